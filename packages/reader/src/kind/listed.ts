import { findCandidates } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";
import type { Page, PageElement } from "../html/page.ts";
import { absoluteUrl, attribute } from "../html/page.ts";
import type { PageFacts } from "../page-facts.ts";

/** A card's price stands in its link, or so close behind it. */
const BEHIND_LINK = 200;
/** A link around more text than this is no card. */
const LONGEST_CARD = 600;
/** Of a page's text; a list shows itself long before. */
const MOST_TEXT = 60_000;
/** It is read piece by piece, until it says enough or holds so many numbers that it is no page's. */
const PIECE = 4_000;
const MOST_NUMBERS = 3_000;

/** Of so many priced links a page is a list, however many more there are. */
export const MANY = 8;

/** The prices on a page: its own, and those of the products it links to. */
export interface Listed {
  /** How many other addresses are linked with a price of their own, up to `MANY`. */
  cards: number;
  /** Whether a price without such a link follows the heading before the first card does. */
  ownPriceFirst: boolean;
}

/** Counts the priced items that a page links to. */
export function listedGoods({ page, survey, heading }: PageFacts): Listed {
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
    const address = isNear && link !== undefined ? plainAddress(page, attribute(link, "href") ?? "") : null;
    if (address !== null && address !== here) found.add(address);
    else if (start >= after && found.size === 0) ownPriceFirst = true;
    if (ownPriceFirst || found.size >= MANY) break;
  }
  return { cards: found.size, ownPriceFirst };
}

/** Where prices stand in the beginning of a text. */
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

/** An address without its query; null for one that leads nowhere else. */
function plainAddress(page: Page, link: string): string | null {
  if (/^\s*(?:#|javascript:|$)/i.test(link)) return null;
  return absoluteUrl(page, link)?.replace(/[?#][^]*$/, "") ?? null;
}
