import { isComparable } from "./comparable.ts";
import type { Analysis } from "./comparison.ts";
import { isRough } from "./score-band.ts";

/** The lowest and highest score that the unknown facts allow, in whole percent. */
export interface DisplayedRange {
  low: number;
  high: number;
}

/**
 * Returns the range, in whole percent, to show in place of a rough score, or null when the score itself is shown. Two
 * products that can't be compared always show their score, because it is certain no matter how little is known about
 * them.
 */
export function displayedRange({
  confidence,
  range,
  gate,
}: Pick<Analysis, "confidence" | "range" | "gate">): DisplayedRange | null {
  if (!isRough(confidence) || range === null || !isComparable({ gate })) return null;
  const [low, high] = [Math.round(range.low), Math.round(range.high)];
  return low < high ? { low, high } : null;
}

/** Formats a range of scores as a headline: "Somewhere between 40% and 70%". */
export const formatRange = ({ low, high }: DisplayedRange): string => `Somewhere between ${low}% and ${high}%`;
