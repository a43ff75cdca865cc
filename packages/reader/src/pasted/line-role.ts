import { labelName } from "../labels/labels.ts";
import {
  OTHER_PRODUCTS_BEGINNINGS,
  REFERENCE_LABELS,
  CONTEXTUAL_MENU_ENTRIES,
  TALK_BEGINNINGS,
  WHOLE_LINES,
} from "./line-roles.data.ts";
import { mayBeOnlyPrice } from "./amounts.ts";
import { compileByFirstLetter } from "./first-letters.ts";
import { beginsWithMultiwordMaker } from "./lone-lines.ts";
import { findColors } from "@dupewise/vocabulary/colors/colors";
import { findGarments, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { findShops } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { isLatinLetter } from "@dupewise/vocabulary/text/latin-letters";
import { MODEL_LABEL } from "./name-text.ts";

/** The role of a line. "words" may be anything: a name, a maker, a color or a fact. */
export type LineRole =
  | keyof typeof WHOLE_LINES
  | "others"
  | "talk"
  | "reference"
  | "breadcrumb"
  | "size"
  | "rating"
  | "price"
  | "fact"
  | "sentence"
  | "words";

const ROLES = ["button", "heading", "reviews", "footer", "menu"] as const;
const WHOLE = new Map<string, LineRole>(
  ROLES.toReversed().flatMap((role) =>
    WHOLE_LINES[role].flatMap((words) => words.split(", ").map((phrase) => [phrase, role] as const)),
  ),
);
const LONGEST_PHRASE = Math.max(...[...WHOLE.keys()].map((phrase) => phrase.length));

const begins = (phrases: string): RegExp => new RegExp(`^(?:${phrases})`, "u");
const findOthersPattern = compileByFirstLetter(OTHER_PRODUCTS_BEGINNINGS, begins);
const findTalkPattern = compileByFirstLetter(TALK_BEGINNINGS, begins);
const REFERENCE = new RegExp(`^(?:${REFERENCE_LABELS})(?!\\p{L})`, "u");
const FIRST_SAID = /[\p{L}\p{N}$£€©]|#\d/u;
/** The maximum number of characters, such as bullets and brackets, before a line's words. */
const MOST_BEFORE = 3;
const CODE_BEHIND = /\d/;
/** Letters and digits that form no word: "H69439931", "310.30.42.50.01.002", "1201A019-108". */
const CODE = /^(?=.*\d)(?!\d{1,4}$)[A-Z\d]{2,}(?:[-./_][A-Z\d]+){0,6}$/;

const CRUMBS = /\s*[›»→]\s*|\s>\s|\s\/\s|(?<=\p{L})>(?=\p{L})/u;
/** French and German: « Kelly », »Lone«. */
const QUOTED = /«[^«»]{1,60}»|»[^«»]{1,60}«/gu;
const LONGEST_CRUMB = 5;

const PRICE_WORDS =
  /^(?:(?:price|(?:regular|original|our|your)(?!\s(?!(?:retail|list|sale|price|value|cost|preis|only|now|at)(?!\p{L}))\p{L})|sale|list|now|was|rrp|msrp|est\.? retail|compare(?:d)? at|preis|uvp|statt|jetzt|nur|neupreis|prix|ancien|avant|prezzo|precio|antes|ahora|pvp|prima|ora)(?!\p{L}))/u;
const SIZE_WORD =
  "one ?size|os|xx?s|x?s|s|m|l|x{1,4}l|[2-9]xl|[2-9]x|petite?|regular|tall|short|long|standard|plus|uk|us|eu|it|fr|de|w|gr\\.?|größe|size|taille|talla|taglia|\\d{1,3}(?:[.,]\\d)?[a-h]{0,3}|½";
const SIZES = new RegExp(
  `^(?:(?:(?:select )?sizes?|größen?|tailles?|tallas?|taglie?|fit)[:\\s]+)?(?:${SIZE_WORD})(?:[\\s/,|·–-]+(?:${SIZE_WORD}))*$`,
  "i",
);
/** "50 ml". */
const CONTENT = /^\d{1,4}(?:[.,]\d{1,2})?\s?(?:ml|cl|l|g|kg|fl\.? ?oz|oz)\.?$/i;
/** "S/309", "S/36.90": an amount in Peruvian soles. */
const SOLES = /^s\/\s?(?:\d{3,}|\d+[.,]\d)/i;
/** "M · Very good · Levi's": facts that a marketplace states below a name, beginning with the size. */
const isSizedFacts = (line: string): boolean => {
  const end = line.indexOf(" · ");
  return end > 0 && SIZES.test(line.slice(0, end));
};
const RATING =
  /[★☆⭐]|^(?:rated )?\(?\d(?:[.,]\d)?\)?\s*(?:\/|out of|von|sur|de|su|stars?)\s*5\b|^\(?[\d.,]+k?\)?\s*(?:customer |global |verified )?(?:reviews?|ratings?|bewertungen|rezensionen|avis|évaluations|opiniones|valoraciones|recensioni|valutazioni|answered|beoordelingen|avaliações|recensioner|omdömen|anmeldelser|arvostelua|opini[iae]|ocen|hodnocení|recenz|értékelés|vélemény|review-uri|αξιολογήσεις|κριτικές|отзыв|оцен|değerlendirme|yorum)|^\(?\d(?:[.,]\d{1,4})?\s*(?:stars?|\(|\/\s?(?:5|10)(?!\d))|^\(\d[\d.,k]*\)$|^\d[.,]\d$|^[\d.,]+% (?:positive|of)/i;

const ENDS_SENTENCE = /[.!?…]["”')\]]?$/;
/** "Diamond Studs (1 ct. tw.)": an abbreviation's dot. */
const ENDS_SHORT = /(?<!\p{L})(?:tw|t\.w|ct|cts|oz|in|approx|no|inc|co|ltd|st|jr|vol|ed|w|l|h)\.["”')\]]?$/u;
const LONGEST_SHORT = 12;
const MANY_WORDS = 9;
const SOME_WORDS = 6;
/** Function words and verbs that are common in sentences but not in names, one language per row. */
const PROSE = new Set(
  [
    "is are was were has have had it its this these that which you your we our they i my me will can made feature features comes fits give gives keep keeps feel feels goes sits worn wear add adds offer offers designed inspired crafted perfect whether while when until but",
    "ist sind wird hat haben du sie ihr dein unser dieser diese dieses sich auch wenn",
    "est sont cette ce vous votre nous notre elle il qui que sera",
    "es son este esta tu nuestro nuestra se que está",
    "è sono questo questa tuo nostro nostra che si",
  ].flatMap((words) => words.split(" ")),
);
const WORDS = /\p{L}+/gu;
/** Counts these words in a text, up to two. A pattern of all of them takes ten times as long. */
function countProse(text: string): number {
  let count = 0;
  for (const word of text.toLowerCase().match(WORDS) ?? []) if (PROSE.has(word) && (count += 1) === 2) break;
  return count;
}
const MOST_READ = 600;

/**
 * Returns the role of a line in a pasted page, judging by its words and by whether it contains an amount of money.
 * @param plain the line as `plainWords` returns it
 * @param containsAmount returns true when the line contains an amount of money
 */
export function lineRole(line: string, plain: string, containsAmount: () => boolean): LineRole {
  const whole = plain.length <= LONGEST_PHRASE ? WHOLE.get(plain) : undefined;
  if (whole !== undefined) return whole;
  const isShort = line.length < LONGEST_HEADING;
  if (isShort && hasOnlyMenuEntries(plain)) return "menu";
  const hasSign = HAS_SIGN.test(line);
  if (hasSign && isShort && LEADS_ON.test(line.replace(QUOTED, ""))) return "menu";
  const lower = line.slice(0, LONGEST_HEADING).toLowerCase();
  const said = lower.slice(wordsBegin(line));
  if (isShort && findOthersPattern(said.charAt(0)).test(said)) return "others";
  if (isShort && (SIZES.test(line) ? !SOLES.test(line) : hasSign && CONTENT.test(line))) return "size";
  if (isShort && isSizedFacts(line)) return "fact";
  if (hasSign) {
    const head = line.slice(0, MOST_READ);
    if (isShort && HAS_NUMBER.test(line)) {
      if ((mayBeOnlyPrice(line) || PRICE_WORDS.test(lower)) && containsAmount()) return "price";
      if (RATING.test(head) && !isWholeListing(line)) return "rating";
      if (isReference(head, said) && !containsAmount()) return "reference";
    }
    if (isBreadcrumb(head)) return "breadcrumb";
    if (isFact(head)) return "fact";
  }
  if (findTalkPattern(said.charAt(0)).test(said) && !(isShort && beginsWithMultiwordMaker(line))) return "talk";
  return isSentence(line) ? "sentence" : "words";
}
/** "Screw bracelet for women, 6 mm, gold plated … $18.99 ★4.4": a product in one line, not its rating alone. */
const isWholeListing = (line: string): boolean => line.length > LONGEST_RATING && /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(line);
const LONGEST_RATING = 60;
/** The entries of shops' menus, in lowercase. */
export const MENU_ENTRIES: ReadonlySet<string> = new Set([
  ...CONTEXTUAL_MENU_ENTRIES,
  ...[...WHOLE].flatMap(([words, role]) => (role === "menu" ? [words] : [])),
]);
const BEGINS_MENU = new Set([...MENU_ENTRIES].map((entry) => entry.split(" ", 1)[0]));
const FEW_ENTRIES = 3;
const LONGEST_ENTRY = 3;

/**
 * Returns the number of words of the longest menu entry that begins at a position, or 0 if none does.
 * @param at the index of the first word
 */
export function countMenuEntryWords(words: readonly string[], at: number): number {
  let taken = Math.min(LONGEST_ENTRY, words.length - at);
  while (taken > 0 && !MENU_ENTRIES.has(words.slice(at, at + taken).join(" "))) taken -= 1;
  return taken;
}

/** "SEARCH LOG IN BAG [0]", "New | Bags | Gifts": a row that consists only of menu entries. */
function hasOnlyMenuEntries(plain: string): boolean {
  const first = plain.indexOf(" ");
  if (first < 0 || plain.indexOf(" ", first + 1) < 0 || !BEGINS_MENU.has(plain.slice(0, first))) return false;
  const words = plain.split(BETWEEN_ENTRIES);
  if (words.length < FEW_ENTRIES) return false;
  let [at, entries] = [0, 0];
  while (at < words.length) {
    const taken = countMenuEntryWords(words, at);
    if (taken === 0) return false;
    at += taken;
    entries += 1;
  }
  return entries >= FEW_ENTRIES;
}
const BETWEEN_ENTRIES = /\s+(?:[|·•]\s+)?/u;
/** A step of the breadcrumbs, or a link to more: "Women's Handbags ›". */
const LEADS_ON = /[\p{L}\s][›»>→]$/u;
/** The maximum length of a heading and of a line with sizes, a price or ratings. */
const LONGEST_HEADING = 100;
const HAS_NUMBER = /[\d★☆⭐]/;
/** Most lines have no number, no arrow and nothing that may separate a label: they are no price, breadcrumb or fact. */
const HAS_SIGN = /[\d★☆⭐›»→>/:：–-]/;

/**
 * Returns a line in lowercase, without what precedes its first letter or digit and what follows its last letter.
 * Replaces curly apostrophes with straight ones, and truncates long lines.
 */
export function plainWords(line: string): string {
  const lower = line.slice(0, LONGEST_PHRASE + 20).toLowerCase();
  const straight = lower.includes("’") ? lower.replaceAll("’", "'") : lower;
  return upToLastLetter(isLatinLetter(straight.charCodeAt(0)) ? straight : straight.replace(/^[^\p{L}\p{N}]+/u, ""));
}

/** Most lines end with a letter, which a pattern finds later. */
function upToLastLetter(text: string): string {
  return isLatinLetter(text.charCodeAt(text.length - 1)) ? text : (UP_TO_LETTER.exec(text)?.[0] ?? text);
}
const UP_TO_LETTER = /^.*\p{L}/su;

/** Returns where a line's words begin, or its length when more than bullets and brackets precede them. */
function wordsBegin(line: string): number {
  if (isLatinLetter(line.charCodeAt(0))) return 0;
  const first = line.slice(0, MOST_BEFORE + 2).search(FIRST_SAID);
  return first < 0 || first > MOST_BEFORE ? line.length : first;
}

function isReference(line: string, said: string): boolean {
  if (line.length > 90) return false;
  return CODE.test(line) || (REFERENCE.test(said) && CODE_BEHIND.test(line) && isShort(line));
}

/** A reference number has a word or two next to it, but no name. */
const isShort = (line: string): boolean => (line.match(/\p{L}{4,}/gu)?.length ?? 0) <= 3;

/** "Women / Dresses", "Damen > Schuhe > Stiefeletten": short steps, without a code or a price. */
function isBreadcrumb(line: string): boolean {
  if (line.length > 140 || !/[›»→>/]/.test(line) || /[.!]$|[?%$€£]/.test(line)) return false;
  // "Carré 90 « Brides de Gala »" is quoted.
  const crumbs = line
    .replace(QUOTED, "")
    .split(CRUMBS)
    .filter((crumb) => crumb.trim() !== "");
  if (crumbs.length < 2 || crumbs.some((crumb) => crumb.split(" ").length > LONGEST_CRUMB)) return false;
  // "Convertible satchel / backpack, pebbled leather" states facts.
  if (line.includes(",") && !/[›»→>]/.test(line)) return false;
  // "Fort Knocks - Matte Black / Smoke": a name, and the colors it comes in.
  if (crumbs.length === 2 && /\s[-–—]\s/.test(line) && !/[›»→>]/.test(line)) return false;
  if (endInColors(crumbs)) return false;
  return crumbs.length > 2 || !/\d/.test(line);
}

/** "Samba OG Cloud White / Core Black / Clear Granite": a name, and the colors it comes in, one of them unknown. */
function endInColors([first = "", ...further]: string[]): boolean {
  const color = findColors(first).at(-1);
  const isBehindName = color?.end === first.length && first.slice(0, color.start).trim().includes(" ");
  return isBehindName && further.filter((crumb) => findColors(crumb).length > 0).length >= (further.length + 1) >> 1;
}

/** "ootd: linen vest, 69 €": a remark rather than an unknown label. */
const isTalk = (label: string, line: string): boolean =>
  /^\p{Ll}/u.test(label) && (line.length > 80 || /\p{Sc}/u.test(line));

/** "Heel height: 6 cm", "Closure: zip": a label with its value. */
const LABEL = /^[^\p{L}]{0,3}(\p{L}[\p{L} &'’/()-]{1,28}?)\s?[:：]\s?(?=\S|$)/u;
/** Words that a seller begins with, which aren't labels: "FS: 1968 Omega". */
const OFFERS =
  /^(?:wts|fs|fso|nwt|nwot|selling|(?:new )?listing|item for sale|for sale|anzeige|annonce|annuncio|anuncio|vendo|vends|verkaufe|vende)$/i;
const NAMES_GOODS = new Set(["product", "description"]);

function isFact(line: string): boolean {
  if (!/[:：–-]/.test(line)) return false;
  const label = /[:：]/.test(line) ? LABEL.exec(line)?.[1] : undefined;
  const known = label === undefined ? undefined : labelName(label);
  if (label !== undefined && known === undefined) {
    if (OFFERS.test(label) || isHeadline(line, label) || findShops(label).length > 0) return false;
  }
  const tells = known !== undefined || (label !== undefined && countProse(label) === 0 && !isTalk(label, line));
  if (label !== undefined && tells && !MODEL_LABEL.test(line.toLowerCase()))
    return !NAMES_GOODS.has(known ?? "") && label.split(" ").length <= 4;
  const [head = "", value] = line.split(/\s[-–]\s/, 2);
  const name = value === undefined ? undefined : labelName(head);
  return name !== undefined && !NAMES_GOODS.has(name);
}

/** "MONER UOMO: MOCASSINI BLU": a model, and the kind of product behind a colon. */
function isHeadline(line: string, label: string): boolean {
  if (line !== line.toUpperCase() || !label.includes(" ")) return false;
  const value = line.slice(line.indexOf(":") + 1);
  return findGarments(value, detectTitleLanguage(value, tokenize(value))).length > 0;
}

const SENTENCES = /[.!?]\s+\p{Lu}.*[.!?]\s+\p{Lu}/u;

/**
 * Returns true when a line is prose although it looks like a labeled fact: "Fishermen knew: short enough to hear. Our
 * Docker is …".
 */
export const isProseDespiteColon = (line: string): boolean =>
  SENTENCES.test(line) && labelName(LABEL.exec(line)?.[1] ?? "") === undefined;

/** Whether a line is a sentence, or several. */
function isSentence(line: string): boolean {
  if (line.length < 16) return false;
  const words = countWords(line);
  if (words < 4) return false;
  const ends = ENDS_SENTENCE.test(line.slice(-2));
  if (words < MANY_WORDS && !ends) return false;
  const head = line.slice(0, MOST_READ);
  const ended = ends && !ENDS_SHORT.test(line.slice(-LONGEST_SHORT).toLowerCase());
  if (ended && words >= SOME_WORDS) return true;
  const said = countProse(head);
  if (ended && said > 0) return true;
  return words >= MANY_WORDS && (said >= 2 || BEGINS_SENTENCE.test(head));
}

/** Not the second word of "J. Crew", "Dr. Martens" and "St. John". */
const BEGINS_SENTENCE = /(?<![\s.(]\p{L}|(?<!\p{L})(?:Dr|St|Mr|Mrs|No))[.!?]\s+\p{Lu}/u;

/** Counts the words in a line. The words must be separated by single spaces. */
export function countWords(line: string): number {
  let words = 1;
  for (let at = line.indexOf(" "); at >= 0; at = line.indexOf(" ", at + 1)) words += 1;
  return words;
}
