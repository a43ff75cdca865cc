import { eq, sql } from "../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { LOCKS } from "../advisory-locks.ts";
import {
  comparisonReservations,
  comparisons,
  knownDevices,
  passwordResetTokens,
  productReaders,
  rateLimits,
  sessions,
  visitorComparisons,
} from "../schema.ts";
import { buildSampleFacts, insertSampleUser } from "../testing/samples.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { toComparisonRow } from "./comparisons/comparison-row.ts";
import { removeComparison, restoreComparison } from "./comparisons/comparisons.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("deletes only expired rows", async () => {
  const { id: userId } = await insertSampleUser(db);
  for (const [name, expiresAt] of [
    ["kept", sql`now() + interval '1 minute'`],
    ["gone", sql`now() - interval '1 second'`],
  ] as const) {
    const hash = name.repeat(16);
    await db.insert(comparisonReservations).values({ userId, requestId: name, expiresAt });
    await db.insert(productReaders).values({ url: name, reader: "reader", expiresAt });
    await db.insert(sessions).values({ sid: hash, userId, expire: expiresAt });
    await db.insert(knownDevices).values({ tokenHash: hash, userId, expiresAt });
    await db.insert(rateLimits).values({ key: name, tries: 1, resetsAt: expiresAt });
    await db.insert(visitorComparisons).values({ visitorHash: hash, expiresAt });
    const { id: forgetful } = await insertSampleUser(db);
    await db.insert(passwordResetTokens).values({ tokenHash: hash, userId: forgetful, expiresAt });
  }
  await deleteExpiredRows(db);
  expect(await db.select({ requestId: comparisonReservations.requestId }).from(comparisonReservations)).toEqual([
    { requestId: "kept" },
  ]);
  expect(await db.select({ url: productReaders.url }).from(productReaders)).toEqual([{ url: "kept" }]);
  expect(await db.select({ sid: sessions.sid }).from(sessions)).toEqual([{ sid: "kept".repeat(16) }]);
  expect(await db.select({ hash: passwordResetTokens.tokenHash }).from(passwordResetTokens)).toEqual([
    { hash: "kept".repeat(16) },
  ]);
  expect(await db.select({ hash: knownDevices.tokenHash }).from(knownDevices)).toEqual([{ hash: "kept".repeat(16) }]);
  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "kept" }]);
  expect(await db.select({ hash: visitorComparisons.visitorHash }).from(visitorComparisons)).toEqual([
    { hash: "kept".repeat(16) },
  ]);
});

test("keeps a removed comparison restorable until it is purged", async () => {
  const { id: userId } = await insertSampleUser(db);
  const [row] = await db
    .insert(comparisons)
    .values({ ...toComparisonRow(buildSampleFacts()), userId })
    .returning({ id: comparisons.id });
  const key = { id: row!.id, userId };
  const removedBefore = (age: string) =>
    db
      .update(comparisons)
      .set({ deletedAt: sql`now() - ${age}::interval` })
      .where(eq(comparisons.id, key.id));

  await deleteExpiredRows(db);
  expect(await removeComparison(db, key)).toBe(true);
  await removedBefore("23 hours");
  await deleteExpiredRows(db);
  expect(await restoreComparison(db, key)).toBe(true);
  await removedBefore("31 days");
  await deleteExpiredRows(db);
  expect(await restoreComparison(db, key)).toBe(false);
});

test("lets only one process at a time delete expired rows", async () => {
  await db
    .insert(productReaders)
    .values({ url: "stale", reader: "reader", expiresAt: sql`now() - interval '1 second'` });
  await db.transaction(async (other) => {
    await other.execute(sql`select pg_advisory_xact_lock(${LOCKS.sweep})`);
    await deleteExpiredRows(db);
    expect(await db.$count(productReaders, eq(productReaders.url, "stale"))).toBe(1);
  });
  await deleteExpiredRows(db);
  expect(await db.$count(productReaders, eq(productReaders.url, "stale"))).toBe(0);
});
