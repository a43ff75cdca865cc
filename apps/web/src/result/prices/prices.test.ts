import { describe, expect, it } from "vitest";
import { moneyOf, priceShares } from "./prices.tsx";

const EUR = (amount: string) => ({ amount, currency: "EUR" });

describe("moneyOf", () => {
  it("prefers the shopper's price", () => {
    expect(moneyOf({ price: EUR("90"), priceManual: "$34.99" })).toEqual({ amount: "34.99", currency: "USD" });
  });

  it("keeps the price that was read where the shopper's says no amount", () => {
    expect(moneyOf({ price: EUR("90"), priceManual: "cheap" })).toEqual(EUR("90"));
    expect(moneyOf({ price: null, priceManual: null })).toBeNull();
  });
});

describe("priceShares", () => {
  it("is the share of the dearer price", () => {
    expect(priceShares(EUR("200"), EUR("50"))).toEqual([1, 0.25]);
    expect(priceShares(EUR("50"), EUR("200"))).toEqual([0.25, 1]);
  });

  it("is unknown for two currencies, a missing price and two gifts", () => {
    expect(priceShares(EUR("200"), { amount: "50", currency: "USD" })).toBeNull();
    expect(priceShares(EUR("200"), null)).toBeNull();
    expect(priceShares(EUR("0"), EUR("0.00"))).toBeNull();
  });
});
