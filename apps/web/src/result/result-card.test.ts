import type { Claim } from "@dupewise/domain/comparison/comparison";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_COMPARISON } from "../testing/comparison.ts";
import { PriceValue } from "./prices/price-value.tsx";
import { ResultCard } from "./result-card.tsx";
import { toSideViews, type SideView } from "./side-view.ts";

const shown = (notice: Claim | null) =>
  renderToStaticMarkup(
    createElement(ResultCard, {
      comparison: { ...SAMPLE_COMPARISON, analysis: { ...SAMPLE_COMPARISON.analysis, notice } },
      rerun: null,
    }),
  );

test("announces a counterfeit before any score, and shows no notice for other products", () => {
  const quotes: Claim["quotes"] = [{ side: "original", quote: "1:1 replica" }];
  const page = shown({ text: "It bears a maker&s name.", quotes });
  expect(page.indexOf("The original is listed as a replica")).toBeGreaterThan(0);
  expect(page.indexOf("The original is listed as a replica")).toBeLessThan(page.indexOf("Differences"));
  expect(page).toContain("It bears a maker&amp;s name.");
  expect(shown({ text: "", quotes: [] })).toContain("One of the two is listed as a replica");
  expect(shown(null)).not.toContain("replica");
});

// Browsers remember the expected number of wears.
beforeEach(() => void vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => void vi.unstubAllGlobals());

const shownPrices = (notice: Claim | null) => {
  const comparison = {
    ...SAMPLE_COMPARISON,
    originalPriceManual: "$400",
    dupePriceManual: "$80",
    priceRecommendation: "A good buy.",
    analysis: { ...SAMPLE_COMPARISON.analysis, notice },
  };
  const [original, alternative] = toSideViews(comparison);
  const sides: [SideView, SideView] = [original, alternative];
  return renderToStaticMarkup(createElement(PriceValue, { comparison, score: 70, sides, rerun: null }));
};

test("shows the cost per wear, but not for a counterfeit", () => {
  expect(shownPrices(null)).toContain("Cost per wear");
  expect(shownPrices({ text: "It bears a maker's name.", quotes: [] })).not.toContain("Cost per wear");
});

test("does not ask for prices that are known", () => {
  expect(shownPrices(null)).not.toContain("Price Information");
});
