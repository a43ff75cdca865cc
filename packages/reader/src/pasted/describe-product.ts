import type { Product } from "@dupewise/domain/product/product";
import { readText } from "./read-text.ts";

/** Reads a product out of a text that somebody pasted. Pure; what is not there stays null or empty. */
export function describeProduct(text: string): Product {
  return readText(text).product;
}
