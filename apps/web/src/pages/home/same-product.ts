import { isProductUrl, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import type { CompareInputs } from "../../lib/api/errors.ts";

const toEssence = (input: string): string => (isProductUrl(input) ? normalizeProductUrl(input) : input.trim());

/** Returns true if both sides are the same product: equal texts, or links that differ only in tracking parameters. */
export function isSameProduct({ originalUrl, dupeUrl }: CompareInputs): boolean {
  const original = toEssence(originalUrl);
  return original !== "" && original === toEssence(dupeUrl);
}
