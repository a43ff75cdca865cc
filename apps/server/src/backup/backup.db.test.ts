import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { connect, type Database } from "@dupewise/db/connect";
import { migrate } from "@dupewise/db/migrate";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../config/env.ts";
import { type RunningServer, serve } from "../serve.ts";
import { runBackup } from "./run-backup.ts";
import { runRestore } from "./run-restore.ts";

const PERSON = { name: "Ada Lovelace", email: "ada@example.com", password: "lovelace1" };
/** Every separator that could be mistaken for the end of a row, a value or a table. */
const AWKWARD = "Product: Coat \\. \\N\n\\.\nwith\ttabs\u2028and\u2029lines\r\n60% polyester, 40% wool. $89";

let folder: string;
let file: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  // As root, the embedded PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  file = join(folder, "all.backup");
  database = await createTestDatabase();
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder });
  const registered = await send(server, "POST", "/api/register", PERSON);
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const pair = { originalUrl: "Product: Wool coat. 80% wool, 20% polyamide. $420", dupeUrl: AWKWARD };
  await send(server, "POST", "/api/comparisons", pair, cookie);
  // While the server runs; nothing changes the compared data afterward.
  const { stdout, stderr } = await runProgram("backup", database.url, file);
  expect({ stdout, stderr }).toEqual({
    stdout: "",
    stderr: `Everything was backed up to ${file}. Keep it secret: it contains personal data.\n`,
  });
  await server.close();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

type Settings = Record<string, string>;

const startServer = (settings: Settings) =>
  serve(
    readEnvironment({
      PORT: "0",
      SERVE_WEB: "false",
      LOG_LEVEL: "silent",
      EXCHANGE_RATES_URL: "none",
      RUN_JOBS: "false",
      ...settings,
    }),
  );

/** As `npm run backup` and `npm run restore` do. */
function runProgram(program: "backup" | "restore", databaseUrl: string, ...args: string[]) {
  const path = join(import.meta.dirname, "..", `${program}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl };
  return promisify(execFile)(process.execPath, [path, ...args], { env });
}

const backUp = (settings: Settings, to: string) => runBackup(readEnvironment(settings), to);
const restore = (settings: Settings, from: string) => runRestore(readEnvironment(settings), createReadStream(from));

function send({ address }: RunningServer, method: string, path: string, body?: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(address + path, { method, headers, body: body ? JSON.stringify(body) : null });
}

/** The contents of a backup without its timestamp. */
async function contentsOf(backup: string): Promise<string> {
  return gunzipSync(await readFile(backup))
    .toString()
    .replace(/"madeAt":"[^"]+"/, "");
}

/** A database without tables, as `createdb` creates it. */
async function emptyDatabase(): Promise<{ url: string; isEmpty: () => Promise<boolean> }> {
  const name = `restored_${crypto.randomUUID().replaceAll("-", "")}`;
  await database.sql.unsafe(`create database ${name} template template0`);
  const url = Object.assign(new URL(database.url), { pathname: name }).href;
  return {
    url,
    isEmpty: async () => {
      const { sql, close } = connect(url, { max: 1 });
      const users = await sql`select to_regclass('public.users') is null as none`;
      const rows = users[0]?.["none"] ? [] : await sql`select from users`;
      await close();
      return rows.length === 0;
    },
  };
}

describe("a backup", () => {
  it("is readable only by its owner and never overwrites another backup", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(runProgram("backup", database.url, file)).rejects.toMatchObject({
      code: 1,
      stderr: `${file} already exists; choose another file name.\n`,
    });
  });

  it("can be restored without loss into an external database and into an embedded one", async () => {
    const { url } = await emptyDatabase();
    const { stdout } = await runProgram("restore", url, file);
    expect(stdout).toMatch(/^Everything was restored as of \d{4}-/);
    const again = join(folder, "again.backup");
    await backUp({ DATABASE_URL: url }, again);
    expect(await contentsOf(again)).toBe(await contentsOf(file));

    const dataDir = join(folder, "data");
    await restore({ DATA_DIR: dataDir }, file);
    const embedded = join(folder, "embedded.backup");
    await backUp({ DATA_DIR: dataDir }, embedded);
    expect(await contentsOf(embedded)).toBe(await contentsOf(file));

    const server = await startServer({ DATA_DIR: dataDir });
    const { status, headers } = await send(server, "POST", "/api/login", PERSON);
    expect(status).toBe(200);
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const list = await (await send(server, "GET", "/api/comparisons", undefined, cookie)).text();
    expect(list).toContain("Wool coat");
    const running = join(folder, "running.backup");
    await backUp({ DATA_DIR: dataDir }, running);
    expect(await contentsOf(running)).toContain("ada@example.com");
    await server.close();
  });

  it("is migrated if it comes from an older version, and rejected if it comes from a newer one", async () => {
    const migrationsOf = async ({ sql }: Pick<Database, "sql">) =>
      (await sql`select from drizzle.__drizzle_migrations`).length;
    const all = await migrationsOf(database);
    const [old, current] = [await emptyDatabase(), await emptyDatabase()];
    await migrate(old, { first: all - 1 });
    const oldSql = connect(old.url, { max: 1 });
    await oldSql.sql`insert into users (id, name, email, password)
      values (gen_random_uuid(), 'Ada', 'old@example.com', 'x')`;
    const older = join(folder, "older.backup");
    await backUp({ DATABASE_URL: old.url }, older);
    await restore({ DATABASE_URL: current.url }, older);
    const { sql, close } = connect(current.url, { max: 1 });
    expect(await sql`select email from users`).toEqual([{ email: "old@example.com" }]);
    expect(await migrationsOf({ sql })).toBe(all);

    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`;
    const newer = join(folder, "newer.backup");
    await backUp({ DATABASE_URL: current.url }, newer);
    const { url } = await emptyDatabase();
    await expect(restore({ DATABASE_URL: url }, newer)).rejects.toThrow("a newer version of Dupewise");
    await Promise.all([close(), oldSql.close()]);
  });

  it("is not restored into a database that contains data", async () => {
    await expect(runProgram("restore", database.url, file)).rejects.toMatchObject({
      code: 1,
      stderr: "That database already contains data: restore into a new one, then switch to it.\n",
    });
  });

  it.each([
    ["a file of another kind", (whole: Buffer) => gunzipSync(whole)],
    ["a truncated file", (whole: Buffer) => whole.subarray(0, whole.length - 200)],
    ["an empty file", () => Buffer.alloc(0)],
  ])("is not restored, even in part, from %s", async (_, damage) => {
    const damaged = join(folder, "damaged.backup");
    await writeFile(damaged, damage(await readFile(file)));
    const { url, isEmpty } = await emptyDatabase();
    await expect(restore({ DATABASE_URL: url }, damaged)).rejects.toThrow(
      "That is not a Dupewise backup, or it is incomplete.",
    );
    expect(await isEmpty()).toBe(true);
  });

  it("fails with a clear error if the folder contains no database", async () => {
    await expect(backUp({ DATA_DIR: join(folder, "nowhere") }, join(folder, "nothing.backup"))).rejects.toThrow(
      `There is no database in ${join(folder, "nowhere")}; correct DATA_DIR.`,
    );
  });
});
