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

/** What a page's prices belong to. */
export interface Listed {
  /** How many other addresses are linked with a price of their own. */
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
  for (const { start, mark } of findCandidates(foldDigits(page.text.slice(0, MOST_TEXT)))) {
    if (mark === null || mark.weak) continue;
    for (let one = links[next]; one !== undefined && one.start <= start; one = links[(next += 1)]) link = one;
    const isNear = link !== undefined && start - link.end < BEHIND_LINK;
    const address = isNear && link !== undefined ? plainAddress(page, attribute(link, "href") ?? "") : null;
    if (address !== null && address !== here) found.add(address);
    else if (start >= after && found.size === 0) ownPriceFirst = true;
  }
  return { cards: found.size, ownPriceFirst };
}

/** An address without its query; null for one that leads nowhere else. */
function plainAddress(page: Page, link: string): string | null {
  if (/^\s*(?:#|javascript:|$)/i.test(link)) return null;
  return absoluteUrl(page, link)?.replace(/[?#][^]*$/, "") ?? null;
}
