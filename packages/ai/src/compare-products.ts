import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import { assess, readSide } from "./assess.ts";
import type { Judged } from "./rubric/judged.ts";
import { scoreFacts } from "./rubric/score-facts.ts";
import { writeResult } from "./words/write-result.ts";

interface Options {
  /** What a judge of its own found; number and words are then made with it. */
  judged?: Judged | undefined;
  /** What prices in two currencies are converted by; those that came with the product unless given. */
  rates?: Rates | undefined;
}

/**
 * Compares two products by their known facts and returns facts, score, findings and words. Pure: the same products
 * always give the same result.
 */
export function compareProducts(
  original: Product,
  alternative: Product,
  { judged, rates }: Options = {},
): ComparisonResult {
  const [a, b] = [readSide(original), readSide(alternative)];
  return writeResult(assess(a, b, scoreFacts(a.facts, b.facts, judged), rates));
}
