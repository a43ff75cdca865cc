import type { ComparablePrices } from "./exchange.ts";

/**
 * Returns how much less the alternative costs than the original, in their shared currency. The result is negative if
 * the alternative costs more.
 */
export const savingsOf = ({ original, alternative }: Pick<ComparablePrices, "original" | "alternative">): number =>
  original - alternative;

/** Rounds a difference between prices the way people state it: $4,060 for $4,060.01, but $24.50 for $24.50. */
export const roundSavings = (saving: number): number => (Math.abs(saving) < 100 ? saving : Math.round(saving));
