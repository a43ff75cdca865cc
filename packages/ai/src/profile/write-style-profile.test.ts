import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import { type Product, UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { StyleProfile } from "@dupewise/domain/account/style-profile";
import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { writeStyleProfile } from "./write-style-profile.ts";

let made = 0;

function comparison(title: string, changes: Partial<Product> = {}, daysAgo = 0): Comparison {
  const original: Product = {
    ...UNKNOWN_PRODUCT,
    url: "https://maison.example/x",
    title,
    brand: "Maison",
    price: { amount: "400", currency: "USD" },
    materials: ["wool"],
    composition: [{ material: "wool", percentage: 100 }],
  };
  const dupe = {
    ...original,
    url: "https://www.shop.example/y",
    brand: null,
    price: { amount: "80", currency: "USD" },
    ...changes,
  };
  made += 1;
  const side = (product: Product) => ({
    input: product.url ?? "",
    description: null,
    product,
    manual: NOTHING_ENTERED,
  });
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    userId: "ada",
    original: side(original),
    alternative: side(dupe),
    result: compareProducts(original, dupe),
    isFavorite: false,
    createdAt: new Date(Date.UTC(2026, 0, 100 - daysAgo)),
  };
}

describe("a style profile", () => {
  it("is what came up three times, and nothing else", () => {
    const coats = [1, 2, 3].map(() => comparison("Belted wool coat"));
    const dresses = [1, 2].map(() =>
      comparison("Silk slip dress", { materials: ["silk"], url: "https://other.example/z" }),
    );
    const profile = StyleProfile.parse(writeStyleProfile([...coats, ...dresses]));
    expect(profile.preferences).toMatchObject({
      materialPreferences: ["wool"],
      favoriteRetailers: ["shop.example"],
      priceRange: "50-100",
      budgetFocus: "price-conscious",
    });
    expect(profile.preferences.categories).toHaveLength(1);
    expect(profile.traits.every(({ n }) => n >= 3)).toBe(true);
    expect(profile.insights).toMatch(/^3 of your 5 comparisons were about coats;/);
  });

  it("says nothing of nothing", () => {
    const profile = StyleProfile.parse(writeStyleProfile([comparison("Belted wool coat")]));
    expect(profile).toMatchObject({ traits: [], confidence: 0, personalizedRecommendations: [] });
    expect(profile.preferences).toMatchObject({ priceRange: null, budgetFocus: null, favoriteRetailers: [] });
    expect(profile.recommendations).not.toHaveLength(0);
  });

  it("follows a taste that changes: what is recent weighs more", () => {
    const past = [1, 2, 3, 4].map(() => comparison("Belted wool coat", { materials: ["wool"] }, 360));
    const now = [1, 2, 3].map(() => comparison("Belted wool coat", { materials: ["linen"] }));
    expect(writeStyleProfile([...now, ...past]).preferences.materialPreferences).toEqual(["linen", "wool"]);
  });

  it("is surer the more comparisons agree", () => {
    const of = (count: number) =>
      writeStyleProfile(Array.from({ length: count }, () => comparison("Belted wool coat"))).confidence;
    expect(of(10)).toBeGreaterThan(of(3));
  });

  it("is as sure of a varied wardrobe that it knows as of a uniform, and not of what never comes again", () => {
    const of = (titles: readonly string[], times: number) =>
      writeStyleProfile(Array.from({ length: times }, () => titles.map((title) => comparison(title))).flat())
        .confidence;
    const wardrobe = ["Red wool coat", "Blue silk dress", "Black leather boots", "White cotton shirt"];
    expect(of(wardrobe, 5)).toBe(of(["Red wool coat"], 20));
    expect(of(wardrobe, 1)).toBeLessThan(of(["Red wool coat"], 4));
  });

  it("never adds up different currencies as if they were one", () => {
    const yen = [1, 2, 3].map(() => comparison("Belted wool coat", { price: { amount: "8000", currency: "JPY" } }));
    expect(writeStyleProfile(yen).preferences.priceRange).toBe("50-100");
  });
});
