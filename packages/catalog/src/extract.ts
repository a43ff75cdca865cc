import type { Product } from "@dupewise/domain/product";
import { assembleProduct } from "./assemble-product.ts";

/** Reads a product out of a page's HTML. Pure; what is not there stays null or empty. */
export function extractProduct(html: string, url: string | null): Product {
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? "";
  if (title === "") return assembleProduct({ url });
  return assembleProduct({
    url,
    title,
    evidence: [{ field: "title", quote: title, source: "page-text", certainty: 0.5 }],
  });
}
