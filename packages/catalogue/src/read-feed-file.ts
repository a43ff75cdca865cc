import { createReadStream } from "node:fs";
import type { CatalogueProduct } from "@dupewise/domain/catalogue/catalogue-product";
import { catalogueProductOf } from "./catalogue-product-of.ts";
import { BrokenFeed } from "./feed-item.ts";
import { formatOf } from "./open/format-of.ts";
import { textReaderFor } from "./open/text-reader.ts";
import { decodeText } from "./open/decode-text.ts";

/** Reads the first `most` purchasable products of a feed file, skipping malformed ones. */
export async function readFeedFile(path: string, most: number): Promise<CatalogueProduct[]> {
  const read = textReaderFor(formatOf(path));
  if (read === null) throw new BrokenFeed("the file name does not reveal the feed's format");
  const products = new Map<string, CatalogueProduct>();
  for await (const record of read(decodeText(createReadStream(path)))) {
    if (products.size >= most) break;
    const product = "item" in record ? catalogueProductOf(record.item, null) : "";
    if (typeof product !== "string" && product.isAvailable) products.set(product.key, product);
  }
  return [...products.values()];
}
