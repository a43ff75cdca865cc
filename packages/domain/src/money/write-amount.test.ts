import { expect, it } from "vitest";
import { writeAmount } from "./write-amount.ts";

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const AMOUNTS = [0, 0.5, 1, 9.99, 12.3, 999, 1000, 1290, 9999.9, 12_345.67, 999_999.99, 1_000_000, 123_456_789_012];

it.each([null, "USD", "EUR", "GBP"])("formats amounts with the currency %s the way Intl does", (currency) => {
  const style = currency === null ? {} : { style: "currency" as const, currency };
  const format = new Intl.NumberFormat("en-US", { ...DECIMALS, ...style });
  for (const amount of AMOUNTS) {
    expect(writeAmount(amount, currency)).toBe(format.format(amount).replace(/\.00$/, ""));
  }
});

it("leaves other currencies, and amounts that must be rounded, to Intl", () => {
  expect([writeAmount(5, "CHF"), writeAmount(5, ""), writeAmount(5, "constructor")]).toEqual([null, null, null]);
  const amounts = [1.005, -5, NaN, Infinity, 1e21, 1e-7, 1_234_567_890_123];
  expect(amounts.map((amount) => writeAmount(amount, "USD"))).toEqual(amounts.map(() => null));
});
