import type { HeldOutPair } from "./held-pair.ts";

/** The accuracy of the scores for one group of held-out pairs. */
export interface HeldOutFit {
  name: string;
  pairs: number;
  /** The fraction of scores within the range that a fair person would accept. A missing score is outside. */
  fair: number;
  /**
   * The average number of points by which scores miss that range, not counting missing scores; null if all are missing.
   */
  off: number | null;
}

/** The kinds of input, as the page names them, from most to least informative. */
export const INPUT_NAMES: Readonly<Record<HeldOutPair["known"], string>> = {
  wild: "Pasted text",
  materials: "Title, materials and price",
  title: "Title and price",
};

/**
 * Measures how accurate our scores are for each group of held-out pairs.
 * @param nameOf returns the name of the group that a pair belongs to
 */
export function measureHeldOutFits(pairs: readonly HeldOutPair[], nameOf: (pair: HeldOutPair) => string): HeldOutFit[] {
  return [...Map.groupBy(pairs, nameOf)].map(([name, own]) => {
    const misses = own.flatMap(({ score, lowest, highest }) =>
      score === null ? [] : Math.max(lowest - score, score - highest, 0),
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

/** Formats the name of a product family: "hats-scarves" becomes "Hats and scarves". */
export const formatFamily = (family: string): string => {
  const words = family.replace("-", " and ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
