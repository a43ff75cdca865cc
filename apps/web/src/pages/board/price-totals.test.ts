import { expect, it } from "vitest";
import { formatTotals } from "./price-totals.ts";

it("adds up the prices in each currency separately, and counts the items without a price", () => {
  const usd = (amount: string) => ({ amount, currency: "USD" });
  expect(formatTotals([usd("0.10"), usd("0.20"), { amount: "80", currency: "EUR" }, null])).toBe(
    "$0.30 + €80, 1 without a price",
  );
  expect(formatTotals([null, null])).toBe("");
});
