import { FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";
import { eq, sql } from "../../drizzle.ts";
import { afterAll, describe, expect, test } from "vitest";
import { connect } from "../../connect.ts";
import { comparisonReservations, comparisons, users } from "../../schema.ts";
import { buildSampleFacts, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { deleteExpiredRows } from "../delete-expired-rows.ts";
import { isReservationActive, refundReservation, renewReservation, reserveComparison } from "./quota.ts";
import { storeComparison } from "../comparisons/store-comparison.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const limit = FREE_COMPARISONS;

async function usedBy(userId: string) {
  const [row] = await db.select({ used: users.comparisonsUsed }).from(users).where(eq(users.id, userId));
  return row?.used;
}

async function reserve(userId: string, requestId: string | null = null, most: number | null = limit) {
  const reservation = await reserveComparison(db, { userId, requestId, limit: most, maxConcurrent: null });
  if (typeof reservation === "string") throw new Error(reservation);
  return reservation;
}

const expireAll = () => db.update(comparisonReservations).set({ expiresAt: sql`now() - interval '1 second'` });

describe("limiting concurrent comparisons", () => {
  test("grants exactly 3 of 50 concurrent reservations to a free account, in each of 20 rounds", async () => {
    for (let round = 0; round < 20; round++) {
      const { id: userId } = await insertSampleUser(db);
      const requests = Array.from({ length: 50 }, () =>
        reserveComparison(db, { userId, requestId: null, limit, maxConcurrent: null }),
      );
      const granted = (await Promise.all(requests)).filter((outcome) => outcome !== "limit_reached");
      expect(granted).toHaveLength(3);
    }
  });

  test("stores and counts exactly 3 of 50 concurrent comparisons, even if some of them fail", async () => {
    const { id: userId } = await insertSampleUser(db);
    const compare = async (number: number) => {
      const reservation = await reserveComparison(db, { userId, requestId: `r${number}`, limit, maxConcurrent: null });
      if (typeof reservation === "string") return reservation;
      if (number % 5 === 0) return refundReservation(db, reservation.id);
      return storeComparison(db, reservation, buildSampleFacts());
    };
    await Promise.all(Array.from({ length: 50 }, (_, number) => compare(number)));
    for (let number = 51; typeof (await compare(number)) !== "string"; number++);
    expect(await usedBy(userId)).toBe(3);
    expect(await db.$count(comparisons, eq(comparisons.userId, userId))).toBe(3);
    expect(await db.$count(comparisonReservations, eq(comparisonReservations.userId, userId))).toBe(0);
  });

  test("makes only one comparison for concurrent repeats of the same request", async () => {
    const { id: userId } = await insertSampleUser(db);
    const request = () => reserveComparison(db, { userId, requestId: "again", limit, maxConcurrent: null });
    const outcomes = await Promise.all(Array.from({ length: 10 }, request));
    expect(outcomes.filter((outcome) => outcome === "in_progress")).toHaveLength(9);
    const reservation = outcomes.find((outcome) => typeof outcome === "object")!;
    await storeComparison(db, reservation, buildSampleFacts());
    expect(await request()).toBe("in_progress");
    expect(await usedBy(userId)).toBe(1);
  });
});

test("scopes request IDs to the account", async () => {
  const [{ id: first }, { id: second }] = [await insertSampleUser(db), await insertSampleUser(db)];
  await storeComparison(db, await reserve(first, "made"), buildSampleFacts());
  await reserve(first, "under way");
  expect([
    await isReservationActive(db, first, "under way"),
    await isReservationActive(db, second, "under way"),
  ]).toEqual([true, false]);
  await reserve(second, "made");
  await reserve(second, "under way");
});

describe("comparisons in progress", () => {
  const maxConcurrent = 3;
  const elsewhere = connect(database.url, { max: 5 });
  afterAll(() => elsewhere.close());

  test("never exceed the account's limit, even across servers", async () => {
    const { id: userId } = await insertSampleUser(db);
    const servers = [db, elsewhere.db];
    const requests = Array.from({ length: 40 }, (_, number) =>
      reserveComparison(servers[number % 2]!, { userId, requestId: null, limit: null, maxConcurrent }),
    );
    const outcomes = await Promise.all(requests);
    expect(outcomes.filter((outcome) => typeof outcome === "object")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "too_many_at_once")).toHaveLength(37);
  });

  test("free their slots when they are stored or refunded, or when they expire", async () => {
    const { id: userId } = await insertSampleUser(db);
    const request = () => reserveComparison(elsewhere.db, { userId, requestId: null, limit: null, maxConcurrent });
    const [stored, givenUp] = [await reserve(userId), await reserve(userId), await reserve(userId)];
    expect(await request()).toBe("too_many_at_once");
    const { id: other } = await insertSampleUser(db);
    expect(await reserveComparison(db, { userId: other, requestId: null, limit: null, maxConcurrent })).toBeTypeOf(
      "object",
    );

    await storeComparison(db, stored, buildSampleFacts());
    expect(await request()).toBeTypeOf("object");
    await refundReservation(db, givenUp.id);
    expect(await request()).toBeTypeOf("object");
    expect(await request()).toBe("too_many_at_once");
    await expireAll();
    expect(await request()).toBeTypeOf("object");
  });

  test("are reported as too many only if the request is new and the quota is not used up", async () => {
    const { id: userId } = await insertSampleUser(db);
    await reserve(userId, "mine", null);
    await reserve(userId, null, null);
    await reserve(userId, null, null);
    expect(await reserveComparison(db, { userId, requestId: null, limit, maxConcurrent })).toBe("limit_reached");
    expect(await reserveComparison(db, { userId, requestId: "mine", limit: null, maxConcurrent })).toBe("in_progress");
  });
});

test("grants and counts every reservation if there is no limit", async () => {
  const { id: userId } = await insertSampleUser(db);
  for (let number = 0; number < 5; number++) {
    await storeComparison(db, await reserve(userId, null, null), buildSampleFacts());
  }
  expect(await usedBy(userId)).toBe(5);
});

test("releases a refunded reservation without counting it", async () => {
  const { id: userId } = await insertSampleUser(db);
  const [first] = [await reserve(userId), await reserve(userId), await reserve(userId)];
  expect(await reserveComparison(db, { userId, requestId: null, limit, maxConcurrent: null })).toBe("limit_reached");
  await refundReservation(db, first.id);
  await reserve(userId);
  expect(await usedBy(userId)).toBe(0);
});

test("stores an unscored comparison without counting it", async () => {
  const { id: userId } = await insertSampleUser(db);
  const facts = buildSampleFacts({ result: buildSampleResult({ similarityScore: null }) });
  const stored = await storeComparison(db, await reserve(userId), facts);
  expect(stored.result.similarityScore).toBeNull();
  expect(await usedBy(userId)).toBe(0);
});

test("does not count a comparison that could not be stored, and keeps its reservation until it is refunded", async () => {
  const { id: userId } = await insertSampleUser(db);
  const reservation = await reserve(userId);
  const facts = buildSampleFacts({ result: buildSampleResult({ similarityScore: 101 }) });
  await expect(storeComparison(db, reservation, facts)).rejects.toThrow();
  expect(await usedBy(userId)).toBe(0);
  expect(await db.$count(comparisonReservations, eq(comparisonReservations.userId, userId))).toBe(1);
});

describe("a reservation left by a dead process", () => {
  test("is swept, and stores nothing if it is committed late", async () => {
    const { id: userId } = await insertSampleUser(db);
    const [kept, late] = [await reserve(userId), await reserve(userId)];
    await expireAll();
    await renewReservation(db, kept.id);
    await deleteExpiredRows(db);
    await expect(storeComparison(db, late, buildSampleFacts())).rejects.toMatchObject({ code: "unavailable" });
    expect(await usedBy(userId)).toBe(0);
    await storeComparison(db, kept, buildSampleFacts());
    expect(await usedBy(userId)).toBe(1);
  });

  test("frees its slot without a sweep, even for the same request", async () => {
    const { id: userId } = await insertSampleUser(db);
    await reserve(userId, "mine");
    await reserve(userId);
    await reserve(userId);
    await expireAll();
    expect(await isReservationActive(db, userId, "mine")).toBe(false);
    await reserve(userId, "mine");
  });
});

test("rejects a reservation for a deleted account", async () => {
  const request = reserveComparison(db, { userId: "nobody", requestId: null, limit, maxConcurrent: null });
  await expect(request).rejects.toMatchObject({ code: "unauthorized" });
});

test("limits an account's comparisons by number and by size in bytes, including removed ones", async () => {
  const { id: userId } = await insertSampleUser(db);
  const free = { unscored: 10, comparisons: 10, comparisonBytes: 1_000_000 };
  const request = (limits: Partial<typeof free>) =>
    reserveComparison(db, {
      userId,
      requestId: null,
      limit: null,
      maxConcurrent: null,
      storageLimits: { ...free, ...limits },
    });
  await storeComparison(db, await reserve(userId), buildSampleFacts());
  const unscored = { ...buildSampleFacts(), result: buildSampleResult({ similarityScore: null }) };
  await storeComparison(db, await reserve(userId), unscored);
  await db
    .update(comparisons)
    .set({ deletedAt: sql`now()` })
    .where(eq(comparisons.userId, userId));
  expect(await request({ unscored: 1 })).toBe("unscored_full");
  expect(await request({ comparisons: 2 })).toBe("history_full");
  expect(await request({ comparisonBytes: 1_000 })).toBe("history_full");
  expect(await request({ unscored: 2, comparisons: 3 })).toMatchObject({ userId });
});
