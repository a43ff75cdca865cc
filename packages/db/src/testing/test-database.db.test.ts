import { describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "./test-database.ts";
import { insertSampleUser } from "./samples.ts";

const users = ({ sql }: Pick<Awaited<ReturnType<typeof createTestDatabase>>, "sql">) => sql`select from users`;

describe("a test database", () => {
  it("is migrated and separate from other databases", async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => undefined));
    await insertSampleUser(one.db);
    expect(await users(one)).toHaveLength(1);
    expect(await users(other)).toHaveLength(0);
  });

  it("is emptied before it is reused", async () => {
    const first = await createTestDatabase();
    await insertSampleUser(first.db);
    await first.sql`select nextval('billing_readings')`;
    await first.close();
    const second = await createTestDatabase();
    onTestFinished(second.close);
    expect(second.url).toBe(first.url);
    expect(await users(second)).toHaveLength(0);
    expect(await second.sql`select nextval('billing_readings')`).toEqual([{ nextval: "1" }]);
  });

  it.for([
    { left: "a table", statement: "create table left_behind ()" },
    { left: "a column", statement: "alter table users add column left_behind int" },
    { left: "a default value", statement: "alter table users alter column name set default 'Ada'" },
    { left: "a function", statement: "create function left_behind() returns int language sql return 1" },
    {
      left: "statistics",
      statement: "insert into rate_limits select n::text, 1, now() from generate_series(1, 10) n; analyze rate_limits",
    },
    {
      left: "a migration",
      statement: "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)",
    },
  ])("is not reused if a test has left $left behind", async ({ statement }) => {
    const altered = await createTestDatabase();
    await altered.sql.unsafe(statement);
    await altered.close();
    const next = await createTestDatabase();
    onTestFinished(next.close);
    expect(next.url).not.toBe(altered.url);
  });
});
