import { compareProducts } from "../compare-products.ts";
import { productOf } from "./products.ts";

/** Creates an amount in US dollars from a decimal string. */
export const dollars = (amount: string) => ({ amount, currency: "USD" });

/**
 * Returns the verdict, the recommendation, the similarities, the differences and the paragraph about materials of a
 * comparison, one per line. Each product is given by its title and description.
 */
export function sentencesAbout(
  original: [title: string, description?: string],
  alternative: [title: string, description?: string],
) {
  const product = ([title, description = ""]: [string, string?], amount: string) =>
    productOf({ title, description, price: dollars(amount) });
  const result = compareProducts(product(original, "300"), product(alternative, "60"));
  const { analysis, similarities, differences, priceRecommendation, materialComparison } = result;
  return [analysis.verdict, priceRecommendation, ...similarities, ...differences, materialComparison].join("\n");
}
