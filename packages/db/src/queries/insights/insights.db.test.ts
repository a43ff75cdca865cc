import { comparablePrices } from "@dupewise/domain/money/exchange";
import { savingsOf } from "@dupewise/domain/money/savings";
import type { Product } from "@dupewise/domain/product/product";
import { afterAll, expect, test } from "vitest";
import { comparisons } from "../../schema.ts";
import { buildSampleFacts, buildSampleProduct, buildSampleResult, insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { toComparisonRow } from "../comparisons/comparison-row.ts";
import { aggregateInsights } from "./insights.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

interface Given {
  score: number | null;
  /** The original's and the alternative's: "100 EUR". */
  prices?: readonly [string, string];
  shop?: string;
  changes?: Partial<typeof comparisons.$inferInsert>;
}

const priceOf = (text: string): Product["price"] => {
  const [amount = "", currency = null] = text.split(" ");
  return { amount, currency };
};

test("covers only the account's own comparisons that have not been removed", async () => {
  const [{ id: userId }, { id: otherId }] = [await insertSampleUser(db), await insertSampleUser(db)];
  const store = ({ score, prices = ["100 EUR", "40 EUR"], shop = "halden.example", changes }: Given) => {
    const [original, alternative] = prices.map((price) => buildSampleProduct({ price: priceOf(price) }));
    const facts = buildSampleFacts({
      original: original!,
      alternative: { ...alternative!, url: `https://www.${shop}/coat`, materials: ["wool"] },
      result: buildSampleResult({ similarityScore: score }),
    });
    return db
      .insert(comparisons)
      .values({ ...toComparisonRow(facts), userId, createdAt: new Date("2026-01-31"), ...changes });
  };
  await store({ score: 80 });
  await store({ score: 39, prices: ["99.50 EUR", "20 EUR"] });
  // Comparisons without savings that could be added up or that a card would show.
  await store({ score: null, prices: ["100 USD", "99 USD"], shop: "other.example" });
  await store({ score: 79, prices: ["100 USD", "10 EUR"] });
  await store({ score: 40, prices: ["10 EUR", "100 EUR"] });
  await store({ score: 60, changes: { dupePriceManual: "$1", dupeMaterialsManual: ["linen"] } });
  await store({ score: 60, prices: ["420 CAD", "90.50 CAD"], changes: { originalPriceManual: "$350" } });
  await store({ score: 100, changes: { deletedAt: new Date() } });
  await store({ score: 100, changes: { userId: otherId } });

  expect(await aggregateInsights(db, userId)).toEqual({
    comparisons: 7,
    averageScore: 59.7,
    savings: [
      { currency: "EUR", comparisons: 2, amount: "139.50" },
      { currency: "CAD", comparisons: 1, amount: "259.50" },
    ],
    distribution: [
      { from: 0, to: 39, comparisons: 1 },
      { from: 40, to: 59, comparisons: 1 },
      { from: 60, to: 79, comparisons: 3 },
      { from: 80, to: 100, comparisons: 1 },
    ],
    retailers: [
      { retailer: "halden.example", comparisons: 6, averageScore: 59.7 },
      { retailer: "other.example", comparisons: 1, averageScore: null },
    ],
    materials: [
      // By share: 80% wool and 20% polyamide six times, and a list with only linen.
      { month: "2026-01", material: "wool", comparisons: 6, pieces: 4.8 },
      { month: "2026-01", material: "polyamide", comparisons: 6, pieces: 1.2 },
      { month: "2026-01", material: "linen", comparisons: 1, pieces: 1 },
    ],
  });
});

test("adds up the savings of each pair with prices in one currency", async () => {
  const { id: userId } = await insertSampleUser(db);
  const amounts = ["12.50", "40", "99.99", "120"];
  const pairs = amounts.flatMap((one) => amounts.map((other): [string, string] => [`${one} EUR`, `${other} EUR`]));
  for (const pair of pairs) {
    const [original, alternative] = pair.map((price) => buildSampleProduct({ price: priceOf(price) }));
    const facts = buildSampleFacts({ original: original!, alternative: alternative! });
    await db.insert(comparisons).values({ ...toComparisonRow(facts), userId });
  }
  const saved = pairs
    .map(([original, alternative]) => comparablePrices(priceOf(original)!, priceOf(alternative)!)!)
    .map(savingsOf)
    .filter((saving) => saving > 0);
  const total = saved.reduce((sum, saving) => sum + saving, 0);
  const [added] = (await aggregateInsights(db, userId)).savings;
  expect(added).toMatchObject({ currency: "EUR", comparisons: saved.length });
  expect(Number(added?.amount)).toBeCloseTo(total, 6);
});
