import type { CatalogueProduct } from "@dupewise/domain/catalogue/catalogue-product";
import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { Money } from "@dupewise/domain/product/product";
import { productFromItem } from "@dupewise/reader/product-from-item";
import type { FeedItem } from "./feed-item.ts";

const LONGEST = { key: 300, title: 500, brand: 200, url: 2_000 } as const;
const MOST_IMAGES = 6;

/**
 * Converts a feed item to a catalogue product. If the item can't be imported, returns the reason instead, worded for
 * the operator.
 * @param currencyHint the currency of prices that don't state one
 */
export function toCatalogueProduct(item: FeedItem, currencyHint: string | null): CatalogueProduct | string {
  const title = item.title?.trim() ?? "";
  if (title === "") return "the item has no title";
  if (title.length > LONGEST.title) return "the title is too long";
  const url = addressOf(item.url);
  if (url === null) return item.url === null ? "the item has no link" : "the link is not an http(s) URL";
  const key = keyOf(item);
  if (key === null) return "the item has no ID";
  if (key.length > LONGEST.key) return "the ID is too long";
  const price = item.price === null ? null : moneyOf(item.price, item.currency ?? currencyHint);
  if (item.price !== null && price === null) return `"${item.price.slice(0, 60)}" is not a price`;
  const described = productFromItem({
    ...item,
    url,
    title,
    brand: item.brand?.trim().slice(0, LONGEST.brand) || null,
    price,
    imageUrls: item.imageUrls.flatMap((image) => addressOf(image) ?? []).slice(0, MOST_IMAGES),
  });
  const usual = item.usualPrice === null ? null : moneyOf(item.usualPrice, price?.currency ?? currencyHint);
  return {
    key,
    product: { ...described, url: described.url ?? url, title: described.title ?? title },
    usualPrice: isSale(price, usual) ? usual : null,
    isAvailable: item.isAvailable,
  };
}

/** Sizes of one product are one; its colors are not. */
function keyOf({ id, group, color }: FeedItem): string | null {
  const common = group?.trim() || null;
  if (common === null) return id?.trim() || null;
  return color === null ? common : `${common}/${color.trim().toLowerCase()}`;
}

function addressOf(text: string | null): string | null {
  const url = URL.parse(text?.trim() ?? "");
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  return url.href.length <= LONGEST.url ? url.href : null;
}

function moneyOf(text: string, hint: string | null): Money | null {
  const { amount, currency } = parsePrice(text, hint === null ? {} : { currencyHint: hint });
  return amount === null || Number(amount) === 0 ? null : { amount, currency };
}

function isSale(price: Money | null, usual: Money | null): boolean {
  return (
    price !== null && usual !== null && price.currency === usual.currency && Number(usual.amount) > Number(price.amount)
  );
}
