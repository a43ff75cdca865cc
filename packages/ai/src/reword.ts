import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { assessProducts } from "./assess.ts";
import { writeResult } from "./words/write-result.ts";

/**
 * Rewrites a comparison's sentences with the rules engine, without the model's text and without quotes from the
 * products' pages. Keeps the score and the rubric. Pure.
 */
export function reword(original: Product, alternative: Product, result: ComparisonResult): ComparisonResult {
  const { similarityScore, analysis } = result;
  const judged = {
    similarities: Object.fromEntries(analysis.dimensions.map(({ name, similarity }) => [name, similarity])),
    gate: analysis.gate,
    bounds: { low: similarityScore ?? 0, high: similarityScore ?? 100 },
  };
  return writeResult(assessProducts(original, alternative, { judged, rates: analysis.exchange }));
}
