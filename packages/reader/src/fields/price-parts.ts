import { findCandidates } from "@dupewise/domain/money/price/candidates";
import {
  isLabeledAsOtherAmount,
  isLabeledAsIncludingTax,
  isLabeledAsExcludingTax,
} from "@dupewise/domain/money/price/context";
import { foldDigits } from "@dupewise/domain/money/price/digits";

/** Text about a price, split into the current and the former price. */
export interface PriceParts {
  now: string;
  before: string | null;
}

/** Matches what separates the two ends of a range, or a price and its unit. */
const RANGE = /\bfrom\b|\bab\b|\bdès\b|\bdesde\b|\bот\b|[-–—~]|\bto\b|\bbis\b|\/|per\b/i;
const MOST = 3;
/** The deepest discount, as a fraction of the price. A lower second amount is a saving or an installment. */
const DEEPEST = 0.15;

/**
 * Splits "€100 €80" or "€80 €100" into the current, lower price and the former price. Leaves any other text unsplit.
 */
export function splitReducedPrice(text: string): PriceParts {
  const whole = { now: text, before: null };
  if (!/\d\D+\d/.test(text)) return whole;
  const folded = foldDigits(text);
  const marked = findCandidates(folded).filter(({ mark, start, end }) => {
    return mark !== null && !mark.weak && !isLabeledAsOtherAmount(folded, start, end);
  });
  const [first, second] = marked;
  if (first === undefined || second === undefined || marked.length > MOST) return whole;
  if (RANGE.test(folded.slice(first.end, second.start))) return whole;
  const [low, high] = Number(first.value) < Number(second.value) ? [first, second] : [second, first];
  const isTax = isLabeledAsExcludingTax(folded, low.start, low.end) || isLabeledAsIncludingTax(folded, high.start);
  if (isTax || !isPlausibleReduction(low.value, high.value)) return whole;
  return { now: folded.slice(low.start, low.end), before: folded.slice(high.start, high.end) };
}

/**
 * Returns true when `former` could be the price before a reduction to `current`: when `current` is lower, but not
 * implausibly low.
 */
export function isPlausibleReduction(current: string, former: string): boolean {
  const ratio = Number(current) / Number(former);
  return ratio < 1 && ratio >= DEEPEST;
}
