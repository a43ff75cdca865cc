import type { Product } from "./product.ts";

/** The result of reading one URL, as it is cached. */
export interface UrlReading {
  readAt: Date;
  /** The product; null if the reading failed. */
  product: Product | null;
  /** Why it failed, worded for shoppers; null if it didn't. */
  errorMessage: string | null;
  /** The shop's validator for this copy, sent with the next request. */
  etag: string | null;
  lastModified: string | null;
}
