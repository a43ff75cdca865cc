import type { ComparablePrices } from "@dupewise/domain/money/exchange";

/**
 * The alternative's quality relative to the original's: 1 is equal, 0 the worst, above 1 better; null when either page
 * says too little.
 */
export interface RelativeQuality {
  material: number | null;
  construction: number | null;
  design: number;
}

const SHARES: Readonly<Record<keyof RelativeQuality, number>> = { material: 0.5, construction: 0.3, design: 0.2 };
/** A quarter of the price counts as the maximum saving. */
const FULL_SAVING = Math.log(4);
/** How much of a saving a loss of quality offsets. */
const QUALITY_WEIGHT = 1.6;
const STEEPNESS = 3;

/** Each halving of the price usually costs a fifth of the quality: docs/scoring.md says why. */
const USUAL_LOSS = 1 / 3;

/** Returns the fraction of quality that products at such a price usually keep, 0–1, used for unstated parts. */
function usualQuality({ original, alternative }: ComparablePrices): number {
  return Math.min(1, (alternative / original) ** USUAL_LOSS);
}

/**
 * Returns the alternative's weighted overall quality relative to the original's: 1 if they are equal, slightly more if
 * the alternative's material is better.
 * @param assumed the quality to assume for an aspect that is unknown
 */
export const overallQuality = (quality: RelativeQuality, assumed = 1): number =>
  SHARES.material * (quality.material ?? assumed) +
  SHARES.construction * (quality.construction ?? assumed) +
  SHARES.design * quality.design;

/** Returns true when the relative quality of both material and construction is known. */
export const isQualityKnown = ({ material, construction }: RelativeQuality): boolean =>
  material !== null && construction !== null;

/**
 * Returns how much value the alternative offers for its price: 0–10, rounded half up. Equal price and quality give 5;
 * the same item for a quarter of the price gives 9.5, which is rounded to 10. An item unlike the original is never good
 * value as a replacement, so the value is at most 1 + 9 × score ÷ 100. See docs/scoring.md, Value.
 * @param similarityScore 0–100
 */
export function valueScore(prices: ComparablePrices, quality: RelativeQuality, similarityScore: number): number {
  const saving = Math.min(1, Math.max(-1, Math.log(prices.original / prices.alternative) / FULL_SAVING));
  const balance = saving - QUALITY_WEIGHT * (1 - overallQuality(quality, usualQuality(prices)));
  const value = 10 / (1 + Math.exp(-STEEPNESS * balance));
  return Math.floor(Math.min(value, 1 + 0.09 * similarityScore) + 0.5);
}

/**
 * Returns the ratio of the original's price to the alternative's: how many times as often the original must be worn to
 * cost the same per wear. Returns null when the alternative costs as much or more.
 */
export function breakEvenRatio({ original, alternative }: ComparablePrices): number | null {
  return original > alternative ? original / alternative : null;
}
