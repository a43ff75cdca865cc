import { HISTORY_SORTS } from "@dupewise/domain/constants";
import { HistoryInput } from "@dupewise/domain/comparison/history";
import { and, eq, sql } from "../../drizzle.ts";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { comparisons, historyTexts, users } from "../../schema.ts";
import { buildSampleFacts, buildSampleProduct, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { toComparisonRow } from "../comparisons/comparison-row.ts";
import { listComparisons, removeComparison, restoreComparison, setFavorite } from "../comparisons/comparisons.ts";
import type { Product } from "@dupewise/domain/product/product";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** Letters whose cases differ in number or length, composed and decomposed accents, and wildcards of `like`. */
const SIGNS = "a A b B é É ß ẞ İ ı I i Σ σ ς ǅ % _ \\ ' \" - ñ 中 🧥"
  .split(" ")
  .concat("e\u0301", "E\u0301", " ", "\u00a0");
const words = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 8 }).map((signs) => signs.join(""));
const score = fc.option(fc.integer({ min: 0, max: 100 }));
const row = fc.record({
  title: fc.option(words),
  brand: fc.option(words),
  otherTitle: fc.option(words),
  typed: words.filter((text) => text.trim() !== ""),
  score,
  isFavorite: fc.boolean(),
  minutes: fc.integer({ min: 0, max: 3 }),
  removed: fc.boolean(),
});
const asked = fc.record({
  search: fc.oneof(fc.constant(""), words),
  minScore: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
  sort: fc.constantFrom(...HISTORY_SORTS),
  limit: fc.integer({ min: 1, max: 5 }),
});

async function stored(userId: string, given: (typeof row extends fc.Arbitrary<infer R> ? R : never)[]) {
  if (given.length === 0) return;
  await db.insert(comparisons).values(
    given.map(({ title, brand, otherTitle, typed, score: similarityScore, isFavorite, minutes, removed }) => ({
      ...toComparisonRow(
        buildSampleFacts({
          inputs: { original: typed },
          original: buildSampleProduct({ title, brand }),
          alternative: buildSampleProduct({ title: otherTitle, brand: null }),
          result: buildSampleResult({ similarityScore }),
        }),
      ),
      userId,
      isFavorite,
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, minutes)),
      deletedAt: removed ? new Date() : null,
    })),
  );
}

/** The same query in the simplest form, a full scan. */
async function plain(userId: string, { search, minScore, sort }: HistoryInput): Promise<string[]> {
  const side = (product: typeof comparisons.originalProduct | typeof comparisons.dupeProduct) =>
    sql`${product}->>'title', ${product}->>'brand'`;
  const text = sql`concat_ws(' ', ${side(comparisons.originalProduct)}, ${side(comparisons.dupeProduct)},
    ${comparisons.originalUrl}, ${comparisons.dupeUrl})`;
  const literal = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select()
    .from(comparisons)
    .where(
      and(
        eq(comparisons.userId, userId),
        ...search.split(/\s+/).flatMap((word) => (word === "" ? [] : [sql`${text} ilike ${literal(word)}`])),
      ),
    );
  const turn = sort === "oldest" ? 1 : -1;
  const ranks = (item: (typeof rows)[number]) => [
    ...(sort === "favorites" ? [Number(item.isFavorite)] : []),
    ...(sort === "best" ? [item.similarityScore ?? -1] : []),
    item.createdAt.getTime(),
  ];
  return rows
    .filter((item) => item.deletedAt === null && (minScore === 0 || (item.similarityScore ?? -1) >= minScore))
    .toSorted((a, b) => {
      const [left, right] = [ranks(a), ranks(b)];
      const at = left.findIndex((rank, index) => rank !== right[index]);
      const less = at === -1 ? a.id < b.id : left[at]! < right[at]!;
      return less ? -turn : turn;
    })
    .map(({ id }) => id);
}

async function paged(userId: string, input: HistoryInput) {
  const ids: string[] = [];
  const counts = new Set<number>();
  let cursor: string | undefined;
  do {
    const page = await listComparisons(db, userId, { ...input, cursor });
    ids.push(...page.items.map(({ id }) => id));
    counts.add(page.matching);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ids, counts: [...counts] };
}

test("returns the same results as a full scan for every filter, sort order and search", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 14 }),
      fc.array(asked, { minLength: 6, maxLength: 6 }),
      async (rows, questions) => {
        const { id: userId } = await insertSampleUser(db);
        await stored(userId, rows);
        for (const question of questions) {
          const input = HistoryInput.parse(question);
          const expected = await plain(userId, input);
          expect(await paged(userId, input)).toEqual({ ids: expected, counts: [expected.length] });
        }
        await db.delete(users).where(eq(users.id, userId));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ["ÉCHARPE été", "Écharpe d’été", true],
  ["ecarpe", "Écharpe", false],
  ["eté", "été", false],
  ["100%", "100% wool", true],
  ["100%", "1000 wool", false],
  ["a_b", "a_b", true],
  ["a_b", "axb", false],
  [String.raw`c:\x`, String.raw`C:\X`, true],
  ["'); drop table users; --", "coat", false],
  ["ПАЛЬТО", "пальто", true],
  ["大衣", "羊毛大衣", true],
])("for the search %s and the text %s, returns %s", async (search, title, finds) => {
  const { id: userId } = await insertSampleUser(db);
  await db
    .insert(comparisons)
    .values({ ...toComparisonRow(buildSampleFacts({ original: buildSampleProduct({ title }) })), userId });
  const { matching, items } = await listComparisons(db, userId, HistoryInput.parse({ search }));
  expect([matching, items.length]).toEqual(finds ? [1, 1] : [0, 0]);
});

test("updates the search text when the comparison changes", async () => {
  const { id: userId } = await insertSampleUser(db);
  const other = await insertSampleUser(db);
  const product = (title: string): Product => buildSampleProduct({ title });
  const [row] = await db
    .insert(comparisons)
    .values({ ...toComparisonRow(buildSampleFacts({ original: product("Parka") })), userId })
    .returning({ id: comparisons.id });
  const key = { id: row!.id, userId };
  const search = async (text: string, whose = userId) =>
    (await listComparisons(db, whose, HistoryInput.parse({ search: text }))).matching;
  expect([await search("parka"), await search("parka", other.id)]).toEqual([1, 0]);
  await removeComparison(db, key);
  expect(await search("parka")).toBe(0);
  await restoreComparison(db, key);
  await db
    .update(comparisons)
    .set({ originalProduct: product("Duffle") })
    .where(eq(comparisons.id, key.id));
  expect([await search("parka"), await search("DUFFLE")]).toEqual([0, 1]);
  await db.insert(comparisons).values({
    ...toComparisonRow(buildSampleFacts({ original: product("Duffle") })),
    userId,
    createdAt: new Date("2099-01-01"),
  });
  await setFavorite(db, key, true);
  await db.update(comparisons).set({ similarityScore: 99 }).where(eq(comparisons.id, key.id));
  for (const sort of HISTORY_SORTS) {
    const { items } = await listComparisons(db, userId, HistoryInput.parse({ search: "duffle", sort, limit: 1 }));
    expect([sort, items[0]?.id === key.id]).toEqual([sort, sort !== "newest"]);
  }
  const best = await listComparisons(db, userId, HistoryInput.parse({ search: "duffle", minScore: 99 }));
  expect([best.matching, best.items[0]?.id]).toEqual([1, key.id]);
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.$count(historyTexts, eq(historyTexts.comparisonId, key.id))).toBe(0);
});
