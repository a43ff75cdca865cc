import { HistoryInput } from "@dupewise/domain/comparison/history";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import { FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";
import { eq, sql } from "../../drizzle.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { comparisonReservations, users } from "../../schema.ts";
import { buildSampleFacts, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listComparisons, removeComparison, setFavorite } from "./comparisons.ts";
import { reserveComparison } from "../limits/quota.ts";
import { storeComparison } from "./store-comparison.ts";
import { findRerunInputs, storeRerun } from "./rerun.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const ENTERED = { price: "$89.99", title: "Camp shirt", brand: "Maren", kind: "shirt" };
const limit = FREE_COMPARISONS;
let userId: string;
beforeEach(async () => {
  userId = (await insertSampleUser(db)).id;
});

async function reserve() {
  const reservation = await reserveComparison(db, { userId, requestId: null, limit, maxConcurrent: null });
  if (typeof reservation === "string") throw new Error(reservation);
  return reservation;
}

async function compared(similarityScore: number | null) {
  return storeComparison(db, await reserve(), buildSampleFacts({ result: buildSampleResult({ similarityScore }) }));
}

async function rerun(id: string, similarityScore: number | null, version?: string) {
  const key = { id, userId };
  const found = (await findRerunInputs(db, key))!;
  const manual = { original: { ...NOTHING_ENTERED, ...ENTERED }, alternative: found.alternative.manual };
  const result = buildSampleResult({ similarityScore });
  const products = { original: found.original.product, alternative: found.alternative.product };
  return storeRerun(db, key, { version: version ?? found.version, products, manual, result, limit });
}

const used = async () => (await db.select().from(users).where(eq(users.id, userId)))[0]?.comparisonsUsed;

test("replaces the result and keeps the shopper's entries, without counting the rerun", async () => {
  const { id } = await compared(80);
  expect(await rerun(id, 64)).toMatchObject({
    result: { similarityScore: 64 },
    original: { manual: { price: "$89.99", title: "Camp shirt", brand: "Maren", kind: "shirt" } },
    alternative: { manual: { title: null } },
  });
  expect((await findRerunInputs(db, { id, userId }))?.original.manual).toMatchObject(ENTERED);
  expect(await rerun(id, null)).toMatchObject({ result: { similarityScore: null } });
  expect(await rerun(id, 70)).toMatchObject({ result: { similarityScore: 70 } });
  expect(await used()).toBe(1);
});

test("counts a comparison once, when it is scored for the first time", async () => {
  const { id } = await compared(null);
  expect(await used()).toBe(0);
  await rerun(id, null);
  expect(await used()).toBe(0);
  await rerun(id, 50);
  await rerun(id, 55);
  expect(await used()).toBe(1);
});

test("counts concurrent first scores only up to the limit, which includes comparisons in progress", async () => {
  const unscored = await Promise.all([compared(null), compared(null), compared(null)]);
  await compared(80);
  await reserve();
  const outcomes = await Promise.all(unscored.map(({ id }) => rerun(id, 50)));
  expect(outcomes.filter((outcome) => outcome === "limit_reached")).toHaveLength(2);
  expect(await used()).toBe(2);
});

test("does not commit a reservation after it has expired", async () => {
  const { id } = await compared(null);
  const late = await reserve();
  await compared(80);
  await compared(81);
  await db.update(comparisonReservations).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await rerun(id, 50)).toMatchObject({ result: { similarityScore: 50 } });
  await expect(storeComparison(db, late, buildSampleFacts())).rejects.toMatchObject({ code: "unavailable" });
  expect(await used()).toBe(3);
});

test("leaves a comparison unchanged if it was changed or deleted in the meantime", async () => {
  const { id } = await compared(80);
  const { version } = (await findRerunInputs(db, { id, userId }))!;
  await setFavorite(db, { id, userId }, true);
  expect(await rerun(id, 10, version)).toBe("changed_meanwhile");
  await removeComparison(db, { id, userId });
  expect(await findRerunInputs(db, { id, userId })).toBeUndefined();
});

test("finds a comparison by the name that the shopper entered and by the detected name", async () => {
  const { id } = await compared(80);
  await rerun(id, 64);
  for (const search of ["camp SHIRT", "maren", "belted wool"]) {
    const { items } = await listComparisons(db, userId, HistoryInput.parse({ search }));
    expect(items.map((one) => one.id)).toEqual([id]);
  }
});
