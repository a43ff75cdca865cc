import type { StatedItem } from "@dupewise/reader/product-from-item";

/** A product as a feed states it. Fields that the feed omits are null. */
export interface FeedItem extends Omit<StatedItem, "url" | "title" | "price"> {
  id: string | null;
  /** What all sizes and colors of one product have in common. */
  group: string | null;
  url: string | null;
  title: string | null;
  /** The price as written: "1,299.00 EUR". */
  price: string | null;
  /** The price before a sale, as written. */
  usualPrice: string | null;
  /** The ISO 4217 code, if the feed states it separately from its prices. */
  currency: string | null;
  isAvailable: boolean;
}

/** A feed item with the default value of every field. */
export const EMPTY_FEED_ITEM: FeedItem = {
  id: null,
  group: null,
  url: null,
  title: null,
  brand: null,
  description: null,
  price: null,
  usualPrice: null,
  currency: null,
  material: null,
  color: null,
  pattern: null,
  audience: null,
  category: null,
  origin: null,
  imageUrls: [],
  isAvailable: true,
};

/** An item of a feed with its position, counted from 1, or the reason why it could not be read. */
export type FeedRecord = { line: number; item: FeedItem } | { line: number; problem: string };

/** The maximum length of an item in characters; anything longer is not a feed and would exhaust memory. */
export const MAX_ITEM_LENGTH = 1024 * 1024;

/** Thrown when a feed cannot be read any further, which ends the import. */
export class BrokenFeedError extends Error {}
