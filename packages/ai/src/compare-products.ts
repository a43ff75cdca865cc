import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { type AssessOptions, assessProducts } from "./assess.ts";
import { writeResult } from "./words/write-result.ts";

/**
 * Compares two products by their known facts. Returns the score, the findings and the sentences about them. Pure:
 * the same products always give the same result.
 */
export const compareProducts = (original: Product, alternative: Product, options?: AssessOptions): ComparisonResult =>
  writeResult(assessProducts(original, alternative, options));
