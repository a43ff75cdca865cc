import type { Page, PageElement } from "./page.ts";
import { attributeValue, textOf } from "./page.ts";
import { isSiteName, type SiteName } from "../fields/site-name.ts";
import type { Survey } from "./survey.ts";
import { labelName } from "../labels/labels.ts";
import { PRODUCT_NAME_IDS } from "../labels/known-markup.data.ts";
import { wordCoverage, wordSimilarity, wordsOf } from "../labels/words.ts";

const MAX_LENGTH = 250;
const MOST_HEADINGS = 500;
const MOST_INNER = 24;

/**
 * Returns the text of a heading without its buttons and badges. Returns only the first line when the text is too long
 * to be a name.
 */
export function headingText(page: Page, heading: PageElement): string {
  const { start } = heading;
  const end = Math.min(heading.end, start + 4 * MAX_LENGTH);
  if (end - start > MAX_LENGTH && textOf(page, { start, end }).length > MAX_LENGTH)
    return page.text.slice(start, end).split("\n", 1)[0] ?? "";
  return joinTexts(page, heading).replace(/\s+/g, " ").trim();
}

/** Elements of a heading that are not part of the name. */
const BESIDE_NAME = /\b(?:price|badge|rating|wishlist|share)\b/i;

/**
 * A heading's words without its buttons and badges; separate elements, "<b>Halden</b><b>Shirt</b>", are separate words.
 */
function joinTexts({ text, elements }: Page, heading: PageElement): string {
  let words = "";
  let from = heading.start;
  for (const { at, to } of cutsWithin(heading, elements)) {
    if (at < from || (to === at && (at - from < 2 || !APART.test(text.slice(at - 1, at + 1))))) continue;
    words += `${text.slice(from, at)} `;
    from = to;
  }
  return words + text.slice(from, heading.end);
}

/** The boundaries of the elements in a heading, and the elements to remove. */
function cutsWithin(heading: PageElement, elements: readonly PageElement[]): { at: number; to: number }[] {
  const inner = elements
    .slice(heading.index + 1, heading.index + MOST_INNER)
    .filter(({ start }) => start < heading.end);
  const cuts = inner.flatMap((element) => {
    const { start, end, tag } = element;
    const isBeside = tag === "button" || BESIDE_NAME.test(attributeValue(element, "class") ?? "");
    const isWhole = end - start >= heading.end - heading.start;
    if (isBeside && !isWhole) return [{ at: start, to: end }];
    return [start, end].map((at) => ({ at, to: at }));
  });
  return cuts.sort((one, other) => one.at - other.at);
}

/** The end of a word, and the capital that starts the next. */
const APART = /^\p{L}\p{Lu}/u;

/**
 * Finds the element with the product's name: an element with a known ID, otherwise the heading that best matches the
 * page title. If no heading matches it, finds an element whose class or text marks it as the name or, failing that, the
 * most prominent heading. A heading with the shop's name is the last resort. Returns null if there is no heading.
 */
export function findMainHeading(page: Page, survey: Survey, site: SiteName): PageElement | null {
  for (const id of PRODUCT_NAME_IDS) {
    const known = survey.byId.get(id);
    if (known !== undefined && textOf(page, known) !== "") return known;
  }
  const titles = wordsOf([page.title, ...(survey.metas.get("og:title") ?? [])].join(" "));
  const clues = titles.length > 0 ? null : nameClues(page, survey);
  let best: PageElement | null = null;
  let bestScore = 0;
  let isNamed = false;
  for (const heading of survey.headings.slice(0, MOST_HEADINGS)) {
    const text = headingText(page, heading);
    const words = wordsOf(text);
    if (words.length === 0) continue;
    const own = isSiteName(text, site) ? 0.1 : page.title.startsWith(text) ? 1.8 : 1;
    const named = clues === null ? wordCoverage(words, titles) : clues.support(words);
    const length = Math.min(1, words.length / 3);
    const shown = (heading.tag === "h1" ? 1 : 0.5) * (heading.hidden ? 0.6 : 1) * own;
    const score = (0.2 + named) * (0.5 + length / 2) * shown;
    if (score > bestScore) {
      best = heading;
      bestScore = score;
      isNamed = named > 0;
    }
  }
  return isNamed ? best : (namedElement(page, survey, site, titles) ?? best);
}

/** Other clues to the name, for a page without a title, such as a pasted fragment. */
interface NameClues {
  /** 0–1: how much of a name the page's images or its URL repeat. */
  support: (words: readonly string[]) => number;
}

const MOST_PICTURES = 300;
const LEAST_WORDS = 2;

function nameClues(page: Page, { images }: Survey): NameClues {
  const alts = images
    .slice(0, MOST_PICTURES)
    .map((image) => wordsOf(attributeValue(image, "alt") ?? ""))
    .filter(({ length }) => length >= LEAST_WORDS);
  const path = page.url === null ? "" : (URL.parse(page.url)?.pathname ?? "");
  const slug = wordsOf(stripAccents(decodePath(path)));
  return {
    support: (words) => {
      const inAddress = wordCoverage(wordsOf(stripAccents(words.join(" "))), slug);
      const pictured = alts.reduce((most, alt) => Math.max(most, wordSimilarity(words, alt)), 0);
      return Math.max(pictured, inAddress * (words.length >= LEAST_WORDS ? 1 : 0.5));
    },
  };
}

function stripAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const NAMED = /(?:product|pdp|item)(?:-|_{1,2}|-detail-)?(?:title|name|heading)/i;
const BETWEEN_PARTS = /\s+[|–—·•-]\s+/;

/**
 * When no heading matches the page title: an element named like a product's name, or one that equals a part of the
 * title.
 */
function namedElement(page: Page, survey: Survey, site: SiteName, titles: readonly string[]): PageElement | null {
  const short = page.elements.filter(({ start, end, hidden, tag }) => {
    return !hidden && tag !== "a" && end - start > 2 && end - start < MAX_LENGTH;
  });
  const named = short.find((element) => {
    const names = `${attributeValue(element, "class") ?? ""} ${attributeValue(element, "data-testid") ?? ""}`;
    return NAMED.test(names) && wordCoverage(wordsOf(textOf(page, element)), titles) >= 0.5;
  });
  if (named !== undefined) return named;
  const parts = [page.title, ...(survey.metas.get("og:title") ?? [])].flatMap((title) => title.split(BETWEEN_PARTS));
  for (const part of parts.sort((one, other) => other.length - one.length)) {
    const alone =
      isSiteName(part, site) || labelName(part) !== undefined
        ? undefined
        : short.find((element) => textOf(page, element) === part);
    if (alone !== undefined) return alone;
  }
  return null;
}
