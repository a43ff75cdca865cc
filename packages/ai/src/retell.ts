import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { compareProducts } from "./compare-products.ts";

/**
 * A comparison in the words of code alone, with the number and the rubric that it has: what a model made of them is
 * taken as a judge's findings once more. Pure.
 */
export function retell(original: Product, alternative: Product, made: ComparisonResult): ComparisonResult {
  const { similarityScore, analysis } = made;
  return compareProducts(original, alternative, {
    similarities: Object.fromEntries(analysis.dimensions.map(({ name, similarity }) => [name, similarity])),
    gate: analysis.gate,
    bounds: { low: similarityScore ?? 0, high: similarityScore ?? 100 },
  });
}
