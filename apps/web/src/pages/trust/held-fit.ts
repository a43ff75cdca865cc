import type { HeldPair } from "./held-pair.ts";

/** How good scores are over some held pairs. */
export interface HeldFit {
  name: string;
  pairs: number;
  /** How often the score is where a fair person's would be; no score is nowhere. */
  fair: number;
  /** Points by which a score misses that, on average over those that have one. */
  off: number | null;
}

/** What there was of each side, as the page says it, from most to least. */
export const KNOWN: Readonly<Record<HeldPair["known"], string>> = {
  wild: "A pasted text",
  materials: "Title, materials, price",
  title: "Title and price",
};

/** Measures groups of held pairs. */
export function heldFits(pairs: readonly HeldPair[], nameOf: (pair: HeldPair) => string): HeldFit[] {
  return [...Map.groupBy(pairs, nameOf)].map(([name, own]) => {
    const misses = own.flatMap(({ said, lowest, highest }) =>
      said === null ? [] : Math.max(lowest - said, said - highest, 0),
    );
    const sum = misses.reduce((all, miss) => all + miss, 0);
    return {
      name,
      pairs: own.length,
      fair: misses.filter((miss) => miss === 0).length / own.length,
      off: misses.length > 0 ? sum / misses.length : null,
    };
  });
}

/** "hats-scarves" as people write it. */
export const familyName = (family: string): string => {
  const words = family.replace("-", " and ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
