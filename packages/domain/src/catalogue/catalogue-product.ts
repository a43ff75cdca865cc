import * as z from "zod";
import { Money, Product } from "../product/product.ts";

/** The formats that feeds come in. */
export const FEED_FORMATS = ["google-xml", "google-tsv", "awin-csv", "shopify", "woocommerce", "jsonl"] as const;
export const FeedFormat = z.enum(FEED_FORMATS);
export type FeedFormat = z.infer<typeof FeedFormat>;

/** One product of a feed in any format, with all of its sizes; each color is a separate product. */
const CatalogueProduct = z.object({
  /** The product's ID at the shop, unique within the feed. */
  key: z.string().min(1).max(300),
  /** The product as it would be read from its page, except that the name and URL are always known. */
  product: Product.extend({ title: z.string().min(1), url: z.url({ protocol: /^https?$/ }) }),
  /** The price before a sale; null if the product is not on sale. */
  usualPrice: Money.nullable(),
  isAvailable: z.boolean(),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;
