import type { ComparablePrices } from "./exchange.ts";

/** Returns what the alternative costs less than the original, in their currency; below 0 where it costs more. */
export const savingOf = ({ original, alternative }: Pick<ComparablePrices, "original" | "alternative">): number =>
  original - alternative;
