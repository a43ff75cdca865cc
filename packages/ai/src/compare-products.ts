import type { ComparisonResult } from "@dupewise/domain/comparison";
import type { Product } from "@dupewise/domain/product";
import { extractAttributes } from "./extract-attributes.ts";
import type { Judged } from "./judged.ts";
import { scoreAttributes } from "./score.ts";

/**
 * Compares two products by what is known of them. Pure: the same products always give the same result.
 * @param judged what a judge of its own found; number and words are then made with it
 */
export function compareProducts(original: Product, alternative: Product, judged?: Judged): ComparisonResult {
  const a = extractAttributes(original);
  const b = extractAttributes(alternative);
  const { similarityScore, confidence, gate, dimensions } = scoreAttributes(a, b, judged);
  return {
    similarityScore,
    similarities: [],
    differences: [],
    materialComparison: null,
    locationComparison: null,
    priceRecommendation: null,
    priceReasoning: null,
    priceAnalysis: null,
    whenToBuyOriginal: null,
    whenToBuyAlternative: null,
    valueScore: null,
    priceSummary: null,
    analysis: {
      engine: "local",
      engineNote: null,
      verdict: similarityScore === null ? "Too little is known to compare these two." : `A ${similarityScore}% match.`,
      confidence,
      range: null,
      gate,
      dimensions: dimensions.map((dimension) => ({ ...dimension, original: null, alternative: null })),
      similarities: [],
      differences: [],
      missing: [],
      usage: null,
    },
  };
}
