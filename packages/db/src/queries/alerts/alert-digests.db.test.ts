import { sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { claimDigest } from "./alert-digests.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("lets only one of many concurrent workers claim the daily digest, and allows the next claim 20 hours later", async () => {
  const { id } = await insertSampleUser(db);
  const claim = () => db.transaction((tx) => claimDigest(tx, id));
  const claimed = (await Promise.all(Array.from({ length: 5 }, claim))).filter((token) => token !== undefined);
  expect(claimed).toEqual([expect.any(String)]);
  const ago = (age: string) =>
    db.execute(sql`update unsubscribe_tokens set last_digest_at = now() - ${age}::interval where user_id = ${id}`);
  await ago("19 hours");
  expect(await claim()).toBeUndefined();
  await ago("21 hours");
  expect(await claim()).toBe(claimed[0]);
});
