import { findMakers, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { isKindOnly, namesKind } from "./lone-lines.ts";

/** What a product's URL reveals about it. */
interface UrlProduct {
  /** The product's name in title case, such as "Mongolian Cashmere Crewneck Sweater". */
  name: string;
  /** The maker, if the URL is that of the maker's own shop. */
  maker: string | null;
}

const LEAST_WORDS = 2;
const MOST_WORDS = 12;
const ENDING = /\.(?:html?|php|aspx?)$/i;
/** "product.boxy-cardigan.1234": words that a shop's software adds. */
const ADDED = /^(?:product|products|item|p|pd|dp)$/i;
/** A code of letters and digits, or a long number, which is not part of a name. */
const CODE = /^(?=.*\d)(?=.*\p{L}).{6,}$|^\d{3,}$/u;

/**
 * Finds the product that one of a URL's path segments names in two to twelve words
 * ("/mongolian-cashmere-crewneck-sweater"), trying the last segment first. Returns null if none names a product.
 * @param url a valid URL
 */
export function productFromUrl(url: string): UrlProduct | null {
  const { hostname, pathname } = new URL(url);
  for (const segment of pathname.split("/").toReversed()) {
    const words = wordsOf(segment);
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
    if (words.length < LEAST_WORDS || words.length > MOST_WORDS || isKindOnly(name)) continue;
    if (namesKind(name) || findMakers(name).length > 0) return { name, maker: shopOf(hostname) };
  }
  return null;
}

const wordsOf = (segment: string): string[] =>
  decodeSegment(segment)
    .replace(ENDING, "")
    .replace(/(?<=(?:^|-)(?:wo)?men)-s(?=-)/gi, "s")
    .split(/[-_.+\s]+/)
    .filter((word) => word !== "" && !ADDED.test(word) && !CODE.test(word));

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The shop's name in a host: Quince in "www.quince.com". */
function shopOf(hostname: string): string | null {
  const maker = makerByName(hostname.split(".").at(-2) ?? "");
  return maker?.isShop === true ? maker.name : null;
}
