import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { comparablePrices, type Rates } from "@dupewise/domain/money/exchange";
import type { Money } from "@dupewise/domain/product/product";
import type { StyleProfile } from "@dupewise/domain/account/style-profile";

export interface ProfilePrices {
  priceRange: StyleProfile["preferences"]["priceRange"];
  budgetFocus: StyleProfile["preferences"]["budgetFocus"];
  motivation: string | null;
  behavior: string | null;
  /** The median of the alternatives' prices as fractions of their originals'; null when too few are known. */
  ratio: number | null;
  /** The number of comparisons with both prices. */
  n: number;
}

const FEWEST = 3;
const DOLLAR: Money = { amount: "1", currency: "USD" };

/**
 * Summarizes the prices in a user's comparisons: their range in US dollars, and how the alternatives' prices compare
 * with their originals'. A field is null if it would be based on fewer than three prices or comparisons.
 */
export function summarizePrices(comparisons: readonly Comparison[], rates?: Rates): ProfilePrices {
  const dollars: number[] = [];
  const ratios: number[] = [];
  for (const comparison of comparisons) {
    const sides = effectiveSides(comparison);
    const [original, alternative] = [sides.original.price, sides.alternative.price];
    const inDollars = alternative && comparablePrices(DOLLAR, alternative, rates);
    if (inDollars) dollars.push(inDollars.alternative);
    const both = original && alternative && comparablePrices(original, alternative, rates);
    if (both) ratios.push(both.alternative / both.original);
  }
  const ratio = median(ratios);
  const budgetFocus =
    ratio === null ? null : ratio < 0.35 ? "price-conscious" : ratio > 0.7 ? "quality-focused" : "balanced";
  return {
    priceRange: rangeOf(median(dollars)),
    budgetFocus,
    motivation: budgetFocus && MOTIVATIONS[budgetFocus],
    behavior:
      comparisons.length < FEWEST ? null : `Both prices known in ${ratios.length} of ${comparisons.length} comparisons`,
    ratio,
    n: ratios.length,
  };
}

const MOTIVATIONS = {
  "price-conscious": "Saving as much as possible on the same look",
  "quality-focused": "Closeness to the original first, price second",
  balanced: "A fair balance of price and similarity",
} as const;

function median(numbers: readonly number[]): number | null {
  if (numbers.length < FEWEST) return null;
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

function rangeOf(dollars: number | null): ProfilePrices["priceRange"] {
  if (dollars === null) return null;
  return dollars < 50 ? "under-50" : dollars < 100 ? "50-100" : dollars < 200 ? "100-200" : "200+";
}
