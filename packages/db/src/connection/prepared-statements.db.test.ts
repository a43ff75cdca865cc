import { eq } from "../drizzle.ts";
import { expect, it, onTestFinished } from "vitest";
import { connect, type Db } from "../connect.ts";
import { users } from "../schema.ts";
import { createTestDatabase } from "../testing/test-database.ts";

it("prepares each statement once per connection, even in nested transactions", async () => {
  const empty = await createTestDatabase();
  // Prepared statements belong to a connection.
  const { db, sql, close } = connect(empty.url, { max: 1 });
  onTestFinished(async () => {
    await close();
    await empty.close();
  });
  const look = (on: Db) => on.select({ name: users.name }).from(users).where(eq(users.email, "ada@example.com"));
  const kept = () => sql`select statement, generic_plans + custom_plans as uses from pg_prepared_statements
    where statement like 'select "name"%'`;
  expect(await kept()).toEqual([]);
  await look(db);
  await db.transaction(async (tx) => {
    await look(tx);
    await tx.transaction((within) => look(within));
  });
  expect(await kept()).toEqual([expect.objectContaining({ uses: "3" })]);
});

it("leaves multi-statement queries and transaction modes unprepared", async () => {
  const empty = await createTestDatabase();
  const { sql, close } = connect(empty.url, { max: 1 });
  onTestFinished(async () => {
    await close();
    await empty.close();
  });
  await sql.unsafe("create temporary table a (n int); create temporary table b (n int)");
  const shown = await sql.begin("read only", (tx) => tx`show transaction_read_only`);
  expect(shown).toEqual([{ transaction_read_only: "on" }]);
});
