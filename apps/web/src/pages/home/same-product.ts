import { isProductUrl, normaliseProductUrl } from "@dupewise/domain/product/product-input";
import type { CompareInputs } from "../../lib/api/errors.ts";

const essence = (input: string): string => (isProductUrl(input) ? normaliseProductUrl(input) : input.trim());

/** Whether both sides hold one product: the same text, or links that differ only in where the visitor came from. */
export function isSameProduct({ originalUrl, dupeUrl }: CompareInputs): boolean {
  const original = essence(originalUrl);
  return original !== "" && original === essence(dupeUrl);
}
