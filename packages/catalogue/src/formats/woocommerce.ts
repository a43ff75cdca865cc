import { decodeHTML } from "entities";
import * as z from "zod";
import { describeFirstIssue } from "./describe-first-issue.ts";
import { type FeedItem, type FeedRecord, EMPTY_FEED_ITEM } from "../feed-item.ts";
import type { FeedPage } from "./pages.ts";

const Named = z.array(z.object({ name: z.string() })).default([]);
const WooProduct = z.object({
  id: z.number(),
  name: z.string(),
  permalink: z.string(),
  description: z.string().default(""),
  short_description: z.string().default(""),
  prices: z.object({
    price: z.string(),
    regular_price: z.string(),
    currency_code: z.string(),
    currency_minor_unit: z.number().int().min(0).max(4),
  }),
  images: z.array(z.object({ src: z.string() })).default([]),
  categories: Named,
  brands: Named,
  attributes: z.array(z.object({ name: z.string(), terms: Named })).default([]),
  is_in_stock: z.boolean().default(true),
});
type WooProduct = z.infer<typeof WooProduct>;
const Page = z.array(z.unknown());

/** Shops' names for the attributes that a feed has fields for. */
const ATTRIBUTES = {
  brand: /^brand|^marke$|^marque$/i,
  color: /^colou?r|^farbe$|^couleur$/i,
  material: /^material|^fabric|^composition|^stoff$|^matière$/i,
  pattern: /^pattern|^print$|^muster$/i,
  audience: /^gender|^for$/i,
  origin: /^made in|^country of origin/i,
} as const;

/**
 * Converts the products on a page of a shop's WooCommerce Store API to records. Returns null for a body in any other
 * format.
 * @param from the line number of the first record
 */
export function wooCommerceRecords({ body }: FeedPage, from: number): FeedRecord[] | null {
  const page = Page.safeParse(body);
  if (!page.success) return null;
  return page.data.map((one, at) => {
    const line = from + at;
    const product = WooProduct.safeParse(one);
    return product.success
      ? { line, item: itemOf(product.data) }
      : { line, problem: describeFirstIssue(product.error) };
  });
}

function itemOf(product: WooProduct): FeedItem {
  const said = (pattern: RegExp) =>
    product.attributes
      .find(({ name }) => pattern.test(name.trim()))
      ?.terms.map(({ name }) => decodeHTML(name))
      .join(", ") || null;
  const { price, regular_price, currency_code, currency_minor_unit } = product.prices;
  const amount = (minor: string) => decimal(minor, currency_minor_unit);
  return {
    ...EMPTY_FEED_ITEM,
    id: String(product.id),
    url: product.permalink,
    title: decodeHTML(product.name),
    brand: product.brands[0] ? decodeHTML(product.brands[0].name) : said(ATTRIBUTES.brand),
    description: [product.short_description, product.description].filter(Boolean).join("\n") || null,
    price: amount(price),
    usualPrice: amount(regular_price),
    currency: currency_code,
    material: said(ATTRIBUTES.material),
    color: said(ATTRIBUTES.color),
    pattern: said(ATTRIBUTES.pattern),
    audience: said(ATTRIBUTES.audience),
    category: product.categories.map(({ name }) => decodeHTML(name)).join(" > ") || null,
    origin: said(ATTRIBUTES.origin),
    imageUrls: product.images.map(({ src }) => src),
    isAvailable: product.is_in_stock,
  };
}

/** "8990" of two minor digits is "89.90". */
function decimal(minor: string, digits: number): string | null {
  if (!/^\d{1,15}$/.test(minor)) return null;
  const padded = minor.padStart(digits + 1, "0");
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
