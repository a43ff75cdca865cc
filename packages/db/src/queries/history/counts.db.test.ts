import { HistoryInput } from "@dupewise/domain/comparison/history";
import { and, eq, gte, isNull, sql } from "../../drizzle.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { comparisons, historyCounts, users } from "../../schema.ts";
import { buildSampleFacts, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { toComparisonRow } from "../comparisons/comparison-row.ts";
import { listComparisons, removeComparison, restoreComparison, setFavorite } from "../comparisons/comparisons.ts";
import { countHistory } from "./counts.ts";
import { reserveComparison } from "../limits/quota.ts";
import { storeComparison } from "../comparisons/store-comparison.ts";
import { findRerunInputs, storeRerun } from "../comparisons/rerun.ts";
import { deleteExpiredRows } from "../delete-expired-rows.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

let userId: string;
beforeEach(async () => {
  userId = (await insertSampleUser(db)).id;
});

/** Stores one through the product's own code. */
async function compared(similarityScore: number | null) {
  const place = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
  if (typeof place === "string") throw new Error(place);
  const facts = buildSampleFacts({ result: buildSampleResult({ similarityScore }) });
  return { id: (await storeComparison(db, place, facts)).id, userId };
}

async function rerun(key: { id: string; userId: string }, similarityScore: number) {
  const { version, original, alternative } = (await findRerunInputs(db, key))!;
  const products = { original: original.product, alternative: alternative.product };
  const manual = { original: original.manual, alternative: alternative.manual };
  return storeRerun(db, key, {
    version,
    products,
    manual,
    result: buildSampleResult({ similarityScore }),
    limit: null,
  });
}

/** Counts by the counters, and by the rows themselves. */
async function both(minScore: number) {
  const mine = and(eq(comparisons.userId, userId), isNull(comparisons.deletedAt));
  const byRows = {
    total: await db.$count(comparisons, mine),
    scored: await db.$count(
      comparisons,
      and(mine, minScore > 0 ? gte(comparisons.similarityScore, minScore) : undefined),
    ),
  };
  return { byCounts: await countHistory(db, userId, minScore), byRows };
}

test("returns zero before the first comparison", async () => {
  expect(await countHistory(db, userId, 0)).toEqual({ total: 0, scored: 0 });
  expect(await countHistory(db, "nobody", 50)).toEqual({ total: 0, scored: 0 });
});

test("updates the counts after every kind of change to the history", async () => {
  const expected = async (minScore: number, total: number, scored: number) => {
    const { byCounts, byRows } = await both(minScore);
    expect(byCounts).toEqual({ total, scored });
    expect(byRows).toEqual({ total, scored });
  };
  const [none, low, high] = [await compared(null), await compared(49), await compared(90)];
  await expected(0, 3, 3);
  await expected(1, 3, 2);
  await expected(50, 3, 1);
  await rerun(none, 70);
  await expected(50, 3, 2);
  await setFavorite(db, low, true);
  await removeComparison(db, high);
  await removeComparison(db, high);
  await expected(50, 2, 1);
  await restoreComparison(db, high);
  await restoreComparison(db, high);
  await expected(90, 3, 1);
  await removeComparison(db, low);
  await db
    .update(comparisons)
    .set({ deletedAt: sql`now() - interval '2 days'` })
    .where(eq(comparisons.id, low.id));
  await deleteExpiredRows(db);
  expect(await db.$count(comparisons, eq(comparisons.id, low.id))).toBe(0);
  await expected(0, 2, 2);
});

test("counts each of several concurrent changes once", async () => {
  const keys = await Promise.all(Array.from({ length: 24 }, (_, n) => compared(n % 3 === 0 ? null : 50 + n)));
  await Promise.all([
    ...keys.slice(0, 8).map((key) => removeComparison(db, key)),
    ...keys.slice(0, 8).map((key) => removeComparison(db, key)),
    ...keys.slice(8, 16).map((key) => setFavorite(db, key, true)),
    ...keys.slice(16).map((key, n) => rerun(key, 40 + n)),
    ...Array.from({ length: 8 }, () => compared(60)),
  ]);
  await Promise.all(keys.slice(0, 4).map((key) => restoreComparison(db, key)));
  for (const minScore of [0, 50, 60, 70]) {
    const { byCounts, byRows } = await both(minScore);
    expect(byCounts).toEqual(byRows);
  }
  expect((await countHistory(db, userId, 0)).total).toBe(28);
});

test("ignores a change that is rolled back", async () => {
  const row = { ...toComparisonRow(buildSampleFacts()), userId };
  const failing = db.transaction(async (tx) => {
    await tx.insert(comparisons).values([row, row]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await countHistory(db, userId, 0)).toEqual({ total: 0, scored: 0 });
});

test("counts every row that a single statement changes", async () => {
  const row = { ...toComparisonRow(buildSampleFacts()), userId };
  await db.insert(comparisons).values([row, row, { ...row, similarityScore: 12 }]);
  await db.update(comparisons).set({ similarityScore: 99 }).where(eq(comparisons.userId, userId));
  expect(await countHistory(db, userId, 99)).toEqual({ total: 3, scored: 3 });
});

test("returns the counts along with the history, and deletes them along with the account", async () => {
  await compared(80);
  const other = await insertSampleUser(db);
  expect(await listComparisons(db, userId, HistoryInput.parse({ minScore: 90 }))).toMatchObject({
    total: 1,
    matching: 0,
  });
  expect(await listComparisons(db, other.id, HistoryInput.parse({}))).toMatchObject({ total: 0, matching: 0 });
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.$count(historyCounts, eq(historyCounts.userId, userId))).toBe(0);
});
