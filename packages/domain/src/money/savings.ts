import type { ComparablePrices } from "./exchange.ts";

/**
 * Returns how much less the alternative costs than the original, in their shared currency. The result is negative if
 * the alternative costs more.
 */
export const savingsOf = ({ original, alternative }: Pick<ComparablePrices, "original" | "alternative">): number =>
  original - alternative;

/** Rounds a difference between prices the way people state it: $4,060.01 becomes $4,060, but $24.50 stays $24.50. */
export const roundSavings = (saving: number): number => (Math.abs(saving) < 100 ? saving : Math.round(saving));
