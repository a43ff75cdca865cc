import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "./drizzle.ts";
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { StartupError } from "./startup-error.ts";

const server = (database: string) => Object.assign(new URL(inject("templateUrl")), { pathname: database }).href;
const admin = connect(server("postgres"), { max: 1 });
afterAll(() => admin.close());

let url: string;
beforeEach(async () => {
  const name = `empty_${crypto.randomUUID().slice(0, 8)}`;
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  url = server(name);
});

const MIGRATE = `
  const { migrate } = await import(${JSON.stringify(new URL("migrate.ts", import.meta.url).href)});
  await migrate({ url: process.argv[1] });
`;
const migrateInProcess = (target: string) =>
  promisify(execFile)(process.execPath, ["--input-type=module", "--eval", MIGRATE, target]);

test("runs the migrations only once, even if four processes with four connections each start them", async () => {
  const racers = Array.from({ length: 4 }, () => [migrateInProcess(url), migrate({ url })]).flat();
  const outcomes = await Promise.allSettled(racers);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  const database = connect(url);
  const [row] = await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  expect(row?.count).toBe(journal.entries.length);
  expect(await database.sql`select from sessions`).toHaveLength(0);
  await database.close();
});

/** A folder of migrations, each with its statements. */
function migrationsOf(...migrations: string[][]): string {
  const folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "meta"));
  const entries = migrations.map((statements, idx) => {
    writeFileSync(join(folder, `${idx}.sql`), statements.join("--> statement-breakpoint\n"));
    return { idx, version: "7", when: idx + 1, tag: String(idx), breakpoints: true };
  });
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ dialect: "postgresql", entries }));
  return folder;
}

const SHOES = [
  "create table shoes (id int, size int, half_sizes int)",
  "insert into shoes select n, n % 50 from generate_series(1, 5000) n",
];

test("runs long steps outside a transaction, alongside other traffic, and repeats them after a crash", async () => {
  const first = migrationsOf(SHOES);
  const all = migrationsOf(SHOES, [
    '-- Outside a transaction: nobody waits for it.\ncreate index concurrently if not exists "shoes_size" on shoes (size);',
    `do $$ begin loop
      update shoes set half_sizes = 2 * size where id in (select id from shoes where half_sizes is null limit 1000);
      exit when not found; commit;
    end loop; end $$`,
  ]);
  await migrate({ url }, { folder: first });
  const database = connect(url);
  onTestFinished(database.close);
  // A server that died while building the index left an invalid one; here for another reason.
  await expect(database.sql`create unique index concurrently "shoes_size" on shoes (size)`).rejects.toThrow(
    "could not create",
  );
  await Promise.all(Array.from({ length: 4 }, () => migrate({ url }, { folder: all })));
  expect(await database.sql`select from shoes where half_sizes is distinct from 2 * size`).toHaveLength(0);
  expect(
    await database.sql`select indisvalid, indisunique from pg_index where indexrelid = 'shoes_size'::regclass`,
  ).toEqual([{ indisvalid: true, indisunique: false }]);
  expect(await database.sql`select from drizzle.__drizzle_migrations`).toHaveLength(2);
});

test("gives up waiting for a locked table and retries, so that no query has to wait for the migration", async () => {
  await migrate({ url }, { folder: migrationsOf(SHOES) });
  const [holder, other] = [connect(url, { max: 1 }), connect(url, { max: 1 })];
  onTestFinished(async () => void (await Promise.all([holder.close(), other.close()])));
  const waiting = async () => (await other.sql`select from pg_locks where not granted`).length;
  let migrating: Promise<void> | undefined;
  await holder.sql.begin(async (held) => {
    await held`select from shoes limit 1`;
    migrating = migrate({ url }, { folder: migrationsOf(SHOES, ["alter table shoes add column width text"]) });
    await expect.poll(waiting).toBe(1);
    await expect.poll(waiting).toBe(0);
    await other.sql`insert into shoes (id) values (0)`;
  });
  await migrating;
  expect(await other.sql`select width from shoes where id = 0`).toEqual([{ width: null }]);
});

describe("an unusable database", () => {
  const refusal = (target: string) =>
    prepareDatabase({ url: target }, { waitMs: 500 }).catch((error: unknown) => error);
  const changed = (changes: Partial<URL>) => Object.assign(new URL(url), changes).href;

  test.each([
    { reason: "the password is wrong", changes: { password: "wrong" }, says: /rejects the user name or password/ },
    { reason: "the user is unknown", changes: { username: "nobody" }, says: /rejects the user name or password/ },
    { reason: "the database is unknown", changes: { pathname: "/none" }, says: /no database with that name/ },
    { reason: "no server uses the port", changes: { port: "1" }, says: /no server is listening there/ },
  ])("is reported in one actionable sentence: $reason", async ({ changes, says }) => {
    const error = await refusal(changed(changes));
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toHaveProperty("message", expect.stringMatching(says));
    expect(String(error)).not.toContain(new URL(url).password);
  });

  test("is reported in one actionable sentence: another service uses the port", async () => {
    const other = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = String(typeof address === "object" && address?.port);
    expect(await refusal(changed({ port }))).toMatchObject({
      name: "StartupError",
      message: expect.stringContaining("does not respond like PostgreSQL"),
    });
    other.close();
  });

  test("is reported in one actionable sentence: the URL is malformed", () => {
    for (const wrong of ["", "localhost/db", "mysql://a:b@127.0.0.1/db", "http://127.0.0.1"]) {
      expect(() => connect(wrong)).toThrow("DATABASE_URL is not a PostgreSQL URL");
    }
  });
});
