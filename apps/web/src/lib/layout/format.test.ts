import { describe, expect, it } from "vitest";
import { formatDateTime, formatMoney } from "./format.ts";

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
  ])("writes %s %s as %s", (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });
});

describe("formatDateTime", () => {
  it("writes the date and time in long US format", () => {
    expect(formatDateTime(new Date(2026, 1, 3, 16, 5)).replace(/\s/g, " ")).toBe("February 3, 2026 at 4:05 PM");
  });

  it.each([null, undefined, new Date(Number.NaN)])("says so when there is none: %s", (date) => {
    expect(formatDateTime(date)).toBe("Date unknown");
  });
});
