import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import { assess, readSide } from "./assess.ts";
import type { Judged } from "./rubric/judged.ts";
import { scoreFacts } from "./rubric/score-facts.ts";
import { writeResult } from "./words/write-result.ts";

interface Options {
  /** A judge's own verdicts, from which the number and the words are then made. */
  judged?: Judged | undefined;
  /** Rates for converting prices in two currencies; by default those bundled with the product. */
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
