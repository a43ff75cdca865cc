import type { Product } from "@dupewise/domain/product/product";
import { extractProduct } from "../extract-product.ts";

/** Extracts the product from a page with the given head and body, as if a shop had sent the page. */
export function productFromPage(body: string, { head = "", url = "https://www.shop.example/p/1" } = {}): Product {
  return extractProduct(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`, url);
}

/** Wraps a value in a JSON-LD script element. */
export function jsonLd(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

/** Returns the source of the first piece of evidence for a field of a product, or undefined if there is none. */
export function evidenceSource(product: Product, field: string): string | undefined {
  return product.evidence.find((one) => one.field === field)?.source;
}
