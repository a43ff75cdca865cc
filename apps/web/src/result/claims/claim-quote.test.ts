import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ClaimQuote } from "./claim-quote.tsx";

const shown = (quote: string) => renderToStaticMarkup(createElement(ClaimQuote, { source: "Original", quote }));

it.each([
  ["it", "Cappotto in lana con fodera di seta"],
  ["fr", "Manteau en laine avec une doublure"],
  ["de", "Mantel aus Wolle mit Futter"],
])("marks the language of a quote: %s", (lang, quote) => {
  expect(shown(quote)).toContain(`lang="${lang}"`);
});

it("does not mark the language of an English quote", () => {
  expect(shown("Coat in wool with a silk lining")).not.toMatch(/lang="(?!en)/);
});
