import type { ComparablePrices } from "./exchange.ts";

/**
 * Returns how much less the alternative costs than the original, in their shared currency; negative if it costs more.
 */
export const savingOf = ({ original, alternative }: Pick<ComparablePrices, "original" | "alternative">): number =>
  original - alternative;
