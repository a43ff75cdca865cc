import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { describe, expect, it } from "vitest";
import { createStoredComparison } from "../testing/comparisons.ts";
import { deriveStyleProfile } from "./derive-style-profile.ts";

// Complete accounts, each with what a careful person would say about it, written before the profiles were computed.

const cloth = (material: string): Partial<Product> => ({
  materials: [material],
  composition: [{ material, percentage: 100 }],
});
const dollars = (amount: number) => ({ amount: String(amount), currency: "USD" });
const original = (title: string, more: Partial<Product> = {}): Partial<Product> => ({
  title,
  url: "https://maison.example/x",
  price: dollars(400),
  ...more,
});
const alternative = (title: string, more: Partial<Product> = {}): Partial<Product> => ({
  title,
  url: "https://shop.example/y",
  price: dollars(80),
  ...more,
});
const newestFirst = (comparisons: readonly Comparison[]) =>
  comparisons.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
const pairs = (titles: readonly string[], each: number): Comparison[] =>
  titles.flatMap((title) =>
    Array.from({ length: each }, () => createStoredComparison(original(title), alternative(title))),
  );

const TEN_KINDS = [
  "Wool coat",
  "Silk dress",
  "Leather tote bag",
  "Cotton shirt",
  "Denim jeans",
  "Gold necklace",
  "Leather belt",
  "Straw hat",
  "Running shoes",
  "Silk scarf",
];

describe("the profile of an account", () => {
  it("claims no preference based on a single comparison", () => {
    expect(deriveStyleProfile(pairs(["Wool coat"], 1))).toMatchObject({ traits: [], confidence: 0 });
  });

  it("names only cashmere after ten cashmere sweaters were compared with acrylic or cotton ones", () => {
    const account = Array.from({ length: 10 }, (_, at) =>
      createStoredComparison(
        original("Cashmere sweater", cloth("cashmere")),
        alternative("Knitted sweater", cloth(at % 2 === 0 ? "acrylic" : "cotton")),
      ),
    );
    expect(deriveStyleProfile(account).preferences).toMatchObject({
      materialPreferences: ["cashmere"],
      categories: ["sweaters"],
    });
  });

  it("claims no favorite among two hundred comparisons spread evenly over ten kinds", () => {
    expect(deriveStyleProfile(pairs(TEN_KINDS, 20)).preferences.categories).toEqual([]);
  });

  it("rarely claims a favorite among two hundred comparisons spread randomly over ten kinds", () => {
    // The generator from Numerical Recipes: the same sequence on every machine.
    let state = 7;
    const draw = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const made = new Map(TEN_KINDS.map((title) => [title, pairs([title], 1)]));
    const favorites = Array.from({ length: 20 }, () => {
      const account = Array.from({ length: 200 }, () => made.get(TEN_KINDS[Math.floor(draw() * 10)] ?? "") ?? []);
      return deriveStyleProfile(account.flat()).preferences.categories.length;
    });
    expect(favorites.filter((count) => count > 0).length).toBeLessThanOrEqual(6);
  });

  it("names shoes as a favorite when 24 pairs of mixed kinds outnumber 8 messenger bags", () => {
    const shoes = pairs(["Sneakers", "Chelsea boots", "Loafers", "Pumps", "Sandals", "Ballet flats"], 4);
    const bags = pairs(["Messenger bag"], 8);
    const rest = pairs(["Silk dress", "Cotton shirt", "Denim jeans", "Gold necklace", "Straw hat", "Silk scarf"], 6);
    expect(deriveStyleProfile([...shoes, ...bags, ...rest]).traits.filter(({ kind }) => kind === "category")).toEqual([
      { kind: "category", name: "shoes", n: 24, confidence: expect.any(Number) },
    ]);
  });

  it("never adds up prices in four currencies as if they were in one currency", () => {
    const account = (["USD", "EUR", "GBP", "JPY"] as const).map((currency) => {
      const scale = currency === "JPY" ? 150 : 1;
      return createStoredComparison(
        original("Wool coat", { price: { amount: String(400 * scale), currency } }),
        alternative("Wool coat", { price: { amount: String(80 * scale), currency } }),
      );
    });
    const { preferences, insights } = deriveStyleProfile(account);
    expect(preferences).toMatchObject({ priceRange: "50-100", budgetFocus: "price-conscious" });
    expect(insights).toContain(
      "an alternative typically cost 20% as much as its original (based on the 4 comparisons with both prices)",
    );
  });

  it("names no price range when the currency has no known rate", () => {
    const price = { amount: "500", currency: "XAU" };
    const account = Array.from({ length: 4 }, () =>
      createStoredComparison(original("Wool coat", { price }), alternative("Wool coat", { price })),
    );
    expect(deriveStyleProfile(account).preferences.priceRange).toBeNull();
  });

  it("says that nothing stands out when no facts are known, and claims no preference", () => {
    const account = Array.from({ length: 6 }, () => createStoredComparison({ title: "It" }, { title: "That" }));
    const profile = deriveStyleProfile(account);
    expect(profile).toMatchObject({ traits: [], confidence: 0 });
    expect(profile.insights).toBe("Nothing stands out in your comparisons yet. Compare a few more products.");
    expect(profile.searchPatterns).toEqual({
      similarityThreshold: null,
      retailerLoyalty: null,
      priceComparisonBehavior: "Both prices known in 0 of 6 comparisons",
      materialConsciousness: null,
    });
  });

  it("names dresses as a favorite after a year in which coats gave way to dresses", () => {
    const spring = Array.from({ length: 12 }, (_, at) =>
      createStoredComparison(original("Wool coat"), alternative("Wool coat"), { day: at * 7 }),
    );
    const winter = Array.from({ length: 12 }, (_, at) =>
      createStoredComparison(original("Silk dress"), alternative("Silk dress"), { day: 270 + at * 7 }),
    );
    expect(deriveStyleProfile(newestFirst([...spring, ...winter])).preferences.categories).toEqual(["dresses"]);
  });

  it("claims loyalty to a shop for linked alternatives, but not for pasted ones", () => {
    const pasted = Array.from({ length: 5 }, () =>
      createStoredComparison(original("Wool coat"), alternative("Wool coat", { url: null })),
    );
    expect(deriveStyleProfile(pasted).searchPatterns.retailerLoyalty).toBeNull();
    expect(deriveStyleProfile(pairs(["Wool coat"], 5)).searchPatterns.retailerLoyalty).toBe("Loyal");
  });
});
