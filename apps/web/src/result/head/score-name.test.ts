import { ScoreRing, type ScoreRingProps } from "@dupewise/ui/score-ring";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

const RING: ScoreRingProps = { score: 86.4, tone: "great", range: { low: 73, high: 88 }, id: "score" };

it.each<[string, Partial<ScoreRingProps>]>([
  ["86% similar, likely 73 to 88", {}],
  ["86% similar", { range: null }],
  ["86% similar", { range: { low: 86, high: 86.3 } }],
  ["73 to 88% similar", { rough: true }],
])("announces the ring as “%s” to screen readers, and hides the displayed number from them", (name, props) => {
  const html = renderToStaticMarkup(createElement(ScoreRing, { ...RING, ...props }));
  expect(html).toContain(`<span id="score" class="sr-only">${name}</span>`);
  const readOut = html.replaceAll(/<(svg|div) [^>]*aria-hidden="true".*<\/\1>/gs, "").replaceAll(/<[^>]*>/g, "");
  expect(readOut).toBe(name);
});
