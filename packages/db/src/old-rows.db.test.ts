import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "./drizzle.ts";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { expect, inject, onTestFinished, test } from "vitest";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { findComparison } from "./queries/comparisons/comparisons.ts";
import { buildSampleProduct, buildSampleResult } from "./testing/samples.ts";

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));

/** The migrations up to a given one. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(at).toBeGreaterThan(0);
  writeFileSync(
    join(folder, "meta", "_journal.json"),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }),
  );
  return folder;
}

async function emptyDatabase(): Promise<string> {
  const name = `old_${crypto.randomUUID().slice(0, 8)}`;
  const url = (database: string) => Object.assign(new URL(inject("templateUrl")), { pathname: database }).href;
  const admin = connect(url("postgres"), { max: 1 });
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  await admin.close();
  return url(name);
}

test("shows the original text of a comparison that was stored before assessments existed", async () => {
  const url = await emptyDatabase();
  const before = postgres(url, { max: 1, onnotice: () => {} });
  await runMigrations(drizzle(before), { migrationsFolder: migrationsBefore("0015_assessments") });
  const database = connect(url);
  const [user] = await before<{ id: string }[]>`
    insert into users (email, name, password) values ('ada@example.com', 'Ada Lovelace', 'hash') returning id`;
  const userId = user?.id ?? "";
  const { analysis, similarityScore, differences, materialComparison } = buildSampleResult();
  const product = buildSampleProduct();
  const [row] = await before<{ id: string }[]>`
    insert into comparisons (user_id, original_url, dupe_url, similarity_score, differences, material_comparison,
      analysis, original_product, dupe_product, counted)
    values (${userId}, 'a', 'b', ${similarityScore}, ${differences}, ${materialComparison},
      ${JSON.stringify(analysis)}, ${JSON.stringify(product)}, ${JSON.stringify(product)}, true) returning id`;
  const [old] = await before`select * from comparisons`;
  await migrate({ url });
  const [migrated] = await before`select * from comparisons`;
  expect(migrated).toMatchObject({ ...old, assessment: null, wording: null });
  const otherWording = {
    version: "today",
    rewrite: () => {
      throw new Error("there is nothing to make sentences from");
    },
  };
  expect(await findComparison(database.db, { id: row?.id ?? "", userId }, otherWording)).toMatchObject({
    result: { similarityScore, differences, materialComparison, analysis },
  });
  await Promise.all([before.end(), database.close()]);
});
