import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import { type Product, UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { compareProducts } from "../compare-products.ts";

const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
let made = 0;

const side = (product: Product) => ({
  input: product.url ?? "",
  description: null,
  product,
  manual: NOTHING_ENTERED,
});

/**
 * Creates a stored comparison of two products with its score.
 * @param day the day of the comparison, counted from January 1
 */
export function createStoredComparison(
  originalFacts: Partial<Product>,
  alternativeFacts: Partial<Product>,
  { day = 100 }: { day?: number } = {},
): Comparison {
  const original = { ...UNKNOWN_PRODUCT, ...originalFacts };
  const alternative = { ...UNKNOWN_PRODUCT, ...alternativeFacts };
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    userId: "ada",
    original: side(original),
    alternative: side(alternative),
    result: compareProducts(original, alternative),
    isFavorite: false,
    createdAt: new Date(FIRST_DAY + day * DAY_MS),
  };
}
