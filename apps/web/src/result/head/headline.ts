import { isComparable } from "@dupewise/domain/comparison/comparable";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { displayedRange, formatRange } from "@dupewise/domain/comparison/displayed-range";

/** The likelihood at which two products count as the same item, and a price comparison says more than advice. */
const SURELY_SAME = 0.9;

export interface Headline {
  text: string;
  /** Whether it is our recommendation, which is then not repeated elsewhere. */
  isAdvice: boolean;
}

/**
 * Chooses the headline of a result. That is the range while little is known, and the recommendation if both prices are
 * known, unless the products can't be compared, are probably the same, or one is a counterfeit. Otherwise, it is the
 * verdict.
 */
export function chooseHeadline({ analysis, priceRecommendation, valueScore }: SharedComparison): Headline {
  const open = displayedRange(analysis);
  if (open) return { text: formatRange(open), isAdvice: false };
  const isSettled = analysis.notice || (analysis.sameItem?.likelihood ?? 0) >= SURELY_SAME || !isComparable(analysis);
  return priceRecommendation !== null && valueScore !== null && !isSettled
    ? { text: priceRecommendation, isAdvice: true }
    : { text: analysis.verdict, isAdvice: false };
}
