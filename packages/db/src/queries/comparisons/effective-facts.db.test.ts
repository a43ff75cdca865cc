import { countsAsSavings } from "@dupewise/domain/comparison/comparable";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { unflattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { eq, sql } from "../../drizzle.ts";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { comparisons } from "../../schema.ts";
import { buildSampleFacts, buildSampleProduct, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { aggregateInsights } from "../insights/insights.ts";
import { comparisonColumns, toComparisonRow } from "./comparison-row.ts";
import { ALTERNATIVE_MATERIALS, DO_SAVINGS_COUNT, IS_PRICE_ENTERED } from "./effective-facts.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const material = fc.constantFrom("wool", "silk", "linen");
const materials = fc.uniqueArray(material, { maxLength: 2 });
const composition: fc.Arbitrary<CompositionItem[]> = fc.array(
  fc.record({ material, percentage: fc.option(fc.integer({ min: 0, max: 100 })) }),
  { maxLength: 2 },
);
const price = fc.option(
  fc.record({ amount: fc.constantFrom("40", "99.50", "120"), currency: fc.constantFrom("EUR", "USD", null) }),
);
const written = fc.option(fc.constantFrom("$30", "80 EUR", "99.50", "on sale"), { freq: 1 });
const product = fc.record({ materials, composition, price });
const manual = fc.record({ materials, composition, price: written });
const stored = fc.record({
  original: product,
  alternative: product,
  entered: fc.record({ original: manual, alternative: manual }),
  similarityScore: fc.option(fc.integer({ min: 0, max: 100 })),
  gate: fc.constantFrom(0.05, 0.2, 0.21, 1),
  isReplica: fc.boolean(),
});
type Stored = typeof stored extends fc.Arbitrary<infer Row> ? Row : never;

const notice = { text: "Sold as a replica", quotes: [] };

function rowOf({ original, alternative, entered, similarityScore, gate, isReplica }: Stored) {
  const analysis = { ...buildSampleResult().analysis, gate, ...(isReplica && { notice }) };
  const facts = buildSampleFacts({
    original: buildSampleProduct(original),
    alternative: buildSampleProduct(alternative),
    result: buildSampleResult({ similarityScore, analysis }),
  });
  return toComparisonRow({
    ...facts,
    original: { ...facts.original, manual: { ...NOTHING_ENTERED, ...entered.original } },
    alternative: { ...facts.alternative, manual: { ...NOTHING_ENTERED, ...entered.alternative } },
  });
}

/** The alternative's effective composition, or its materials in that form. */
function madeOf(comparison: Comparison) {
  const { composition: shares, materials: names } = effectiveSides(comparison).alternative;
  const made = shares.length > 0 ? shares : names.map((name) => ({ material: name }));
  return made.length > 0 ? made : null;
}

/** The savings that cards show, per currency. */
function savingsOf(all: readonly Comparison[]) {
  const totals = new Map<string, number>();
  for (const comparison of all.filter(({ result }) => countsAsSavings(result))) {
    const { original, alternative } = effectiveSides(comparison);
    if (!original.price?.currency || original.price.currency !== alternative.price?.currency) continue;
    const saved = Number(original.price.amount) - Number(alternative.price.amount);
    if (saved > 0) totals.set(original.price.currency, (totals.get(original.price.currency) ?? 0) + saved);
  }
  return totals;
}

describe("effective facts", () => {
  it("are computed in SQL by the domain's rules, for every combination of detected and entered facts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { minLength: 20, maxLength: 40 }), async (rows) => {
        const { id: userId } = await insertSampleUser(db);
        await db.insert(comparisons).values(rows.map((row) => ({ ...rowOf(row), userId })));
        const read = await db
          .select({
            columns: comparisonColumns,
            made: sql<CompositionItem[] | null>`${ALTERNATIVE_MATERIALS}`,
            counts: sql<boolean>`${DO_SAVINGS_COUNT}`,
            entered: sql<boolean>`${IS_PRICE_ENTERED}`,
          })
          .from(comparisons)
          .where(eq(comparisons.userId, userId));
        const all = read.map(({ columns }) => unflattenComparison(columns));
        expect(read.map(({ made, counts, entered }) => ({ made, counts, entered }))).toEqual(
          all.map((comparison) => ({
            made: madeOf(comparison),
            counts: countsAsSavings(comparison.result),
            entered: [comparison.original, comparison.alternative].some((side) => side.manual.price !== null),
          })),
        );
        const { savings } = await aggregateInsights(db, userId);
        expect(new Map(savings.map(({ currency, amount }) => [currency, Number(amount)]))).toEqual(savingsOf(all));
      }),
      { numRuns: 15 },
    );
  });
});
