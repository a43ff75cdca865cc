import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { StyleProfile, Trait } from "@dupewise/domain/account/style-profile";
import { summarizePrices } from "./prices.ts";
import { traitsOfComparisons } from "./comparison-traits.ts";
import { writeProfileTips } from "./tips.ts";
import { profileConfidence, type ComparisonTraits, significantTraits } from "./traits.ts";

const FEWEST = 3;

/**
 * Derives a style profile from a user's comparisons, which must be sorted newest first. Includes only traits that stand
 * out among the originals. Confidence grows with the number of comparisons, and with the share of them that the profile
 * covers. Pure.
 */
export function deriveStyleProfile(comparisons: readonly Comparison[], rates?: Rates): StyleProfile {
  const perComparison = traitsOfComparisons(comparisons);
  const traits = significantTraits(perComparison);
  const names = (kind: Trait["kind"]) => traits.flatMap((trait) => (trait.kind === kind ? trait.name : []));
  const prices = summarizePrices(comparisons, rates);
  const scores = comparisons.flatMap(({ result }) => result.similarityScore ?? []).toSorted((a, b) => a - b);
  const median = scores[Math.floor(scores.length / 2)];
  return {
    preferences: {
      priceRange: prices.priceRange,
      budgetFocus: prices.budgetFocus,
      stylePreferences: [...names("style"), ...names("colour")],
      shoppingMotivation: prices.motivation,
      favoriteRetailers: names("retailer"),
      preferredBrands: names("brand"),
      materialPreferences: names("material"),
      categories: names("category"),
    },
    searchPatterns: {
      similarityThreshold: scores.length >= FEWEST && median !== undefined ? `${median}%` : null,
      retailerLoyalty: loyalty(perComparison),
      priceComparisonBehavior: prices.behavior,
      materialConsciousness: consciousness(comparisons),
    },
    confidence: profileConfidence(traits, perComparison),
    ...writeProfileTips(traits, prices, comparisons.length),
    traits,
  };
}

/** The most frequent shop among linked alternatives: pasted text names none. */
function loyalty(perComparison: readonly ComparisonTraits[]): string | null {
  const shops = perComparison.flatMap(({ traits }) =>
    traits.flatMap(({ kind, name }) => (kind === "retailer" ? name : [])),
  );
  if (shops.length < FEWEST) return null;
  const most = Math.max(...[...Map.groupBy(shops, (shop) => shop).values()].map(({ length }) => length));
  const portion = most / shops.length;
  return portion >= 0.6 ? "Loyal" : portion >= 0.3 ? "Mixed" : "Explorer";
}

/** Judges by how often the user entered materials by hand; what pages state says nothing about a person. */
function consciousness(comparisons: readonly Comparison[]): string | null {
  const byHand = comparisons.filter(({ original, alternative }) =>
    [original, alternative].some(({ manual }) => manual.materials.length > 0),
  );
  if (comparisons.length < FEWEST || byHand.length === 0) return null;
  return byHand.length / comparisons.length >= 0.3 ? "High" : "Medium";
}
