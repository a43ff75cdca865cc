import type { Product } from "@dupewise/domain/product/product";
import { readText } from "./read-text.ts";

/** Reads a product from pasted text. Pure; missing facts are null or empty. */
export function describeProduct(text: string): Product {
  return readText(text).product;
}
