import { type FeedItem, type FeedRecord, EMPTY_FEED_ITEM } from "../feed-item.ts";
import { readRows } from "./rows.ts";

/** The columns for each value, best first: affiliate networks and their shops fill different ones. */
const COLUMNS = {
  id: ["merchant_product_id", "aw_product_id", "product_id", "sku"],
  group: ["parent_product_id", "item_group_id"],
  url: ["merchant_deep_link", "product_url", "aw_deep_link"],
  title: ["product_name", "name"],
  brand: ["brand_name", "brand", "manufacturer"],
  description: ["description", "product_short_description"],
  price: ["search_price", "store_price", "price"],
  usualPrice: ["product_price_old", "rrp_price"],
  currency: ["currency"],
  material: ["fashion:material", "material"],
  color: ["colour", "color"],
  pattern: ["fashion:pattern", "pattern"],
  audience: ["fashion:suitable_for", "gender"],
  category: ["merchant_product_category_path", "merchant_category", "category_name"],
  origin: ["country_of_origin"],
} as const satisfies Partial<Record<keyof FeedItem, readonly string[]>>;

const IMAGES = ["merchant_image_url", "large_image", "aw_image_url", "alternate_image"];
const STOCK = ["in_stock", "stock_status", "is_for_sale"];
const NONE = /^(?:0|no|n|false|out[ _]of[ _]stock)$/i;

/**
 * Reads an affiliate network's feed in Awin's CSV format, row by row. Yields unreadable rows as problems. Throws the
 * errors of `readRows`.
 */
export async function* readAwinCsv(chunks: AsyncIterable<string>): AsyncIterable<FeedRecord> {
  for await (const row of readRows(chunks)) {
    if ("problem" in row) yield row;
    else yield { line: row.line, item: itemOf(row.cells) };
  }
}

function itemOf(cells: ReadonlyMap<string, string>): FeedItem {
  const first = (names: readonly string[]) => cells.get(names.find((name) => cells.has(name)) ?? "") ?? null;
  return {
    ...EMPTY_FEED_ITEM,
    id: first(COLUMNS.id),
    group: first(COLUMNS.group),
    url: first(COLUMNS.url),
    title: first(COLUMNS.title),
    brand: first(COLUMNS.brand),
    description: first(COLUMNS.description),
    price: first(COLUMNS.price),
    usualPrice: first(COLUMNS.usualPrice),
    currency: first(COLUMNS.currency),
    material: first(COLUMNS.material),
    color: first(COLUMNS.color),
    pattern: first(COLUMNS.pattern),
    audience: first(COLUMNS.audience),
    category: first(COLUMNS.category),
    origin: first(COLUMNS.origin),
    // The first is the shop's own; another URL of the same photo adds nothing.
    imageUrls: IMAGES.flatMap((name) => cells.get(name) ?? []).slice(0, 1),
    isAvailable: STOCK.every((name) => !NONE.test(cells.get(name) ?? "")),
  };
}
