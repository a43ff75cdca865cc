import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
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

test("four processes with four connections each run the migrations once", async () => {
  const racers = Array.from({ length: 4 }, () => [migrateInProcess(url), migrate({ url })]).flat();
  const outcomes = await Promise.allSettled(racers);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  const database = connect(url);
  const [row] = await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  expect(row?.count).toBe(journal.entries.length);
  expect(await database.sql`select from sessions`).toHaveLength(0);
  await database.close();
});

describe("an unusable database is reported in one actionable sentence", () => {
  const refusal = (target: string) =>
    prepareDatabase({ url: target }, { waitMs: 500 }).catch((error: unknown) => error);
  const changed = (changes: Partial<URL>) => Object.assign(new URL(url), changes).href;

  test.each([
    { of: "a wrong password", changes: { password: "wrong" }, says: /refuses the user or the password/ },
    { of: "an unknown user", changes: { username: "nobody" }, says: /refuses the user or the password/ },
    { of: "an unknown database", changes: { pathname: "/none" }, says: /no database of that name/ },
    { of: "a port where nothing listens", changes: { port: "1" }, says: /nothing listens there/ },
  ])("$of", async ({ changes, says }) => {
    const error = await refusal(changed(changes));
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toHaveProperty("message", expect.stringMatching(says));
    expect(String(error)).not.toContain(new URL(url).password);
  });

  test("when another service listens on the port", async () => {
    const other = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = String(typeof address === "object" && address?.port);
    expect(await refusal(changed({ port }))).toMatchObject({
      name: "StartupError",
      message: expect.stringContaining("does not answer like PostgreSQL"),
    });
    other.close();
  });

  test("when the URL is malformed", () => {
    for (const wrong of ["", "localhost/db", "mysql://a:b@127.0.0.1/db", "http://127.0.0.1"]) {
      expect(() => connect(wrong)).toThrow("DATABASE_URL is no PostgreSQL address");
    }
  });
});
