import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { StyleProfile } from "@dupewise/domain/account/style-profile";
import { describe, expect, it } from "vitest";
import { createStoredComparison } from "../testing/comparisons.ts";
import { deriveStyleProfile } from "./derive-style-profile.ts";

/** A designer's products in one fabric, and an alternative in another. */
function comparison(title: string, material = "wool", day = 100): Comparison {
  const original = {
    url: "https://maison.example/x",
    title,
    brand: "Maison",
    price: { amount: "400", currency: "USD" },
    materials: [material],
    composition: [{ material, percentage: 100 }],
  };
  const dupe = {
    ...original,
    url: "https://www.shop.example/y",
    brand: null,
    price: { amount: "80", currency: "USD" },
    materials: ["polyester"],
    composition: [{ material: "polyester", percentage: 100 }],
  };
  return createStoredComparison(original, dupe, { day });
}

const times = (count: number, make: () => Comparison) => Array.from({ length: count }, make);

describe("a style profile", () => {
  it("names what stands out among the originals, with its count", () => {
    const coats = times(3, () => comparison("Belted wool coat"));
    const dresses = times(2, () => comparison("Silk slip dress", "silk"));
    const profile = StyleProfile.parse(deriveStyleProfile([...coats, ...dresses]));
    expect(profile.preferences).toMatchObject({
      materialPreferences: ["wool"],
      preferredBrands: ["Maison"],
      favoriteRetailers: ["shop.example"],
      categories: ["coats"],
      priceRange: "50-100",
      budgetFocus: "price-conscious",
    });
    expect(profile.traits.every(({ n }) => n >= 3)).toBe(true);
    expect(profile.insights).toMatch(
      /^3 of your 5 comparisons involved coats; 3 of the originals were made with wool;/,
    );
  });

  it("claims no preferences after a single comparison", () => {
    const profile = StyleProfile.parse(deriveStyleProfile([comparison("Belted wool coat")]));
    expect(profile).toMatchObject({ traits: [], confidence: 0, personalizedRecommendations: [] });
    expect(profile.preferences).toMatchObject({ priceRange: null, budgetFocus: null, favoriteRetailers: [] });
    expect(profile.recommendations).not.toHaveLength(0);
  });

  it("weights recent comparisons more heavily, so that it follows changing tastes", () => {
    const past = times(4, () => comparison("Belted wool coat", "wool", 0));
    const now = times(3, () => comparison("Belted wool coat", "linen", 360));
    expect(deriveStyleProfile([...now, ...past]).preferences.materialPreferences).toEqual(["linen"]);
  });

  it("is more confident the more comparisons agree", () => {
    const of = (count: number) => deriveStyleProfile(times(count, () => comparison("Belted wool coat"))).confidence;
    expect(of(10)).toBeGreaterThan(of(3));
  });

  it("is more confident about products that recur than about products that each occur once", () => {
    const of = (titles: readonly string[], count: number) =>
      deriveStyleProfile(titles.flatMap((title) => times(count, () => comparison(title)))).confidence;
    expect(of(["Red wool coat", "Red wool coat", "Red wool coat", "Blue silk dress"], 5)).toBeGreaterThan(60);
    expect(of(["Red wool coat", "Blue silk dress", "Black leather boots", "White cotton shirt"], 1)).toBeLessThan(
      of(["Red wool coat"], 4),
    );
  });

  it("measures interest in materials by how often the user entered them, not by what pages say", () => {
    const byPages = times(4, () => comparison("Wool coat"));
    expect(deriveStyleProfile(byPages).searchPatterns.materialConsciousness).toBeNull();
    const byHand = byPages.map((one) => ({
      ...one,
      alternative: { ...one.alternative, manual: { ...one.alternative.manual, materials: ["wool"] } },
    }));
    expect(deriveStyleProfile(byHand).searchPatterns.materialConsciousness).toBe("High");
  });
});
