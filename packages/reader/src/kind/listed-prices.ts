import { findCandidates } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";
import type { Page, PageElement } from "../html/page.ts";
import { absoluteUrl, attributeValue } from "../html/page.ts";
import type { PageFacts } from "../page-facts.ts";

/** A card's price is inside its link, or this close after it. */
const BEHIND_LINK = 200;
/** The maximum length of a card's text. A link around more text is not a card. */
const LONGEST_CARD = 600;
/** The maximum length of text to read. A list is recognizable long before that. */
const MOST_TEXT = 60_000;
/** Read in pieces until the answer is clear, or there are more numbers than any page has. */
const PIECE = 4_000;
const MOST_NUMBERS = 3_000;

/** The minimum number of priced links that make a page a list. */
export const MIN_LISTED_PRICES = 8;

/** The prices on a page: its own, and those of the products it links to. */
export interface ListedPrices {
  /** The number of other URLs that the page links to with a price, up to `MIN_LISTED_PRICES`. */
  cards: number;
  /** Whether a price outside such a link comes after the heading and before the first card. */
  ownPriceFirst: boolean;
}

/**
 * Counts the products with a price that a page links to, and determines whether the page's own price precedes them.
 * Stops counting once the outcome is certain: at the page's own price, or at `MIN_LISTED_PRICES` products.
 */
export function countPricedProducts({ page, survey, heading }: PageFacts): ListedPrices {
  const links = survey.links.filter(({ start, end }) => end - start < LONGEST_CARD);
  const here = plainAddress(page, page.url ?? "");
  const found = new Set<string>();
  const after = heading?.end ?? 0;
  let ownPriceFirst = false;
  let next = 0;
  let link: PageElement | undefined;
  for (const start of pricesIn(page.text)) {
    for (let one = links[next]; one !== undefined && one.start <= start; one = links[(next += 1)]) link = one;
    const isNear = link !== undefined && start - link.end < BEHIND_LINK;
    const address = isNear && link !== undefined ? plainAddress(page, attributeValue(link, "href") ?? "") : null;
    if (address !== null && address !== here) found.add(address);
    else if (start >= after && found.size === 0) ownPriceFirst = true;
    if (ownPriceFirst || found.size >= MIN_LISTED_PRICES) break;
  }
  return { cards: found.size, ownPriceFirst };
}

/** The positions of prices at the start of a text. */
function* pricesIn(text: string): Generator<number> {
  let numbers = 0;
  for (let from = 0; from < Math.min(text.length, MOST_TEXT) && numbers < MOST_NUMBERS;) {
    const lineEnd = text.lastIndexOf("\n", from + PIECE);
    const to = lineEnd > from ? lineEnd + 1 : from + PIECE;
    for (const { start, mark } of findCandidates(foldDigits(text.slice(from, to)))) {
      numbers += 1;
      if (mark !== null && !mark.weak) yield from + start;
    }
    from = to;
  }
}

/** A URL without its query; null for a link to the page itself. */
function plainAddress(page: Page, link: string): string | null {
  if (/^\s*(?:#|javascript:|$)/i.test(link)) return null;
  return absoluteUrl(page, link)?.replace(/[?#][^]*$/, "") ?? null;
}
