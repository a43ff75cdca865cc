import type { Measurement } from "@dupewise/vocabulary/details/measurements";
import type { MeasureName } from "@dupewise/vocabulary/details/measurements.data";
import type { ProductFacts } from "../facts/product-facts.ts";

/** Returns the similarity of two amounts of a measure, 0–1. */
type Comparison = (a: readonly number[], b: readonly number[]) => number;

const ratio = (a = 0, b = 0): number => (a === b ? 1 : Math.min(a, b) / Math.max(a, b));
/** Compares two areas by the lengths of squares that are as large. */
const ofAreas: Comparison = ([a, deep], [b, wide]) =>
  deep === undefined || wide === undefined ? ratio(a, b) : Math.sqrt(ratio(a, b) * ratio(deep, wide));
const ofLengths: Comparison = ([a], [b]) => ratio(a, b);
const ofVolumes: Comparison = ([a], [b]) => Math.cbrt(ratio(a, b));
/** Heels differ by their centimeters, not by a ratio: one of 1 cm and one of 2 cm are both flat. */
const HIGHEST_HEEL = 100;
const ofHeels: Comparison = ([a = 0], [b = 0]) => Math.max(0, 1 - Math.abs(a - b) / HIGHEST_HEEL);

/** The measures whose differences are seen before a product is picked up. */
const COMPARED: Partial<Record<MeasureName, Comparison>> = {
  size: ofAreas,
  volume: ofVolumes,
  "case size": ofLengths,
  diameter: ofLengths,
  width: ofLengths,
  "shaft height": ofLengths,
  "heel height": ofHeels,
};
/** From this similarity on two sizes are about the same, and up to this one they are different sizes. */
const ABOUT_THE_SAME = 0.85;
const ANOTHER_SIZE = 0.63;

/** Returns how much the measured sizes of two products differ: 0 if they are about the same or unknown, at most 1. */
export function sizeDifference(a: ProductFacts, b: ProductFacts): number {
  let similarity = 1;
  for (const one of a.measurements) similarity = Math.min(similarity, measuredSimilarity(one, b));
  return Math.min(1, Math.max(0, (ABOUT_THE_SAME - similarity) / (ABOUT_THE_SAME - ANOTHER_SIZE)));
}

function measuredSimilarity({ name, amounts }: Measurement, { measurements }: ProductFacts): number {
  const other = measurements.find((one) => one.name === name);
  return (other && COMPARED[name]?.(amounts, other.amounts)) ?? 1;
}

/** Returns true if both products state their outer dimensions, in which case words such as "small" add nothing. */
export function areMeasured(a: ProductFacts, b: ProductFacts): boolean {
  return [a, b].every(({ measurements }) => measurements.some(({ name }) => name === "size"));
}
