import type { Product } from "@dupewise/domain/product";
import { productFrom } from "./assemble-product.ts";

/** Reads a product out of a text that somebody pasted. Pure; what is not there stays null or empty. */
export function describeProduct(text: string): Product {
  const value = text.trim().split("\n", 1)[0]?.trim() ?? "";
  const title = value === "" ? null : { value, quote: value, source: "pasted-text" as const, certainty: 0.5 };
  return productFrom(null, {
    title,
    brand: null,
    description: null,
    price: null,
    materials: null,
    composition: null,
    location: null,
    imageUrl: null,
    category: null,
    colours: null,
  });
}
