import { expect, it } from "vitest";
import { mergePriceRuns } from "./price-runs.ts";

const on = (day: string, amount: string | null) => ({ day, amount, currency: "EUR", isAvailable: true });

it("merges days with the same price, even in different notations, and skips days without a price", () => {
  const runs = mergePriceRuns([
    on("2026-03-01", "80"),
    on("2026-03-02", null),
    on("2026-03-03", "80.00"),
    on("2026-03-04", "60"),
  ]);
  expect(runs.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    ["2026-03-01", "2026-03-03", "80"],
    ["2026-03-04", "2026-03-04", "60"],
  ]);
});

it("does not merge equal prices with more than a week of missing data between them", () => {
  const runs = mergePriceRuns([on("2026-03-01", "80"), on("2026-03-08", "80"), on("2026-03-16", "80")]);
  expect(runs.map(({ from, to }) => [from, to])).toEqual([
    ["2026-03-01", "2026-03-08"],
    ["2026-03-16", "2026-03-16"],
  ]);
});
