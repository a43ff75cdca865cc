import { RETAILER_NAME_MAX_LENGTH, URL_NAME_MAX_LENGTH } from "../constants.ts";
import { isProductUrl, normalizeProductUrl } from "./product-input.ts";

/** Shops whose last path segment is a number: the position of the name instead. */
const RETAILERS = [
  { host: /(?:^|\.)amazon\.[a-z.]+$/, name: /\/([^/]+)\/(?:dp|gp\/product)\// },
  { host: /(?:^|\.)nordstrom(?:rack)?\.[a-z.]+$/, name: /\/s\/([^/]+)\/\d+/ },
];

/** The stored data from which a side's name is derived. */
export interface NamedProduct {
  /** The input: a URL or a description; "" when its owner keeps it private. */
  input: string;
  description: string | null;
  title: string | null;
  /** The shopper's own name for the product. */
  titleManual: string | null;
}

/**
 * Returns a product's display name: the shopper's own name for it, otherwise the "Product:" line of its description,
 * otherwise the detected title, otherwise a name derived from its URL. If there is none of these, returns a text that
 * says so.
 */
export function productName({ input, description, title, titleManual }: NamedProduct): string {
  const pasted = isProductUrl(input) ? null : input;
  const name = titleManual ?? productLine(description) ?? productLine(pasted) ?? title?.trim();
  if (name) return name;
  if (input === "") return "Private product";
  return (pasted === null ? nameFromUrl(input) : null) ?? "Product name unavailable";
}

/** Spaces within a line, for all line terminators that "." knows. */
const BLANKS = String.raw`[^\S\r\n\u2028\u2029]*`;
const PRODUCT_LINE = new RegExp(`^${BLANKS}Product:${BLANKS}(\\S.*)$`, "im");

const productLine = (text: string | null): string | null => PRODUCT_LINE.exec(text ?? "")?.[1]?.trimEnd() ?? null;

function nameFromUrl(input: string): string | null {
  const { hostname, pathname } = new URL(normalizeProductUrl(input));
  const named = RETAILERS.find(({ host }) => host.test(hostname))?.name.exec(pathname)?.[1];
  const maxLength = named === undefined ? URL_NAME_MAX_LENGTH : RETAILER_NAME_MAX_LENGTH;
  const segment = named ?? pathname.split("/").findLast(Boolean) ?? "";
  const words = decode(segment)
    .replace(/\.(html?|php|aspx?)$/i, "")
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  if (words === "") return null;
  const characters = Array.from(words);
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`
    : words;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
