import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_COMPARISON } from "../testing/comparison.ts";
import { PriceValue } from "./prices/price-value.tsx";
import { ResultCard } from "./result-card.tsx";
import { toSideViews, type SideView } from "./side-view.ts";

const shown = (notice: { text: string; quotes: [] } | null) =>
  renderToStaticMarkup(
    createElement(ResultCard, {
      comparison: { ...SAMPLE_COMPARISON, analysis: { ...SAMPLE_COMPARISON.analysis, notice } },
      rerun: null,
    }),
  );

test("announces a counterfeit before any score, and shows no notice for other products", () => {
  const page = shown({ text: "It bears a maker&s name.", quotes: [] });
  expect(page.indexOf("This is sold as a counterfeit")).toBeGreaterThan(0);
  expect(page.indexOf("This is sold as a counterfeit")).toBeLessThan(page.indexOf("Differences"));
  expect(page).toContain("It bears a maker&amp;s name.");
  expect(shown(null)).not.toContain("counterfeit");
});

// Browsers remember the expected number of wears.
beforeEach(() => void vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => void vi.unstubAllGlobals());

test("omits the cost per wear for a counterfeit, and does not ask for prices that are known", () => {
  const priced = {
    ...SAMPLE_COMPARISON,
    originalPriceManual: "$400",
    dupePriceManual: "$80",
    priceRecommendation: "A good buy.",
  };
  const parts = (notice: { text: string; quotes: [] } | null) => {
    const comparison = { ...priced, analysis: { ...priced.analysis, notice } };
    const [original, alternative] = toSideViews(comparison);
    const sides: [SideView, SideView] = [original, alternative];
    return renderToStaticMarkup(createElement(PriceValue, { comparison, score: 70, sides, rerun: null }));
  };
  expect(parts(null)).toContain("Cost per wear");
  expect(parts(null)).not.toContain("Price Information");
  expect(parts({ text: "It bears a maker's name.", quotes: [] })).not.toContain("Cost per wear");
});
