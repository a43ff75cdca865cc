import { describe, expect, it } from "vitest";
import { findEffectivePrice, computePriceFractions } from "./side-price.ts";
import { SAMPLE_COMPARISON } from "../../testing/comparison.ts";
import { toSideViews } from "../side-view.ts";

const EUR = (amount: string) => ({ amount, currency: "EUR" });

describe("findEffectivePrice", () => {
  it("reads a bare dollar sign as the dollar currency that the page uses", () => {
    const product = { ...SAMPLE_COMPARISON.originalProduct, price: { amount: "420", currency: "CAD" } };
    const [original] = toSideViews({ ...SAMPLE_COMPARISON, originalProduct: product, originalPriceManual: "$350" });
    expect(findEffectivePrice(original)).toEqual({ amount: "350", currency: "CAD" });
  });
});

describe("computePriceFractions", () => {
  it("returns each price as a fraction of the higher one", () => {
    expect(computePriceFractions(EUR("200"), EUR("50"))).toEqual([1, 0.25]);
    expect(computePriceFractions(EUR("50"), EUR("200"))).toEqual([0.25, 1]);
  });

  it("returns null for different currencies, a missing price or two prices of zero", () => {
    expect(computePriceFractions(EUR("200"), { amount: "50", currency: "USD" })).toBeNull();
    expect(computePriceFractions(EUR("200"), null)).toBeNull();
    expect(computePriceFractions(EUR("0"), EUR("0.00"))).toBeNull();
  });
});
