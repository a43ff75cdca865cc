import type { Money } from "@dupewise/domain/product/product";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { isOnlyPrice } from "./amounts.ts";
import { namesKind } from "./lone-lines.ts";
import { extractLeadingName } from "./name-text.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";
import { pickPrices } from "./pick-price.ts";
import type { LabeledFacts } from "../labels/labels.ts";

/** One of the products in a text that lists several. */
export interface ListedProduct {
  name: string;
  price: Money | null;
}

const MOST = 8;
const LONGEST_NAME = 90;
/** The maximum number of lines between a name and its price: a maker, a color or a size. */
const NEAR = 2;

/**
 * Finds up to eight products in text that lists several, each with its own price: an order, a wish list, a choice of
 * two. Returns an empty list for a single product and for a whole page. Related products on a product page don't count.
 */
export function findListedProducts(lines: readonly ClassifiedLine[], labels: LabeledFacts): ListedProduct[] {
  if (lines.length >= LONG_TEXT_LINES || lines.filter(({ isPriced }) => isPriced).length < 2) return [];
  const found = new Map<string, ListedProduct>();
  for (const line of lines) {
    const priced = pricedAt(line, lines);
    if (priced === null) continue;
    const name = extractLeadingName(line.text);
    if (name.length > 3 && isGoods(name) && !found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), { name, price: pickPrices([priced], labels, null).price?.value ?? null });
  }
  return found.size > 1 ? [...found.values()].slice(0, MOST) : [];
}

const isGoods = (name: string): boolean => namesKind(name) || findMakers(name).some(({ start }) => start === 0);

/**
 * The line with the price of the product that a line names: the line itself, or one right below it with only a price.
 */
function pricedAt(
  { role, zone, text, isPriced, at }: ClassifiedLine,
  lines: readonly ClassifiedLine[],
): ClassifiedLine | null {
  if (role !== "words" || zone !== "own" || text.length > LONGEST_NAME) return null;
  const line = lines[at];
  if (isPriced && line !== undefined) return line;
  for (const below of lines.slice(at + 1, at + 1 + NEAR)) {
    if (isOnlyPrice(below.text)) return below;
    if (below.role !== "words" && below.role !== "size") return null;
    if (namesKind(below.text)) return null;
  }
  return null;
}
