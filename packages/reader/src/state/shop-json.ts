import { escapeUTF8 } from "entities";
import type { JsonObject } from "./walk.ts";
import { isObject } from "./walk.ts";

/**
 * Converts a Shopify product from `/products/name.json` or `.js` to the HTML that its theme would render. Returns null
 * for other JSON. Prices are decimals in `.json` and integer cents in `.js`.
 */
export function shopJsonToHtml(text: string): string | null {
  const product = shopProduct(text);
  const title = product === null ? null : textAt(product, "title");
  if (product === null || title === null || textAt(product, "handle") === null) return null;
  const [variant] = asList(product["variants"]).filter(isObject);
  const description = textAt(product, "body_html") ?? textAt(product, "description") ?? "";
  const image =
    textAt(product, "featured_image") ?? addressIn(product["image"]) ?? addressIn(asList(product["images"])[0]);
  return [
    `<title>${escapeUTF8(title)}</title><div itemscope itemtype="https://schema.org/Product">`,
    `<h1 itemprop="name">${escapeUTF8(title)}</h1>`,
    property("brand", textAt(product, "vendor")),
    property("category", textAt(product, "product_type") ?? textAt(product, "type")),
    property("image", image),
    property("price", priceOf(product) ?? (variant === undefined ? null : priceOf(variant))),
    property("priceCurrency", variant === undefined ? null : textAt(variant, "price_currency")),
    `<div itemprop="description">${description}</div></div>`,
  ].join("");
}

function shopProduct(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    const product = isObject(value) && isObject(value["product"]) ? value["product"] : value;
    return isObject(product) ? product : null;
  } catch {
    return null;
  }
}

function priceOf(object: JsonObject): string | null {
  const price = object["price"];
  return typeof price === "number" ? (price / 100).toFixed(2) : typeof price === "string" ? price : null;
}

function property(name: string, value: string | null): string {
  return value === null ? "" : `<meta itemprop="${name}" content="${escapeUTF8(value)}">`;
}

function textAt(object: JsonObject, key: string): string | null {
  const value = object[key];
  return typeof value === "string" && value !== "" ? value : null;
}

function addressIn(value: unknown): string | null {
  return typeof value === "string" ? value : isObject(value) ? textAt(value, "src") : null;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
