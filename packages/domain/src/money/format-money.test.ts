import { describe, expect, it } from "vitest";
import { formatMoney, formatStoredPrice } from "./format-money.ts";

describe("formatMoney", () => {
  it.each([
    ["89.99", "USD", "$89.99"],
    ["89.50", "EUR", "€89.50"],
    ["1890", "EUR", "€1,890"],
    ["1890.00", "GBP", "£1,890"],
    ["12000", "JPY", "¥12,000"],
    ["1.5", "KWD", "KWD\u00a01.500"],
    ["0.0024", "USD", "$0.0024"],
    ["0.9999", "USD", "$1"],
    ["0", "USD", "$0"],
    ["49.9", null, "49.9"],
    ["49.95", "not a currency", "49.95"],
  ])("formats %s %s as %s", (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });
});

describe("formatStoredPrice", () => {
  it.each([
    ["890.00 EUR", "€890"],
    ["149 GBP", "£149"],
    ["39.99 USD", "$39.99"],
    ["12000 JPY", "¥12,000"],
    ["39.5", "39.5"],
    ["about 40", "about 40"],
  ])("formats %s as %s", (price, text) => {
    expect(formatStoredPrice(price)).toBe(text);
  });
});
