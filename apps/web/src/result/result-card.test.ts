import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { COMPARISON } from "../testing/comparison.ts";
import { ResultCard } from "./result-card.tsx";

const shown = (notice: { text: string; quotes: [] } | null) =>
  renderToStaticMarkup(
    createElement(ResultCard, {
      comparison: { ...COMPARISON, analysis: { ...COMPARISON.analysis, notice } },
      rerun: null,
    }),
  );

test("a counterfeit is announced before any score, and other goods get no notice", () => {
  const page = shown({ text: "It bears a maker&s name.", quotes: [] });
  expect(page.indexOf("This is sold as a counterfeit")).toBeGreaterThan(0);
  expect(page.indexOf("This is sold as a counterfeit")).toBeLessThan(page.indexOf("Differences"));
  expect(page).toContain("It bears a maker&amp;s name.");
  expect(shown(null)).not.toContain("counterfeit");
});
