import { expect, test } from "vitest";
import { bestConstant, fractionInBand } from "./levels.ts";

test("counts a score within ten points of the rating as in the band, but not a missing score or one that is farther away", () => {
  const share = (score: number | null) => fractionInBand([{ rating: 70, score }]);
  expect([share(60), share(80), share(59), share(81), share(null)]).toEqual([1, 1, 0, 0, 0]);
});

test("weights every level equally, regardless of its number of pairs", () => {
  const many = Array.from({ length: 9 }, () => ({ rating: 90, score: 90 }));
  expect(fractionInBand([...many, { rating: 10, score: 90 }])).toBe(0.5);
});

test("finds the constant score that fits the most levels", () => {
  expect(bestConstant([10, 50, 65, 95])).toEqual({ score: 55, inBand: 0.5 });
  expect(bestConstant([])).toEqual({ score: 0, inBand: 0 });
});
