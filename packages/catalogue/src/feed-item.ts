/** One product of a feed as the feed writes it; what the feed does not say is null. */
export interface FeedItem {
  id: string | null;
  /** What all sizes and colors of one product have in common. */
  group: string | null;
  url: string | null;
  title: string | null;
  brand: string | null;
  /** May hold markup. */
  description: string | null;
  /** As written: "1,299.00 EUR". */
  price: string | null;
  /** Before a sale, as written. */
  usualPrice: string | null;
  /** ISO 4217, where the feed names it apart from its prices. */
  currency: string | null;
  material: string | null;
  color: string | null;
  pattern: string | null;
  /** The audience: "female", "kids". */
  audience: string | null;
  category: string | null;
  origin: string | null;
  imageUrls: readonly string[];
  isAvailable: boolean;
}

/** The defaults for everything a feed may leave out. */
export const NOTHING_SAID: FeedItem = {
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

/** An item of a feed with its position, counted from 1, or why there is none. */
export type FeedRecord = { line: number; item: FeedItem } | { line: number; problem: string };

/** The maximum length of an item in characters; anything longer is not a feed and would exhaust memory. */
export const MAX_ITEM_LENGTH = 1024 * 1024;

/** Ends an import: what follows in the feed cannot be read. */
export class BrokenFeed extends Error {}
