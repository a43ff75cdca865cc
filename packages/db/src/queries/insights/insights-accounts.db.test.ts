import type { Product } from "@dupewise/domain/product/product";
import { afterAll, describe, expect, it } from "vitest";
import { comparisons } from "../../schema.ts";
import { buildSampleFacts, buildSampleProduct, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { toComparisonRow } from "../comparisons/comparison-row.ts";
import { aggregateInsights } from "./insights.ts";

// Whole accounts, each with the totals that a careful person would compute, written before the code ran.

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

interface Given {
  score?: number | null;
  gate?: number;
  notice?: string;
  entered?: Partial<typeof comparisons.$inferInsert>;
  original?: Partial<Product>;
  alternative?: Partial<Product>;
  month?: number;
}

const UNKNOWN: Partial<Product> = { price: null, materials: [], composition: [], url: null };

/** The insights of an account with these comparisons. */
async function insightsOf(given: readonly Given[]) {
  const { id: userId } = await insertSampleUser(db);
  const rows = given.map(({ score = 80, gate = 1, notice, original = {}, alternative = {}, month = 0, entered }) => ({
    ...toComparisonRow(
      buildSampleFacts({
        original: buildSampleProduct(original),
        alternative: buildSampleProduct({ price: { amount: "90.00", currency: "EUR" }, ...alternative }),
        result: buildSampleResult({
          similarityScore: score,
          analysis: { ...buildSampleResult().analysis, gate, ...(notice && { notice: { text: notice, quotes: [] } }) },
        }),
      }),
    ),
    ...entered,
    userId,
    createdAt: new Date(Date.UTC(2025, month, 15)),
  }));
  await db.insert(comparisons).values(rows);
  return aggregateInsights(db, userId);
}

const times = (count: number, make: (at: number) => Given) => Array.from({ length: count }, (_, at) => make(at));

describe("aggregateInsights", () => {
  it("summarizes an account that has only one comparison", async () => {
    const { comparisons: count, averageScore, savings, distribution } = await insightsOf([{ score: 64 }]);
    expect({ count, averageScore }).toEqual({ count: 1, averageScore: 64 });
    expect(savings).toEqual([{ currency: "EUR", amount: "800.00", comparisons: 1 }]);
    expect(distribution.map((band) => band.comparisons)).toEqual([0, 0, 1, 0]);
  });

  it("lists one shop and one material, each counted ten times, for ten identical comparisons", async () => {
    const made = { materials: ["acrylic"], composition: [{ material: "acrylic", percentage: 100 }] };
    const { retailers, materials } = await insightsOf(times(10, () => ({ alternative: made })));
    expect(retailers).toEqual([{ retailer: "shop.example", comparisons: 10, averageScore: 80 }]);
    expect(materials).toEqual([{ month: "2025-01", material: "acrylic", comparisons: 10, pieces: 10 }]);
  });

  it("shows an even distribution for two hundred evenly distributed comparisons", async () => {
    const {
      retailers,
      distribution,
      comparisons: count,
    } = await insightsOf(
      times(200, (at) => ({
        score: [20, 50, 70, 90][at % 4] ?? null,
        alternative: { url: `https://shop${at % 10}.example/coat` },
      })),
    );
    expect(count).toBe(200);
    expect(distribution.map((band) => band.comparisons)).toEqual([50, 50, 50, 50]);
    expect(retailers.map((shop) => shop.comparisons)).toEqual(Array.from({ length: 10 }, () => 20));
  });

  it("counts no savings for counterfeits and unscored comparisons, because their cards show none", async () => {
    const notice = "Sold as a replica";
    const entered = { originalPriceManual: "900 EUR" };
    const { savings, comparisons: count } = await insightsOf([{}, { notice }, { notice, entered }, { score: null }]);
    expect({ savings, count }).toEqual({ savings: [{ currency: "EUR", amount: "800.00", comparisons: 1 }], count: 4 });
  });

  it("counts no savings for a coat compared with shoes", async () => {
    const { savings, comparisons: count } = await insightsOf([{}, { gate: 0.05, score: 2 }]);
    expect({ savings, count }).toEqual({ savings: [{ currency: "EUR", amount: "800.00", comparisons: 1 }], count: 2 });
  });

  it("adds up savings per currency, and leaves out pairs that would need an exchange rate", async () => {
    const pair = (from: string, to: string): Given => ({
      original: { price: { amount: "100", currency: from } },
      alternative: { price: { amount: "40", currency: to } },
    });
    const { savings } = await insightsOf([
      pair("USD", "USD"),
      pair("USD", "USD"),
      pair("GBP", "GBP"),
      pair("EUR", "USD"),
    ]);
    expect(savings).toEqual([
      { currency: "USD", amount: "120", comparisons: 2 },
      { currency: "GBP", amount: "60", comparisons: 1 },
    ]);
  });

  it("returns empty statistics if no facts are known", async () => {
    const insights = await insightsOf(times(6, () => ({ score: null, original: UNKNOWN, alternative: UNKNOWN })));
    expect(insights).toMatchObject({ comparisons: 6, averageScore: null, savings: [], retailers: [], materials: [] });
    expect(insights.distribution.every((band) => band.comparisons === 0)).toBe(true);
  });

  it("returns only the latest twelve of eighteen months", async () => {
    const { materials } = await insightsOf(times(18, (month) => ({ month })));
    const months = [...new Set(materials.map(({ month }) => month))];
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual(["2026-06", "2025-07"]);
  });
});
