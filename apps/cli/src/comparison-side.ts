import { parsePrice } from "@dupewise/domain/price";
import { CompositionItem, Money, UNKNOWN_PRODUCT, type Product } from "@dupewise/domain/product";
import { parseComposition } from "@dupewise/vocabulary/composition";
import * as z from "zod";

const Facts = z.object({
  title: z.string(),
  brand: z.string().nullish(),
  description: z.string().nullish(),
  price: z.union([Money, z.string(), z.number()]).nullish(),
  composition: z.union([z.array(CompositionItem), z.string()]).nullish(),
});

/** One side of a comparison: facts, a pasted text, or a page to fetch. Only a person's argument is ever fetched. */
export const Side = z.union([Facts, z.object({ text: z.string() }), z.object({ fetch: z.string() })]);
export type Side = z.infer<typeof Side>;

/** The product that a side stands for. What reads texts and pages is loaded only when it is needed. */
export async function productOf(side: Side): Promise<Product> {
  if ("text" in side) {
    const { describeProduct } = await import("@dupewise/catalog/describe");
    return describeProduct(side.text);
  }
  if ("fetch" in side) return fetched(side.fetch);
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

async function fetched(url: string): Promise<Product> {
  const { createProductReader } = await import("@dupewise/catalog/read-product");
  const reader = createProductReader();
  try {
    return await reader.readProduct(url, { askedBy: "shell", signal: new AbortController().signal });
  } finally {
    await reader.close();
  }
}

function moneyOf(price: Money | string | number | null): Money | null {
  if (price === null || typeof price === "object") return price;
  const { amount, currency } = parsePrice(String(price));
  return amount === null ? null : { amount, currency };
}
