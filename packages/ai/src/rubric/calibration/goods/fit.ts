import { SIMILARITY_LEVELS } from "./pair.ts";
import type { RealProductPair } from "./pairs.ts";

/** A rated pair with the engine's score, which is null if the pair has none. */
export interface ScoredPair extends RealProductPair {
  score: number | null;
}

/** The accuracy of the scores for one group of pairs. */
export interface GroupFit {
  group: string;
  pairs: number;
  /**
   * 0–1: how often the score is within the fair band, averaged over the levels of similarity. A missing score counts as
   * outside it.
   */
  inBand: number;
  /** 0–1: how often the score is further outside the band than a reader would forgive. */
  farOff: number;
  /** The constant score that would be within the band most often. */
  constant: { score: number; inBand: number };
}

const FORGIVEN = 15;
const HIGHEST = 100;

/** Returns how many points a score lies outside its pair's fair band: 0 inside the band, null if there is no score. */
export function pointsOutsideBand({ score, lowest, highest }: ScoredPair): number | null {
  return score === null ? null : Math.max(lowest - score, score - highest, 0);
}

/**
 * Groups results by the name that `groupOf` returns, in order of first appearance, and measures how well the scores in
 * each group fit their bands.
 */
export function measureFit(results: readonly ScoredPair[], groupOf: (result: ScoredPair) => string): GroupFit[] {
  return [...Map.groupBy(results, groupOf)].map(([group, own]) => ({
    group,
    pairs: own.length,
    inBand: fractionInBand(own),
    farOff: share(own, (result) => (pointsOutsideBand(result) ?? 0) > FORGIVEN),
    constant: bestConstant(own),
  }));
}

function bestConstant(results: readonly ScoredPair[]): GroupFit["constant"] {
  let best = { score: 0, inBand: 0 };
  for (let score = 0; score <= HIGHEST; score++) {
    const inBand = fractionInBand(results.map((result) => ({ ...result, score })));
    if (inBand > best.inBand) best = { score, inBand };
  }
  return best;
}

function fractionInBand(results: readonly ScoredPair[]): number {
  const levels = SIMILARITY_LEVELS.map(({ likeness }) => results.filter((result) => result.likeness === likeness));
  const shares = levels
    .filter((own) => own.length > 0)
    .map((own) => share(own, (result) => pointsOutsideBand(result) === 0));
  return shares.reduce((sum, part) => sum + part / shares.length, 0);
}

function share(results: readonly ScoredPair[], is: (result: ScoredPair) => boolean): number {
  return results.filter(is).length / results.length;
}
