import { type FeedItem, EMPTY_FEED_ITEM } from "../feed-item.ts";

/** The values of a Google Merchant item, keyed by attribute. Each attribute's values are in the order of the feed. */
export type GoogleValues = ReadonlyMap<string, readonly string[]>;

const IN_STOCK = /^in[ _]stock$|^backorder$/i;

/**
 * Builds a feed item from the attributes of a Google product feed. The attributes have the same names in TSV and XML.
 */
export function feedItemFromGoogle(values: GoogleValues): FeedItem {
  const all = (name: string) => values.get(name) ?? [];
  const first = (name: string) => all(name)[0] ?? null;
  const sale = first("sale_price");
  const details = [...all("product_highlight"), ...all("product_detail")];
  const availability = first("availability");
  return {
    ...EMPTY_FEED_ITEM,
    id: first("id"),
    group: first("item_group_id"),
    url: first("canonical_link") ?? first("link"),
    title: first("title"),
    brand: first("brand"),
    description: [first("description"), ...details].filter(Boolean).join("\n") || null,
    price: sale ?? first("price"),
    usualPrice: sale === null ? null : first("price"),
    material: first("material"),
    color: first("color"),
    pattern: first("pattern"),
    audience: [first("gender"), first("age_group")].filter(Boolean).join(", ") || null,
    category: first("product_type") ?? first("google_product_category"),
    origin: first("country_of_origin"),
    imageUrls: [...all("image_link"), ...all("additional_image_link")],
    isAvailable: availability === null || IN_STOCK.test(availability),
  };
}
