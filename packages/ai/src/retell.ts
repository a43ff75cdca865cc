import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { assessProducts } from "./assess.ts";
import { writeResult } from "./words/write-result.ts";

/**
 * Rewrites a comparison in the engine's own words, without the model's text and without quotes from the products'
 * pages, keeping its score and rubric. Pure.
 */
export function retell(original: Product, alternative: Product, made: ComparisonResult): ComparisonResult {
  const { similarityScore, analysis } = made;
  const judged = {
    similarities: Object.fromEntries(analysis.dimensions.map(({ name, similarity }) => [name, similarity])),
    gate: analysis.gate,
    bounds: { low: similarityScore ?? 0, high: similarityScore ?? 100 },
  };
  return writeResult(assessProducts(original, alternative, { judged, rates: analysis.exchange }));
}
