import { compareProducts } from "@dupewise/ai/compare-products";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { toComparisonRow } from "@dupewise/db/queries/comparisons/comparison-row";
import { flattenManualFacts } from "@dupewise/domain/comparison/flat-sides";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import type { Side } from "@dupewise/domain/comparison/side";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { findStatedColor } from "../../apps/web/src/result/find-stated-color.ts";
import type { SampleHead, SampleSide } from "../../apps/web/src/pages/landing/sample-head.ts";
import { PAIRS } from "./pairs.ts";

/** Makes the three sample comparisons with the current engine. */
export const makeSamples = (): SharedComparison[] =>
  PAIRS.map(({ id, ...inputs }) => {
    const [original, alternative] = [productFromText(inputs.original), productFromText(inputs.alternative)];
    const result = compareProducts(original, alternative);
    const {
      counted: _counted,
      assessment: _assessment,
      wording: _wording,
      ...row
    } = toComparisonRow({
      original: { input: inputs.original, product: original },
      alternative: { input: inputs.alternative, product: alternative },
      result,
    });
    const entered = flattenManualFacts({ original: NOTHING_ENTERED, alternative: NOTHING_ENTERED });
    return { id, ...row, ...entered, createdAt: new Date(0) };
  });

/** Makes the three sample comparisons and reduces each to what the landing page shows first. */
export const summarizeSamples = (): SampleHead[] =>
  makeSamples().map(({ id, similarityScore, analysis, originalProduct, dupeProduct }, index) => {
    const label = PAIRS[index]?.label;
    if (similarityScore === null || label === undefined) throw new Error("A sample has to have a score.");
    const colors = analysis.dimensions.find(({ name }) => name === "colour");
    const side = (of: Side, { title, price, composition }: Omit<SampleSide, "color">): SampleSide => ({
      title,
      price,
      composition,
      color: findStatedColor(colors?.[of] ?? null),
    });
    const { verdict, range } = analysis;
    return {
      id,
      label,
      verdict,
      score: similarityScore,
      range,
      sides: [side("original", originalProduct), side("alternative", dupeProduct)],
    };
  });
