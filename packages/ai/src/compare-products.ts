import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { assess, readSide } from "./assess.ts";
import type { Judged } from "./rubric/judged.ts";
import { scoreFacts } from "./rubric/score-facts.ts";
import { writeResult } from "./words/write-result.ts";

/**
 * Compares two products by what is known of them: facts, score, findings, words. Pure: the same products always give
 * the same result.
 * @param judged what a judge of its own found; number and words are then made with it
 */
export function compareProducts(original: Product, alternative: Product, judged?: Judged): ComparisonResult {
  const [a, b] = [readSide(original), readSide(alternative)];
  return writeResult(assess(a, b, scoreFacts(a.facts, b.facts, judged)));
}
