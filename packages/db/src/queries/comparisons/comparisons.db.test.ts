import { HistoryInput } from "@dupewise/domain/comparison/history";
import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { unflattenComparison, flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { comparisons } from "../../schema.ts";
import { buildSampleFacts, buildSampleProduct, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { comparisonColumns, toComparisonRow } from "./comparison-row.ts";
import {
  findComparison,
  findComparisonByRequestId,
  listComparisons,
  removeComparison,
  restoreComparison,
  setFavorite,
} from "./comparisons.ts";
import { findComparisonsForExport, listComparisonIds } from "./export-comparisons.ts";

const SIGNS = ["a", "\\", '"', "{", "}", ",", " ", "\n", "'", "NULL", "é", "𝒳"];

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

let userId: string;
let otherId: string;
beforeEach(async () => {
  userId = (await insertSampleUser(db)).id;
  otherId = (await insertSampleUser(db)).id;
});

interface Given {
  score?: number | null;
  favorite?: boolean;
  /** Minutes after a fixed start; many may share one. */
  at?: number;
  title?: string;
  owner?: string;
  requestId?: string;
}

async function stored({ score = 80, favorite = false, at = 0, title = "Coat", owner, requestId }: Given = {}) {
  const facts = buildSampleFacts({
    original: buildSampleProduct({ title }),
    result: buildSampleResult({ similarityScore: score }),
  });
  const [row] = await db
    .insert(comparisons)
    .values({
      ...toComparisonRow(facts),
      userId: owner ?? userId,
      requestId,
      isFavorite: favorite,
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, at)),
    })
    .returning(comparisonColumns);
  return unflattenComparison(row!);
}

const list = (input: Partial<HistoryInput> = {}) => listComparisons(db, userId, HistoryInput.parse(input));

test("returns a stored comparison to its owner unchanged", async () => {
  const comparison = await stored({ requestId: "r" });
  const flat = flattenComparison(comparison);
  expect(FlatComparison.strict().parse(flat)).toEqual(flat);
  expect(unflattenComparison(flat)).toEqual(comparison);
  expect(comparison.original.description).toBe("Product: Coat\nA long coat with a belt.");
  expect(await findComparison(db, { id: comparison.id, userId })).toEqual(comparison);
  expect(await findComparisonByRequestId(db, userId, "r")).toEqual(comparison);
});

test("stores a description verbatim, including a line that names the product", () => {
  const original = buildSampleProduct({ description: "Product: Cape\nWool." });
  expect(toComparisonRow(buildSampleFacts({ original })).originalDescription).toBe("Product: Cape\nWool.");
  const silent = buildSampleProduct({ title: null, description: null });
  expect(toComparisonRow(buildSampleFacts({ original: silent })).originalDescription).toBeNull();
});

test("prevents reading, changing, removing or listing another user's comparison", async () => {
  const { id } = await stored({ owner: otherId, requestId: "theirs" });
  expect(await findComparison(db, { id, userId })).toBeUndefined();
  expect(await findComparisonByRequestId(db, userId, "theirs")).toBeUndefined();
  expect(await setFavorite(db, { id, userId }, true)).toBe(false);
  expect(await removeComparison(db, { id, userId })).toBe(false);
  expect((await list()).total).toBe(0);
  expect(await findComparison(db, { id, userId: otherId })).toMatchObject({ isFavorite: false });
});

test("hides a removed comparison until it is restored", async () => {
  const key = { id: (await stored()).id, userId };
  expect(await restoreComparison(db, key)).toBe(false);
  expect(await removeComparison(db, key)).toBe(true);
  expect(await removeComparison(db, key)).toBe(false);
  expect(await findComparison(db, key)).toBeUndefined();
  expect(await list()).toMatchObject({ items: [], total: 0 });
  expect(await listComparisonIds(db, userId, { withRemoved: false })).toEqual([]);
  expect(await listComparisonIds(db, userId, { withRemoved: true })).toEqual([key.id]);
  expect(await findComparisonsForExport(db, otherId, [key.id])).toEqual([]);
  expect(await setFavorite(db, key, true)).toBe(false);
  expect(await restoreComparison(db, key)).toBe(true);
  expect(await listComparisonIds(db, userId, { withRemoved: false })).toEqual([key.id]);
  expect((await list()).items).toHaveLength(1);
});

describe("the history", () => {
  test("counts all comparisons and those that match the filter, including unscored ones at a threshold of 0", async () => {
    for (const score of [null, 0, 59, 60, 95]) await stored({ score, at: score ?? 0 });
    expect(await list({ minScore: 0 })).toMatchObject({ total: 5, matching: 5 });
    const { items, total, matching } = await list({ minScore: 60 });
    expect({ total, matching }).toEqual({ total: 5, matching: 2 });
    expect(items.map(({ result }) => result.similarityScore)).toEqual([95, 60]);
  });

  test("matches every search word against names, brands and inputs, treating wildcards literally", async () => {
    await stored({ title: "Camel parka 100%" });
    await stored({ title: "Camel_scarf" });
    const titles = async (search: string) =>
      (await list({ search })).items.map(({ original }) => original.product.title);
    expect(await titles("PARKA camel")).toHaveLength(1);
    expect(await titles("maison EXEMPLE")).toHaveLength(2);
    expect(await titles("100%")).toEqual(["Camel parka 100%"]);
    expect(await titles("l_s")).toEqual(["Camel_scarf"]);
    expect(await titles("other.example")).toHaveLength(2);
    expect(await titles("trousers")).toEqual([]);
  });

  test.each([
    { sort: "newest", expected: ["d", "c", "b", "a"] },
    { sort: "oldest", expected: ["a", "b", "c", "d"] },
    { sort: "favorites", expected: ["c", "a", "d", "b"] },
    { sort: "best", expected: ["b", "d", "a", "c"] },
  ] as const)("sorts by $sort", async ({ sort, expected }) => {
    await stored({ title: "a", at: 1, score: 0, favorite: true });
    await stored({ title: "b", at: 2, score: 90 });
    await stored({ title: "c", at: 3, score: null, favorite: true });
    await stored({ title: "d", at: 4, score: 50 });
    expect((await list({ sort })).items.map(({ original }) => original.product.title)).toEqual(expected);
  });

  test.each(["newest", "oldest", "favorites", "best"] as const)(
    "returns every comparison once when paged in the order %s, even if many share a time and a score",
    async (sort) => {
      for (let number = 0; number < 23; number++) {
        const score = number % 4 === 0 ? null : (number % 2) * 70;
        await stored({ at: number % 3, score, favorite: number % 5 === 0 });
      }
      const whole = (await list({ sort, limit: 100 })).items.map(({ id }) => id);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: 4, cursor });
        expect(page.items.length).toBeLessThanOrEqual(4);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(23);
    },
  );

  test("returns no next cursor for the last page, even if that page is full", async () => {
    await stored();
    await stored();
    expect((await list({ limit: 2 })).nextCursor).toBeNull();
  });

  test.each(["", "x", "1.2", "0.99999999999999999.a", "0.999999999999999.a", "0.1.'; drop table users"])(
    "rejects the cursor %j",
    async (cursor) => {
      await expect(list({ cursor })).rejects.toMatchObject({ code: "validation_failed" });
    },
  );

  test.each(["0.0.a", "-999.99999999999999.a", "999.1.a"])(
    "accepts the cursor %j even though no page returns it",
    async (cursor) => {
      await stored();
      for (const sort of ["newest", "oldest", "favorites", "best"] as const) {
        expect((await list({ cursor, sort })).items.length).toBeLessThanOrEqual(1);
      }
    },
  );
});

test("stores and returns text arrays with any characters unchanged", async () => {
  const similarities = SIGNS.flatMap((one) => SIGNS.flatMap((two) => SIGNS.map((three) => one + two + three)));
  const lists = [similarities, ["", "NULL", "null", " ", "\\"], ["x".repeat(100_000)], []];
  for (const list of lists) {
    const facts = buildSampleFacts({ result: buildSampleResult({ similarities: list }) });
    const [row] = await db
      .insert(comparisons)
      .values({ ...toComparisonRow(facts), userId, counted: true })
      .returning(comparisonColumns);
    expect(row?.similarities).toEqual(list);
    expect((await findComparison(db, { id: row?.id ?? "", userId }))?.result.similarities).toEqual(list);
  }
});
