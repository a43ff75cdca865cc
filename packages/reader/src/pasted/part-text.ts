import { hasPrice } from "./amounts.ts";
import { beginsWithMultiwordMaker, namesKind } from "./lone-lines.ts";
import { findColors } from "@dupewise/vocabulary/colors/colors";
import { labelName } from "../labels/labels.ts";
import type { LineRole } from "./line-role.ts";
import { countWords, isProseDespiteColon, lineRole, plainWords } from "./line-role.ts";
import { markPageHead } from "./page-head.ts";
import type { PastedLine } from "./pasted-lines.ts";
import { splitPastedLines } from "./pasted-lines.ts";

/** What a section of text is about: the product itself, other products, reviews, or the page's footer. */
export type SectionSubject = "own" | "others" | "reviews" | "footer";

/** A line of text, with its role and the subject of its section. */
export interface ClassifiedLine extends PastedLine {
  /** The text in lowercase, without the punctuation around its words. */
  plain: string;
  /** The line's index. */
  at: number;
  role: LineRole;
  zone: SectionSubject;
  isPriced: boolean;
  /**
   * "byline" names the maker of the product above, "picture" is about images of the product below, and "trail" leads to
   * that product.
   */
  sign: "byline" | "picture" | "trail" | null;
}

/** A text split into classified lines. */
export interface ClassifiedText {
  lines: readonly ClassifiedLine[];
  /** The index of the line with the price or the button where the product is sold; null if there is none. */
  main: number | null;
}

/** The minimum number of lines for pasted text to be treated as a whole page, with menus above its product. */
export const LONG_TEXT_LINES = 45;

/**
 * Splits text into lines, and classifies each line by its role and by what its section is about. Runs in linear time.
 */
export function classifyText(text: string): ClassifiedText {
  const known = new Map<string, Judged>();
  const lines = splitPastedLines(text).map(({ text: words, start, end, row }, at): ClassifiedLine => {
    let judged = known.get(words);
    if (judged === undefined) known.set(words, (judged = judge(words)));
    // Spreading the two takes three times as long.
    const { plain, role, isPriced, sign } = judged;
    return { text: words, start, end, row, plain, at, role, zone: "own", isPriced, sign };
  });
  if (lines.length < LONG_TEXT_LINES) {
    // "Home / Women / Dresses / Embroidered tea dress": the last column of a single row is no department.
    if (lines.at(-1)?.row !== 0) markPageHead(lines);
    let told = 0;
    for (const line of lines) {
      if (line.role === "fact" && isProseDespiteColon(line.text)) line.role = "sentence";
      // A remark is not the value of an unknown label: "Seen today: linen shirt, 39,95 €".
      if (line.role === "fact" && lines.length === 1 && !isLabeled(line.text)) line.role = "words";
      if (line.role !== "talk" && line.role !== "menu") told += 1;
      if (line.role === "fact" && told <= FIRST_LINES && lines[line.at + 1]?.role === "price" && !isLabeled(line.text))
        line.role = "words";
    }
  }
  markMenus(lines);
  markZones(lines, 0);
  const main = mainPlace(lines);
  if (lines.length >= LONG_TEXT_LINES) markZones(lines, main ?? 0);
  return { lines, main };
}

/** Above its price, "Monthly Colors: March" is a name. */
const FIRST_LINES = 3;
const isLabeled = (text: string): boolean => labelName(text.split(/[:：]/, 1)[0] ?? "") !== undefined;

/** What a line reveals by itself, regardless of its position. */
type Judged = Pick<ClassifiedLine, "plain" | "role" | "isPriced" | "sign">;

function judge(text: string): Judged {
  const plain = plainWords(text);
  let amount: boolean | undefined;
  const containsAmount = (): boolean => (amount ??= hasPrice(text.slice(0, PRICE_WITHIN)) && !NOTHING.test(text));
  const role = lineRole(text, plain, containsAmount);
  const sign =
    BYLINE.test(text) && !beginsWithMultiwordMaker(text)
      ? "byline"
      : GALLERY.test(text.toLowerCase())
        ? "picture"
        : leadsOn(text)
          ? "trail"
          : null;
  return { plain, role, isPriced: TELLS_PRICE.has(role) && containsAmount(), sign };
}
const leadsOn = (text: string): boolean => text.endsWith("›") || text.endsWith(">");

const TELLS_PRICE = new Set<LineRole>(["price", "words", "fact", "sentence"]);
/** A price in longer prose doesn't make its line a price. */
const PRICE_WITHIN = 300;
/** The total of an empty basket. */
const NOTHING = /(?<![\d.,])0(?:[.,]00?)?(?![\d.,])/;

/** The minimum number of consecutive entries in a shop's menu. */
const MENU_LENGTH = 7;
const MENU_ENTRY_WORDS = 3;

/** Marks as menus the runs of short lines that say nothing about a product. */
function markMenus(lines: ClassifiedLine[]): void {
  let from = 0;
  for (const line of [...lines, null]) {
    if (line !== null && isEntry(line)) continue;
    const to = line?.at ?? lines.length;
    if (to - from >= MENU_LENGTH && lines.length > 2 * MENU_LENGTH) closeMenu(lines.slice(from, to), lines);
    from = to + 1;
  }
}

const isEntry = ({ role, text }: ClassifiedLine): boolean =>
  role === "menu" ||
  role === "footer" ||
  (role === "words" && countWords(text) <= MENU_ENTRY_WORDS && !/\d{2}/.test(text.replace(YEAR, "")));
/** "New watches 2026". */
const YEAR = /\s20\d\d$/;

const LEADS_TO_GOODS = new Set<LineRole>(["price", "rating", "reference", "size", "button"]);

/** The last entries may be the maker and the name, where the product begins below. */
function closeMenu(run: readonly ClassifiedLine[], lines: readonly ClassifiedLine[]): void {
  const end = run.at(-1)?.at ?? 0;
  const kept = lines.slice(end + 1, end + 4).some(({ role }) => LEADS_TO_GOODS.has(role)) ? 3 : 0;
  for (const [at, line] of run.slice(0, run.length - kept).entries())
    if (line.role === "words" && line.text !== run[at + 1]?.text && line.text !== run[at - 1]?.text) line.role = "menu";
}

/** Text around the price that a product is sold at: how far above and below it, and how much it reveals. */
const SURROUNDINGS: readonly {
  is: (line: ClassifiedLine, lines: readonly ClassifiedLine[]) => boolean;
  above: number;
  below: number;
  weight: number;
}[] = [
  { is: ({ role }) => role === "button", above: 6, below: 30, weight: 1 },
  { is: ({ role }) => role === "size", above: 10, below: 25, weight: 0.4 },
  { is: ({ role }) => role === "rating", above: 10, below: 6, weight: 0.3 },
  { is: ({ role }) => role === "reference", above: 12, below: 12, weight: 0.2 },
  { is: ({ text }) => COLOR_LABEL.test(text), above: 15, below: 20, weight: 0.2 },
  { is: ({ role }) => role === "talk", above: 5, below: 10, weight: 0.2 },
  { is: ({ role }) => role === "heading", above: 0, below: 60, weight: 0.3 },
  { is: ({ role }) => role === "breadcrumb", above: 40, below: 0, weight: 0.3 },
  { is: ({ plain }) => PRICE_LABEL.test(plain), above: 1, below: 0, weight: 0.5 },
  { is: ({ sign }) => sign === "picture" || sign === "byline", above: 15, below: 0, weight: 0.5 },
  { is: ({ at, role }, lines) => role === "words" && isAtHeadingPosition(lines, at), above: 20, below: 0, weight: 0.6 },
];
/** Words in front of the product's own price. */
const PRICE_LABEL =
  /^(?:our |deal |sale |your |regular )?(?:price|preis|prix|prezzo|precio|preço|prijs|cena|цена)(?: de l'offre| dell'offerta| de la oferta)?\s?[:：]?(?:$|\s*[^\p{L}\s])/u;
/** Matches a line below a name that states the maker. */
const BYLINE =
  /^(?:(?:[Bb]y|[Vv]on|[Dd]e|[Pp]ar|[Dd]i|[Dd]a|[Pp]or)\s\p{Lu}|(?:[Vv]isit the|[Bb]esuchen [Ss]ie den|[Vv]isiter la boutique|[Vv]isita lo store|[Vv]isita la tienda|[Bb]rand|[Mm]arke|[Mm]arque|[Mm]arca)(?!\p{L}))/u;
/** Words next to the product's pictures. */
const GALLERY =
  /^(?:images?|bilder|immagini|imágenes|videos?|vídeos?|zoom|picture|photo|roll over|click (?:to|on|image)|hover|passez la souris|für größere|clicca sull|pasa el ratón|360|фото|foto|thumbnail|next|previous|weiter|suivant)(?!\p{L})|^\d+ ?(?:\/|of|von|sur|di|de) ?\d+$/u;
/** Returns whether any line in a range matches, without copying the range. */
function someOf(
  lines: readonly ClassifiedLine[],
  from: number,
  to: number,
  is: (line: ClassifiedLine) => boolean,
): boolean {
  for (let at = Math.max(0, from); at < to; at += 1) {
    const line = lines[at];
    if (line !== undefined && is(line)) return true;
  }
  return false;
}
/**
 * Returns true when a rating, a reference number or the maker closely follows a line.
 * @param at the line's index
 */
export const isFollowedByDetails = (lines: readonly ClassifiedLine[], at: number): boolean =>
  someOf(lines, at + 1, at + 4, ({ role, sign }) => role === "rating" || role === "reference" || sign === "byline");
/**
 * Returns true when a line closely follows images or breadcrumbs.
 * @param at the line's index
 */
export const followsImagesOrBreadcrumbs = (lines: readonly ClassifiedLine[], at: number): boolean =>
  someOf(lines, at - 3, at, ({ role, sign }) => role === "breadcrumb" || sign === "trail" || sign === "picture");
/**
 * Returns true when a line is where a page has its heading: below images or breadcrumbs, and above a rating or the
 * maker.
 * @param at the line's index
 */
export const isAtHeadingPosition = (lines: readonly ClassifiedLine[], at: number): boolean =>
  someOf(lines, at + 1, at + 4, ({ role, sign }) => role === "rating" || sign === "byline") &&
  followsImagesOrBreadcrumbs(lines, at);
const COLOR_LABEL = /^(?:colou?r|farbe|couleur|coloris|colore|cor|kleur)\s?[:：]?/i;
/** The maximum penalty for a price far down a page, which is likely that of another product. */
const LATE = 0.8;
/** A heading that seems to begin other products may belong to a menu above all products. */
const ELSEWHERE = 0.7;
/** The length above which a line with a price belongs to a menu or to prose. */
const LONG_ROW = 100;
/** How many lines around a given line are checked for prices; many prices indicate a list. */
export const NEARBY_LINES = 15;
const FEW_PRICES = 4;

/**
 * The price surrounded by the most signs of a sale, or the first of several such prices; without a price, the button.
 */
function mainPlace(lines: readonly ClassifiedLine[]): number | null {
  const sums = SURROUNDINGS.map(({ is }) => runningCounts(lines, is));
  const prices = runningCounts(lines, ({ isPriced }) => isPriced);
  let best: { at: number; score: number } | null = null;
  for (const { at, isPriced, role, zone, text } of lines) {
    if ((zone !== "own" && lines.length < LONG_TEXT_LINES) || (!isPriced && role !== "button") || text.length > 200)
      continue;
    let score =
      (isPriced ? 0.5 : 0) -
      (lines.length >= LONG_TEXT_LINES && text.length > LONG_ROW ? 0.5 : 0) -
      (zone === "own" ? 0 : ELSEWHERE);
    for (const [kind, { above, below, weight }] of SURROUNDINGS.entries())
      if (countBetween(sums[kind], at - above, at + below) > 0) score += weight;
    score =
      score / pricePenalty(countBetween(prices, at - NEARBY_LINES, at + NEARBY_LINES)) -
      LATE * (at / lines.length) ** 2;
    if (best === null || score > best.score) best = { at, score };
  }
  return best?.at ?? null;
}

/** Returns the divisor for a line's weight, given the number of prices nearby: 1 when there are only a few. */
export const pricePenalty = (priceCount: number): number => Math.max(1, priceCount / FEW_PRICES) ** 1.5;

/** Returns the number of matching lines before each position. */
export function runningCounts(
  lines: readonly ClassifiedLine[],
  matches: (line: ClassifiedLine, lines: readonly ClassifiedLine[]) => boolean,
): number[] {
  const sums = [0];
  let sum = 0;
  for (const line of lines) sums.push((sum += matches(line, lines) ? 1 : 0));
  return sums;
}

/**
 * Returns the number of matching lines from one position to another, inclusive.
 * @param sums the result of `runningCounts`
 */
export const countBetween = (sums: readonly number[] = [], from: number, to: number): number =>
  (sums[Math.min(sums.length - 1, to + 1)] ?? 0) - (sums[Math.max(0, from)] ?? 0);

/**
 * The section about other products begins below a heading that announces it, and ends where the page returns to its own
 * product. A heading with products on the same line is only about those. On a page, all of this is below the product.
 */
function markZones(lines: ClassifiedLine[], main: number): void {
  let zone: SectionSubject = "own";
  let inlineRow = -1;
  let hasOwn = main > 0;
  for (const line of lines.slice(0, main)) line.zone = "own";
  for (const line of lines.slice(main)) {
    const next = nextZone(line, zone, hasOwn, lines);
    if (next === "others" && zone === "own" && isInline(line, lines)) inlineRow = line.row;
    else if (inlineRow !== line.row) zone = next;
    line.zone = inlineRow === line.row ? "others" : zone;
    hasOwn ||= line.zone === "own" && (line.role === "price" || line.role === "button" || line.at < 3);
  }
}

function nextZone(
  { role, at, text }: ClassifiedLine,
  zone: SectionSubject,
  hasOwn: boolean,
  lines: readonly ClassifiedLine[],
): SectionSubject {
  if (role === "others") return isHeading(lines, at) ? "others" : zone;
  if (zone === "footer") return zone;
  if (role === "heading" && !text.endsWith("?")) return "own";
  if (role === "reviews" && hasOwn && zone === "own" && !hasButton(lines, at)) return "reviews";
  if (role === "footer" && hasOwn && at > lines.length / 2 && countFooters(lines, at) > 1) return "footer";
  return zone;
}

/** Among menu entries, such words are not a heading: "Get the look". */
const isHeading = (lines: readonly ClassifiedLine[], at: number): boolean =>
  lines.length < MENU_LENGTH || lines.slice(at + 1, at + 3).some(({ role }) => role !== "menu");

/** Whether a buy button follows soon. Everything above the product's is about the product. */
const hasButton = (lines: readonly ClassifiedLine[], at: number): boolean =>
  lines.slice(at, at + 15).some(({ role }) => role === "button");

function countFooters(lines: readonly ClassifiedLine[], at: number): number {
  return lines.slice(at, at + 10).filter(({ role }) => role === "footer" || role === "menu").length;
}

/** "Wear it with: Wide Trousers $20", "COMPLETE THE LOOK   Tank $58", or on top "Goes with blue jeans". */
function isInline({ at, row, text }: ClassifiedLine, lines: readonly ClassifiedLine[]): boolean {
  if (at === 0 && (namesKind(text) || findColors(text).length > 0)) return true;
  return lines[at + 1]?.row === row || /[:：]\s*\S|[$€£]\s?\d|\d\s?€/.test(text);
}
