import { makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import type { PageElement } from "../html/page.ts";
import { attributeValue, textOf } from "../html/page.ts";
import { headingText } from "../html/find-main-heading.ts";
import { wordCoverage, wordsOf } from "../labels/words.ts";
import type { PageFacts } from "../page-facts.ts";

/** A link to a maker's own page, with the certainty (0–1) that the maker made the product. */
export interface MakerLink {
  name: string;
  certainty: number;
}

const MOST_LINKS = 3_000;
const LONGEST = 50;
/** The distance between a heading and what is directly above or below it. */
const BESIDE = 60;
/** Next to the heading, the URL may contain less of the name than the link text does. */
const BESIDE_SHARE = 0.2;
const NO_MAKER =
  /^(?:wish ?list|share|back|home|shop|sale|new(?: in)?|accessories|clothing|women|men|kids|details?|reviews?|sign in|log in|help|menu|next|previous|size guide)$/i;
const HINT = /brand|marca|marque|marke|vendor|designer|manufacturer|hersteller/i;

/**
 * Finds the maker that a page links to by name, such as "Halden" with a link to /halden/, in or next to the heading.
 * Used for fragments of pages, such as clipboard content. Returns an empty list if there is none, or more than one that
 * may be the maker.
 */
export function findMakerLinks({ page, survey, heading, site }: PageFacts): MakerLink[] {
  if (heading === null) return [];
  const title = wordsOf(headingText(page, heading));
  const named = new Map<string, boolean>();
  let beside: string | null = null;
  let nearest = BESIDE;
  for (const link of survey.links.slice(0, MOST_LINKS)) {
    const length = link.end - link.start;
    if (length < 2 || length > LONGEST) continue;
    const gap = Math.max(heading.start - link.end, link.start - heading.end);
    const text = textOf(page, link);
    const words = wordsOf(text);
    const isBeside = gap >= 0 && gap < nearest && isOwnLine(page, link);
    const isInTitle = words.length < title.length && follows(words, title);
    if (!(isBeside || isInTitle) || words.length === 0 || !/\p{L}/u.test(text) || isShop(words, site.host)) continue;
    const href = attributeValue(link, "href") ?? "";
    const share = wordCoverage(words, wordsOf(plain(href)));
    if (share < (isBeside ? BESIDE_SHARE : 1) || titleGarment(text) !== undefined || NO_MAKER.test(text)) continue;
    if (isBeside) {
      beside = text;
      nearest = gap;
    } else named.set(text, (named.get(text) ?? false) || HINT.test(href) || makerByName(text) !== null);
  }
  if (beside !== null) return [{ name: beside, certainty: 0.75 }];
  const hinted = [...named].filter(([, isHinted]) => isHinted).map(([name]) => name);
  const names = hinted.length > 0 ? hinted : [...named.keys()];
  // "Halden" and "Halden 47" are the maker and the product.
  const [only, another] = names.filter((name) => !names.some((other) => other !== name && name.includes(other)));
  return only === undefined || another !== undefined ? [] : [{ name: only, certainty: 0.62 }];
}

function isOwnLine({ text }: PageFacts["page"], { start, end }: PageElement): boolean {
  const inner = text.slice(start, end);
  const begins = start === 0 || text[start - 1] === "\n" || /^\s*\n/.test(inner);
  return begins && (/\n\s*$/.test(inner) || /^\s*(?:\n|$)/.test(text.slice(end, end + 4)));
}

/** Whether words occur in others consecutively. */
function follows(words: readonly string[], all: readonly string[]): boolean {
  return ` ${all.join(" ")} `.includes(` ${words.join(" ")} `);
}

function isShop(words: readonly string[], host: string | null): boolean {
  return host !== null && words.join("") === host.toLowerCase();
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ");
}
