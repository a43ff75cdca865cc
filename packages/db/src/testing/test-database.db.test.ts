import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "./test-database.ts";
import { sampleUser } from "./samples.ts";

const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
afterAll(() => Promise.all([one.close(), other.close()]));

test("each test database is migrated and separate", async () => {
  await sampleUser(one.db);
  const users = (database: typeof one) => database.sql`select from users`;
  expect(await users(one)).toHaveLength(1);
  expect(await users(other)).toHaveLength(0);
});
