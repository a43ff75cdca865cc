/** The figures of docs/scoring.md for people; figures.test.ts keeps both in agreement. */

/** Each dimension's share of the score for clothes, in percent. */
export const DIMENSION_WEIGHTS = [
  { name: "Cut", percent: 28, note: "type, length, sleeves, neck, fit" },
  { name: "Material", percent: 20, note: "part by part, fiber by fiber" },
  { name: "Color", percent: 17, note: "the difference as people see it" },
  { name: "Pattern", percent: 10, note: "solid, striped, floral" },
  { name: "Construction", percent: 10, note: "buttons, pockets, closures" },
  { name: "Use", percent: 9, note: "office, running, evening" },
  { name: "Description", percent: 6, note: "anything in the text not covered above" },
] as const;

/**
 * The engine's agreement with human ratings of 60 pairs: the mean error in points, the rank correlation, and the share
 * of scores in the same band.
 */
export const ENGINE_FIT = { pairs: 60, meanError: 4.2, rankCorrelation: 0.979, sameBandPercent: 88 } as const;

/**
 * How often a score is within the fair range (0–1), by what is known about each side, averaged over five levels of
 * similarity.
 */
export const ACCURACY_BY_INPUT = [
  { input: "whole text", name: "A product's full text", inBand: 0.96 },
  { input: "title and materials", name: "Title and materials", inBand: 0.94 },
  { input: "title alone", name: "Title only", inBand: 0.7 },
] as const;

/** The constant score that is within the fair range most often, and how often it is (0–1). */
export const BEST_CONSTANT = { score: 45, inBand: 0.3 } as const;

/** The maximum score while a fact is unknown, or when the alternative is from another maker. */
export const SCORE_CAPS = { cutMaterialsOrConstruction: 86, color: 78, onlyColor: 83, otherMaker: 88 } as const;

/** The number of points by which scores from 60 to 79 are too high on average. */
export const GENEROUS_POINTS = 2;
