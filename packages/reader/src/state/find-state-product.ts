import type { Page } from "../html/page.ts";
import { wordSimilarity, wordsOf } from "../labels/words.ts";
import { parseEmbeddedStates } from "./embedded-state.ts";
import type { JsonObject } from "./walk.ts";
import { isObject, objectsIn } from "./walk.ts";

/** The product in a page's embedded state whose title matches the page's. */
export interface StateProduct {
  price: string | null;
  currency: string | null;
  brand: string | null;
  image: string | null;
}

const MAX_VALUES = 60_000;
const NAME_KEYS = ["name", "title", "productName", "displayName", "product_name", "item_name"];
const BRAND_KEYS = ["brand", "brandName", "vendor", "manufacturer", "item_brand", "product_brand", "manufacturer_name"];
const CURRENCY_KEYS = ["currency", "currencyCode", "priceCurrency"];
/** In order of trust: the current price before the former one. */
const PRICE_KEYS = [
  "promo",
  "salePrice",
  "sale_price",
  "currentPrice",
  "finalPrice",
  "final_price",
  "price",
  "priceAmount",
  "price_amount",
  "sellingPrice",
  "base",
];
/** Objects that contain only prices. */
const PRICES_KEYS = ["priceInfo", "prices", "pricing", "priceData", "pricing_information"];
const VARIANT_KEYS = ["selectedVariant", "selectedOrFirstAvailableVariant", "defaultVariant"];
const VARIANTS_KEYS = ["variants", "offers", "skus"];
/** Keys of a price with several amounts, the current one first. */
const MONEY_KEYS = ["value", "current", "sale", "now"];
const AMOUNT_KEYS = ["current", "sale", "value", "amount", "discounted", "now", "price", "formatted", "min"];

/** Finds the most complete object with the product's name in a page's embedded state, or returns null. */
export function findStateProduct(page: Page, title: string): StateProduct | null {
  const words = wordsOf(title);
  let best: StateProduct | null = null;
  let bestFacts = 0;
  for (const state of parseEmbeddedStates(page)) {
    let currency: string | null = null;
    for (const object of objectsIn(state, MAX_VALUES)) {
      const code = textAt(object, CURRENCY_KEYS);
      if (code !== null && /^[A-Z]{3}$/.test(code)) currency = code;
      const name = textAt(object, NAME_KEYS);
      if (name === null || name.length > 300 || wordSimilarity(words, wordsOf(name)) < 0.85) continue;
      const own = readObject(object);
      const found = { ...own, currency: own.currency ?? (own.price === null ? null : currency) };
      const facts = Object.values(found).filter((value) => value !== null).length;
      if (facts > bestFacts) {
        best = found;
        bestFacts = facts;
      }
    }
  }
  return best;
}

function readObject(object: JsonObject): StateProduct {
  const [first] = arrayAt(object, ["images", "media", "variants"]);
  const prices = PRICES_KEYS.map((key) => object[key]).find(isObject);
  const [variant] = [...VARIANT_KEYS.map((key) => object[key]), ...arrayAt(object, VARIANTS_KEYS)].filter(isObject);
  const price = [object, prices, variant].map(priceAt).find((found) => found !== null) ?? null;
  return {
    price: price === null ? null : price.amount,
    currency: price?.currency ?? textAt(object, CURRENCY_KEYS),
    brand: textAt(object, BRAND_KEYS) ?? textIn(object["brand"]),
    image:
      textAt(object, ["image", "imageUrl", "featured_image", "thumbnail"]) ?? textIn(object["image"]) ?? textIn(first),
  };
}

function priceAt(value: unknown): { amount: string; currency: string | null } | null {
  if (!isObject(value)) return null;
  for (const key of PRICE_KEYS) {
    const price = value[key];
    if (isShopifyCents(value, key, price)) return { amount: (Number(price) / 100).toFixed(2), currency: null };
    const money = isObject(price) ? (MONEY_KEYS.map((name) => price[name]).find(isObject) ?? price) : price;
    const amount = isObject(money) ? amountIn(money) : scalarText(money);
    if (amount === null || !/\d/.test(amount)) continue;
    return { amount, currency: currencyIn(money) ?? currencyIn(price) ?? currencyIn(value) };
  }
  return null;
}

function currencyIn(price: unknown): string | null {
  if (!isObject(price)) return null;
  const { currency } = price;
  return isObject(currency) ? textAt(currency, ["code"]) : textAt(price, [...CURRENCY_KEYS, "currencyIso"]);
}

/** commercetools uses the currency's smallest unit, and states the number of decimals. */
function amountIn(price: JsonObject): string | null {
  const { centAmount, fractionDigits } = price;
  if (typeof centAmount !== "number") return textAt(price, AMOUNT_KEYS);
  const digits = fractionDigits === 0 || fractionDigits === 3 ? fractionDigits : 2;
  return (centAmount / 10 ** digits).toFixed(digits);
}

/** Shopify's product JSON uses integer cents: it always has `handle` and `vendor` beside them. */
function isShopifyCents(object: JsonObject, key: string, price: unknown): boolean {
  return key === "price" && Number.isInteger(price) && ("handle" in object || "inventory_management" in object);
}

function textAt(object: JsonObject, keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = scalarText(object[key]);
    if (text !== null) return text;
  }
  return null;
}

/** The name or URL of a nested object, or the text itself. */
function textIn(value: unknown): string | null {
  return isObject(value) ? textAt(value, ["name", "title", "url", "src", "originalSrc"]) : scalarText(value);
}

function scalarText(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

function arrayAt(object: JsonObject, keys: readonly string[]): readonly unknown[] {
  for (const key of keys) {
    const value = object[key];
    if (Array.isArray(value)) return value;
  }
  return [];
}
