import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { listMigrationProblems } from "./migrations.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = globSync("packages/db/migrations/*.sql", { cwd: root }).toSorted();
const released = [...read("CHANGELOG.md").matchAll(/^## (\d+\.\d+\.\d+)(?!, unreleased)/gm)].map(
  ([, name = ""]) => name,
);
/** The number of migrations that predate rolling deployments. */
const FREE = 25;

describe("migrations", () => {
  it.each(files.slice(FREE))("keep the previous version running: %s", (file) => {
    expect(listMigrationProblems({ file, text: read(file) }, released)).toEqual([]);
  });

  it("are reported if they break the previous version", () => {
    const problems = files
      .slice(0, FREE)
      .flatMap((file) => listMigrationProblems({ file, text: read(file) }, released));
    expect(problems.map((problem) => /\d{4}/.exec(problem)?.[0])).toEqual(
      expect.arrayContaining(["0004", "0005", "0007", "0011", "0012", "0013", "0014"]),
    );
  });
});

describe("the check for breaking migrations", () => {
  const found = (text: string, releases = released) => listMigrationProblems({ file: "planted", text }, releases);

  it.each([
    `DROP TABLE "boards";`,
    `DROP VIEW "auth_users";`,
    `ALTER TABLE "users" DROP COLUMN "name";`,
    `ALTER TABLE "users" ADD COLUMN "nick" text, DROP COLUMN "name";`,
    `ALTER TABLE "users" RENAME COLUMN "name" TO "nick";`,
    `ALTER TABLE "users" RENAME TO "people";`,
    `ALTER VIEW "auth_sessions" RENAME TO "auth";`,
    `ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(80);`,
    `ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;`,
    `ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;`,
    `ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;`,
    `ALTER TABLE "users" ADD CONSTRAINT "users_name_check" CHECK (char_length("name") > 1);`,
    `ALTER TABLE "users" ADD CONSTRAINT "users_board" FOREIGN KEY ("board") REFERENCES "boards"("id");`,
    `ALTER TABLE "users" ADD CONSTRAINT "users_name_key" UNIQUE("name");`,
    `CREATE INDEX "users_name_index" ON "users" USING btree ("name");`,
    `CREATE UNIQUE INDEX "users_name_index" ON "users" USING btree ("name");`,
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_index" ON "users" ("name");`,
    `-- Outside a transaction\nCREATE INDEX CONCURRENTLY "users_name_index" ON "users" ("name");`,
    `-- Outside a transaction\nDROP INDEX "users_name_index";`,
    `UPDATE "users" SET "nick" = "name";`,
    `DELETE FROM "users";`,
    `INSERT INTO "boards" ("user_id") SELECT "id" FROM "users";`,
    `WITH "old" AS (SELECT 1) UPDATE "users" SET "nick" = "name";`,
    `-- Outside a transaction\nDO $$ BEGIN UPDATE "users" SET "nick" = "name"; COMMIT; END $$;`,
    `DO $$ BEGIN LOOP UPDATE "users" SET "a" = 1 WHERE "id" IN (SELECT "id" LIMIT 9); COMMIT; END LOOP; END $$;`,
    `LOCK TABLE "users";`,
    `TRUNCATE "users";`,
  ])("reports %s", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it("reports a removal that does not name the release that stopped reading the data", () => {
    const contraction = `-- Unread since 0.2.0: nobody asks for it.\nALTER TABLE "users" DROP COLUMN "name";`;
    expect(found(contraction, ["0.2.0"])).toEqual([]);
    expect(found(contraction, ["0.1.0"])).toHaveLength(2);
    expect(found(`-- Unread since 0.2.0\nALTER TABLE "users" RENAME TO "people";`, ["0.2.0"])).toHaveLength(1);
  });

  it.each([
    `CREATE TABLE "t" ("id" text);--> statement-breakpoint\nCREATE INDEX "i" ON "t" USING btree ("id");`,
    `CREATE TABLE "t" ("id" text);--> statement-breakpoint\nINSERT INTO "t" ("id") SELECT "id" FROM "users";`,
    `CREATE TABLE "t" ("id" text);--> statement-breakpoint
     ALTER TABLE "t" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade;`,
    `ALTER TABLE "users" ADD COLUMN "nick" text;`,
    `ALTER TABLE "users" ADD COLUMN "is_kind" boolean DEFAULT true NOT NULL;`,
    `ALTER TABLE "users" ADD CONSTRAINT "users_nick_check" CHECK (char_length("nick") > 1) NOT VALID;`,
    `ALTER TABLE "users" VALIDATE CONSTRAINT "users_nick_check";`,
    `ALTER TABLE "users" DROP CONSTRAINT "users_nick_check";`,
    `CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE "users" SET "a" = 1; END $$;`,
    `-- Outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "users" ("name");`,
    `-- Outside a transaction: a thousand at a time.
     DO $$ BEGIN LOOP
       UPDATE "users" SET "nick" = "name" WHERE "id" IN (SELECT "id" FROM "users" WHERE "nick" IS NULL LIMIT 1000);
       EXIT WHEN NOT FOUND; COMMIT;
     END LOOP; END $$;`,
  ])("allows %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});
