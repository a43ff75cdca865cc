import { eq, sql as raw } from "./drizzle.ts";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "./connect.ts";
import { isDatabaseUnavailable } from "./connection/is-database-unavailable.ts";
import { findUserByEmail, insertUser } from "./queries/account/users.ts";
import { users } from "./schema.ts";
import { createTestDatabase } from "./testing/test-database.ts";

/** The number of statements that the driver pipelines on one connection; one more is the last that fits. */
const SENT_AHEAD = 100;

/** Opens a single connection, since prepared statements belong to a connection. */
async function startDatabase() {
  const empty = await createTestDatabase();
  const { db, sql, close } = connect(empty.url, { max: 1 });
  onTestFinished(async () => {
    await close();
    await empty.close();
  });
  const register = (name: string) =>
    db.transaction(async (tx) => insertUser(tx, { name, email: `${name}@example.com`, password: "hash" }));
  return { db, sql, register };
}

it("never prepares BEGIN, COMMIT, ROLLBACK or savepoint statements", async () => {
  const { db, sql } = await startDatabase();
  await db.transaction(async (tx) => {
    await tx.transaction((within) => within.select().from(users));
    const failed = tx.transaction(async () => Promise.reject(new Error("aborted")));
    await expect(failed).rejects.toThrow("aborted");
  });
  await expect(db.transaction(async () => Promise.reject(new Error("aborted")))).rejects.toThrow("aborted");
  const prepared = await sql`select statement from pg_prepared_statements
    where statement ~* '^\\s*(begin|start|commit|end|rollback|abort|savepoint|release)'`;
  expect(prepared).toEqual([]);
});

it("stores every acknowledged write even after a pooler drops all prepared statements", async () => {
  const { db, sql } = await startDatabase();
  const rename = (name: string) => db.transaction((tx) => tx.execute(raw.raw(`update users set name = '${name}'`)));
  await insertUser(db, { name: "ada", email: "ada@example.com", password: "hash" });
  await rename("grace");
  await sql.unsafe("deallocate all");
  await rename("mary");
  await expect(findUserByEmail(db, "ada@example.com")).resolves.toMatchObject({ name: "mary" });
});

it("fails with a retryable error if prepared statements are dropped mid-transaction", async () => {
  const { db, sql, register } = await startDatabase();
  await register("ada");
  const outcomes: string[] = [];
  for (const name of ["grace", "mary", "joan"]) {
    await sql.unsafe("deallocate all");
    const outcome = await register(name).then(
      () => "stored",
      (error: unknown) => (isDatabaseUnavailable(error) ? "to be tried again" : "unknown"),
    );
    const isStored = (await findUserByEmail(db, `${name}@example.com`)) !== undefined;
    expect([outcome, isStored]).toEqual([outcome, outcome === "stored"]);
    outcomes.push(outcome);
    await register(`${name}-again`);
  }
  expect(outcomes).toContain("to be tried again");
});

it("rejects a transaction if PostgreSQL responds to its COMMIT with ROLLBACK", async () => {
  const { db, sql, register } = await startDatabase();
  await register("ada");
  const renaming = sql.begin(async (tx) => {
    await tx`update users set name = 'grace'`;
    // The driver reports a cursor's failure only to its reader.
    const cursor = tx`select 1 / 0`.cursor(1)[Symbol.asyncIterator]();
    await expect(cursor.next()).rejects.toThrow("division by zero");
  });
  const failure = await renaming.catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "NOT_COMMITTED" });
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await expect(db.$count(users, eq(users.name, "grace"))).resolves.toBe(0);
});

it("reserves a connection for a transaction, even if its BEGIN fills the connection's pipeline", async () => {
  const { db, sql, register } = await startDatabase();
  await register("ada");
  const ahead = Array.from({ length: SENT_AHEAD }, () => sql`select pg_sleep(0.001)`.execute());
  const renaming = sql.begin(async (tx) => {
    await tx`update users set name = 'grace'`;
    throw new Error("aborted");
  });
  const beside = sql`update users set email = 'mary@example.com'`.execute();
  await expect(renaming).rejects.toThrow("aborted");
  await Promise.all([...ahead, beside]);
  await expect(findUserByEmail(db, "mary@example.com")).resolves.toMatchObject({ name: "ada" });
});
