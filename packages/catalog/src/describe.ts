import type { Product } from "@dupewise/domain/product";
import { assembleProduct } from "./assemble-product.ts";

/** Reads a product out of a text that somebody pasted. Pure; what is not there stays null or empty. */
export function describeProduct(text: string): Product {
  const title = text.trim().split("\n", 1)[0]?.trim() ?? "";
  if (title === "") return assembleProduct({});
  return assembleProduct({
    title,
    evidence: [{ field: "title", quote: title, source: "pasted-text", certainty: 0.5 }],
  });
}
