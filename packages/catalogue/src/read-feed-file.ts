import { createReadStream } from "node:fs";
import type { CatalogueProduct } from "@dupewise/domain/catalogue/catalogue-product";
import { toCatalogueProduct } from "./to-catalogue-product.ts";
import { BrokenFeedError } from "./feed-item.ts";
import { formatOf } from "./open/format-of.ts";
import { textReaderFor } from "./open/text-reader.ts";
import { decodeText } from "./open/decode-text.ts";

/**
 * Reads the first `limit` available products from a feed file, skipping malformed ones. Throws a `BrokenFeedError` when
 * the file name doesn't reveal the feed's format, and the errors of reading the file.
 */
export async function readFeedFile(path: string, limit: number): Promise<CatalogueProduct[]> {
  const read = textReaderFor(formatOf(path));
  if (read === null) throw new BrokenFeedError("the file name does not reveal the feed's format");
  const products = new Map<string, CatalogueProduct>();
  for await (const record of read(decodeText(createReadStream(path)))) {
    if (products.size >= limit) break;
    const product = "item" in record ? toCatalogueProduct(record.item, null) : "";
    if (typeof product !== "string" && product.isAvailable) products.set(product.key, product);
  }
  return [...products.values()];
}
