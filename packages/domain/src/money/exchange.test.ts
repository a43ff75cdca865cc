import { describe, expect, it } from "vitest";
import { BUNDLED_RATES, comparablePrices } from "./exchange.ts";

const money = (amount: string, currency: string | null) => ({ amount, currency });

describe("making prices comparable", () => {
  it("leaves prices in the same currency unchanged", () => {
    expect(comparablePrices(money("420.00", "USD"), money("89", "USD"))).toEqual({
      original: 420,
      alternative: 89,
      currency: "USD",
      converted: false,
    });
  });

  it("converts the alternative's price to the original's currency", () => {
    const prices = comparablePrices(money("1000", "EUR"), money("100", "GBP"));
    expect(prices).toMatchObject({ original: 1000, currency: "EUR", converted: true });
    expect(prices?.alternative).toBeCloseTo(100 / (BUNDLED_RATES.perEuro["GBP"] ?? 0), 6);
  });

  it("assumes the other side's currency for a price without a currency", () => {
    expect(comparablePrices(money("10", null), money("5", "EUR"))).toMatchObject({ currency: "EUR", converted: false });
  });

  it.each([
    [money("10", "EUR"), money("5", "XXX")],
    [money("10", "XXX"), money("5", "EUR")],
    [money("0", "EUR"), money("5", "EUR")],
    [money("10", "EUR"), money("0.00", "EUR")],
    [money("9".repeat(400), "EUR"), money("5", "EUR")],
  ])("returns null for %j and %j", (original, alternative) => {
    expect(comparablePrices(original, alternative)).toBeNull();
  });
});
