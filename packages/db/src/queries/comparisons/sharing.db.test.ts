import { afterAll, expect, test } from "vitest";
import { buildSampleFacts, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { removeComparison } from "./comparisons.ts";
import { reserveComparison } from "../limits/quota.ts";
import { storeComparison } from "./store-comparison.ts";
import { findShare, findSharedComparison, shareComparison, unshareComparison } from "./sharing.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

async function compared() {
  const { id: userId } = await insertSampleUser(db);
  const reservation = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
  if (typeof reservation === "string") throw new Error(reservation);
  const { id } = await storeComparison(db, reservation, buildSampleFacts());
  return { id, userId };
}

const open = { pastedTextPrivate: false };
const [first, second] = ["a".repeat(32), "b".repeat(32)] as const;

test("shows a comparison to others only while its owner shares it", async () => {
  const key = await compared();
  expect(await findShare(db, key)).toEqual({ token: null, ...open });
  expect(await findSharedComparison(db, { id: key.id, token: first })).toBeUndefined();
  await shareComparison(db, key, { token: first, ...open });
  expect(await findSharedComparison(db, { id: key.id, token: first })).toMatchObject({
    comparison: { id: key.id },
    ...open,
  });
  expect(await findSharedComparison(db, { id: key.id, token: second })).toBeUndefined();
  expect(await unshareComparison(db, key)).toBe(true);
  expect(await findSharedComparison(db, { id: key.id, token: first })).toBeUndefined();
});

test("keeps the link, with the new privacy setting, when a comparison is shared again", async () => {
  const key = await compared();
  await shareComparison(db, key, { token: "c".repeat(32), ...open });
  const again = await shareComparison(db, key, { token: "d".repeat(32), pastedTextPrivate: true });
  expect(again).toEqual({ token: "c".repeat(32), pastedTextPrivate: true });
});

test("lets only the owner share or unshare a comparison, and hides it from others once it is removed", async () => {
  const [key, { userId }] = [await compared(), await compared()];
  const theirs = { id: key.id, userId };
  expect(await shareComparison(db, theirs, { token: "e".repeat(32), ...open })).toBeUndefined();
  expect(await unshareComparison(db, theirs)).toBe(false);
  await shareComparison(db, key, { token: "f".repeat(32), ...open });
  await removeComparison(db, key);
  expect(await findSharedComparison(db, { id: key.id, token: "f".repeat(32) })).toBeUndefined();
  expect(await findShare(db, key)).toBeUndefined();
});
