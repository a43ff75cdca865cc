/** The five similarity levels, each identified by its lowest rating. */
export const LEVELS = [0, 20, 40, 60, 80] as const;

/** The distance from a rating at which a score is still fair: a second person could give it. */
const FAIR = 10;
const HIGHEST = 100;

/**
 * Returns the similarity level that a rating or score, 0–100, belongs to. A level is identified by its lowest rating.
 */
export function levelOf(points: number): (typeof LEVELS)[number] {
  return LEVELS.findLast((low) => points >= low) ?? 0;
}

/**
 * Returns the fraction of scores, 0–1, that are close enough to their ratings to count as fair. Averages over the
 * similarity levels that occur, so that a level with many pairs counts no more than any other. A missing score counts
 * as unfair.
 */
export function fractionInBand(results: readonly { rating: number; score: number | null }[]): number {
  const shares = LEVELS.flatMap((level) => {
    const own = results.filter(({ rating }) => levelOf(rating) === level);
    const fair = own.filter(({ rating, score }) => score !== null && Math.abs(score - rating) <= FAIR);
    return own.length === 0 ? [] : [fair.length / own.length];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/**
 * Returns the constant score with the highest `fractionInBand`, along with that fraction: the baseline that an engine
 * must beat.
 */
export function bestConstant(ratings: readonly number[]): { score: number; inBand: number } {
  let best = { score: 0, inBand: 0 };
  for (let score = 0; score <= HIGHEST; score++) {
    const inBand = fractionInBand(ratings.map((rating) => ({ rating, score })));
    if (inBand > best.inBand) best = { score, inBand };
  }
  return best;
}
