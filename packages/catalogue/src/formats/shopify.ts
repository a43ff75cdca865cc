import * as z from "zod";
import { describeFirstIssue } from "./describe-first-issue.ts";
import { type FeedItem, type FeedRecord, EMPTY_FEED_ITEM } from "../feed-item.ts";
import type { FeedPage } from "./pages.ts";

const Id = z.union([z.number(), z.string()]).transform(String);
const Variant = z.object({
  id: Id,
  price: z.union([z.string(), z.number()]).transform(String),
  compare_at_price: z.string().nullish(),
  available: z.boolean().default(true),
  option1: z.string().nullish(),
  option2: z.string().nullish(),
  option3: z.string().nullish(),
  featured_image: z.object({ src: z.string() }).nullish(),
});
type Variant = z.infer<typeof Variant>;
const ShopifyProduct = z.object({
  id: Id,
  title: z.string(),
  handle: z.string(),
  body_html: z.string().nullish(),
  vendor: z.string().nullish(),
  product_type: z.string().nullish(),
  variants: z.array(Variant).min(1),
  options: z.array(z.object({ name: z.string() })).default([]),
  images: z.array(z.object({ src: z.string() })).default([]),
});
type ShopifyProduct = z.infer<typeof ShopifyProduct>;
const Page = z.object({ products: z.array(z.unknown()) });

/** Names of the option that distinguishes colors. */
const COLOR = /^(?:colou?rs?|farbe|couleur|colore|kleur|färg)$/i;

/**
 * Converts the products on a page of a Shopify shop's `/products.json` to records, one per color. Returns null for a
 * body in any other format.
 * @param from the line number of the first record
 */
export function shopifyRecords({ url, body }: FeedPage, from: number): FeedRecord[] | null {
  const page = Page.safeParse(body);
  if (!page.success) return null;
  return page.data.products.flatMap((one, at): FeedRecord[] => {
    const line = from + at;
    const product = ShopifyProduct.safeParse(one);
    if (product.success) return colorsOf(product.data, url).map((item) => ({ line, item }));
    return [{ line, problem: describeFirstIssue(product.error) }];
  });
}

function colorsOf(product: ShopifyProduct, pageUrl: string): FeedItem[] {
  const place = product.options.findIndex(({ name }) => COLOR.test(name.trim()));
  const byColor = Map.groupBy(product.variants, (variant) => getOption(variant, place));
  return [...byColor].map(([color, variants]) => itemOf(product, color, variants, pageUrl));
}

function getOption({ option1, option2, option3 }: Variant, place: number): string | null {
  return [option1, option2, option3][place] ?? null;
}

function itemOf(
  product: ShopifyProduct,
  color: string | null,
  variants: readonly Variant[],
  pageUrl: string,
): FeedItem {
  const offered = variants.find(({ available }) => available) ?? variants[0];
  const url = new URL(`/products/${encodeURIComponent(product.handle)}`, pageUrl);
  if (color !== null && offered) url.searchParams.set("variant", offered.id);
  const own = offered?.featured_image?.src;
  return {
    ...EMPTY_FEED_ITEM,
    id: product.id,
    group: product.id,
    url: url.href,
    title: product.title,
    brand: product.vendor ?? null,
    description: product.body_html ?? null,
    price: offered?.price ?? null,
    usualPrice: offered?.compare_at_price ?? null,
    color,
    category: product.product_type || null,
    imageUrls: [...(own === undefined ? [] : [own]), ...product.images.map(({ src }) => src)],
    isAvailable: variants.some(({ available }) => available),
  };
}
