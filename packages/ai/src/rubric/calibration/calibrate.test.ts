import { expect, test } from "vitest";
import { calibrate } from "./calibrate.ts";
import { RATED_PAIRS } from "./pairs.data.ts";

/** The accuracy of the shipped engine, as precise as docs/scoring.md states it. These floors may only rise. */
const FLOORS = { error: 4.5, rankCorrelation: 0.978, sameBand: 0.85, worst: 20, bandError: 7.5 };

test("keeps the engine's scores within the allowed distance of the ratings", () => {
  const { error, rankCorrelation, sameBand, bands, worst } = calibrate();
  expect(error).toBeLessThanOrEqual(FLOORS.error);
  expect(Number(rankCorrelation.toFixed(3))).toBeGreaterThanOrEqual(FLOORS.rankCorrelation);
  expect(sameBand).toBeGreaterThanOrEqual(FLOORS.sameBand);
  for (const band of bands) expect(band.error, band.band).toBeLessThanOrEqual(FLOORS.bandError);
  expect(Math.abs(worst[0]!.score - worst[0]!.rating)).toBeLessThanOrEqual(FLOORS.worst);
});

test("covers the whole scale with rated pairs, and contains no duplicates", () => {
  const { bands, pairs } = calibrate();
  expect(pairs).toBe(RATED_PAIRS.length);
  for (const { band, pairs: own } of bands) expect(own, band).toBeGreaterThanOrEqual(7);
  expect(new Set(RATED_PAIRS.map((pair) => JSON.stringify([pair.original, pair.alternative]))).size).toBe(pairs);
});

test("reports the size and direction of an engine's error", () => {
  const [pair] = RATED_PAIRS.filter(({ rating }) => rating < 5);
  const { error, bands, worst } = calibrate([{ ...pair!, rating: 95 }]);
  expect(error).toBeGreaterThan(60);
  expect(bands.at(-1)).toMatchObject({ band: "80–100", pairs: 1, bias: -error });
  expect(worst[0]).toMatchObject({ rating: 95 });
});
