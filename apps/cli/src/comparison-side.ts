import { parsePrice } from "@dupewise/domain/money/parse-price";
import { CompositionItem, Money, Product, UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import * as z from "zod";

const Facts = z.object({
  title: z.string(),
  brand: z.string().nullish(),
  description: z.string().nullish(),
  price: z.union([Money, z.string(), z.number().min(0)]).nullish(),
  composition: z.union([z.array(CompositionItem), z.string()]).nullish(),
});

/** One side of a comparison: facts, pasted text, or a product as returned by `read`. */
export const Side = z.union(
  [Facts, z.object({ text: z.string() }), z.object({ product: Product })],
  'expected {"title", …}, {"text"} or {"product"}',
);
export type Side = z.infer<typeof Side>;

/** Converts one side of a comparison to a product. Loads the text reader only for pasted text. */
export async function resolveProduct(side: Side): Promise<Product> {
  if ("text" in side) {
    const { productFromText } = await import("@dupewise/reader/pasted/product-from-text");
    return productFromText(side.text);
  }
  if ("product" in side) return side.product;
  const { title, brand = null, description = null, price, composition } = side;
  return {
    ...UNKNOWN_PRODUCT,
    title,
    brand,
    description,
    price: moneyOf(price ?? null),
    composition: typeof composition === "string" ? parseComposition(composition) : (composition ?? []),
  };
}

function moneyOf(price: Money | string | number | null): Money | null {
  if (price === null || typeof price === "object") return price;
  const { amount, currency } = parsePrice(String(price));
  return amount === null ? null : { amount, currency };
}
