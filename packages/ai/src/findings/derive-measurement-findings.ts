import { areSimilarMeasurements } from "@dupewise/vocabulary/details/measurements";
import type { MeasureName } from "@dupewise/vocabulary/details/measurements.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { BOTH, type Finding } from "./finding.ts";

/** The share by which two measurements may differ and still be about the same to a shopper. */
const NEAR: Readonly<Record<MeasureName, number>> = {
  size: 0.1,
  "case size": 0.025,
  "lens width": 0.04,
  diameter: 0.1,
  "heel height": 0.14,
  "platform height": 0.14,
  "shaft height": 0.05,
  rise: 0.03,
  inseam: 0.03,
  "leg opening": 0.05,
  length: 0.03,
  "chain length": 0.06,
  width: 0.1,
  brim: 0.12,
  bridge: 0.08,
  "bead size": 0.1,
  "pearl size": 0.1,
  "water resistance": 0,
  "power reserve": 0,
  "carat weight": 0,
  "card slots": 0,
  "fill power": 0,
  gold: 0,
  volume: 0.05,
  weight: 0.05,
  gauge: 0,
  "fabric weight": 0.05,
  "cloth weight": 0.05,
  "silk weight": 0,
  denier: 0.2,
};

/** Derives a finding for each measurement that both sides state. */
export function deriveMeasurementFindings(a: ProductFacts, b: ProductFacts, weight: number): Finding[] {
  return a.measurements.flatMap((original): Finding[] => {
    const alternative = b.measurements.find(({ name }) => name === original.name);
    if (alternative === undefined) return [];
    const areSame = areSimilarMeasurements(original, alternative, NEAR[original.name]);
    return [
      {
        code: areSame ? "same-measurement" : "other-measurement",
        sides: BOTH,
        values: { original, alternative },
        evidence: [
          { side: "original", quote: original.quote },
          { side: "alternative", quote: alternative.quote },
        ],
        weight: 100 * weight * SHARE,
      },
    ];
  });
}

/** The share of the weight of construction that one measurement has when findings are sorted. */
const SHARE = 0.4;

/**
 * Returns true when a side states the depth to which it is water-resistant. That depth is reported as a measurement, so
 * water resistance isn't reported again.
 */
export const isRatedForWater = ({ measurements }: ProductFacts): boolean =>
  measurements.some(({ name }) => name === "water resistance");

/** Returns true when a side states the number of its card slots. */
export const statesCardSlotCount = ({ measurements }: ProductFacts): boolean =>
  measurements.some(({ name }) => name === "card slots");
