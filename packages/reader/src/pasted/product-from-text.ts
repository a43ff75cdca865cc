import type { Product } from "@dupewise/domain/product/product";
import { readText } from "./read-text.ts";

/** Reads a product from text that was pasted or typed. Missing facts are null or empty. Pure. */
export function productFromText(text: string): Product {
  return readText(text).product;
}
