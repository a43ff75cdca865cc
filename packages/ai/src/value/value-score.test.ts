import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenRatio, overallQuality, valueScore } from "./value-score.ts";

const prices = (original: number, alternative: number) => ({
  original,
  alternative,
  currency: "USD",
  converted: false,
});
const quality = (all: number) => ({ material: all, construction: all, design: all });
const price = fc.double({ min: 0.01, max: 100_000, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("the value score", () => {
  it.each([
    { of: "equal price and quality", p: prices(100, 100), q: 1, score: 100, value: 5 },
    { of: "a quarter of the price, identical", p: prices(400, 100), q: 1, score: 100, value: 10 },
    { of: "equal price, but 60% of the quality", p: prices(100, 100), q: 0.6, score: 100, value: 1 },
    { of: "a bargain unlike the original", p: prices(400, 100), q: 1, score: 20, value: 3 },
  ])("is $value for $of", ({ p, q, score, value }) => {
    expect(valueScore(p, quality(q), score)).toBe(value);
  });

  it("is an integer from 0 to 10 that never rises when the alternative costs more or its quality is lower", () => {
    fc.assert(
      fc.property(
        price,
        price,
        share,
        share,
        fc.integer({ min: 0, max: 100 }),
        (original, alternative, q, less, score) => {
          const value = valueScore(prices(original, alternative), quality(q), score);
          expect(Number.isInteger(value) && value >= 0 && value <= 10).toBe(true);
          expect(valueScore(prices(original, alternative * 1.5), quality(q), score)).toBeLessThanOrEqual(value);
          expect(valueScore(prices(original, alternative), quality(q * less), score)).toBeLessThanOrEqual(value);
        },
      ),
    );
  });

  it("is based on quality weights that add up to one", () => {
    expect(overallQuality(quality(1))).toBeCloseTo(1, 12);
  });
});

describe("the break-even ratio", () => {
  it("is the ratio of the prices, or null unless the alternative is cheaper", () => {
    expect(breakEvenRatio(prices(400, 100))).toBe(4);
    expect(breakEvenRatio(prices(100, 100))).toBeNull();
  });
});
