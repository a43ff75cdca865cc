import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { describesProduct } from "../../facts/describes-product.ts";
import { PRODUCT_WORDS } from "./product-words.data.ts";
import { addressesJudge } from "./visible-text.ts";

const SHORTEST = 8;
const LONGEST = 300;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]+/gu;
const MARKDOWN = /[*_#~]+/g;
/** Markup, links, addresses, code and entities, in plain sight or spelled out. */
const FOREIGN =
  /[<>{}[\]|\\`@^=]|&[#\w]+;|:\/\/|\b(?:https?|javascript|data|mailto|vbscript)\s*:|\bwww\b|[\p{L}\p{N}-][.。｡．]\p{L}{2,}|\bdot\s+(?:com|net|org|io)\b|\p{M}{3}|\p{Extended_Pictographic}/iu;
/** Only the program may state the score. */
const SCORE =
  /\bscor(?:es?|ed|ing)\b|\brating\b|\d\s*%\s*(?:match|similar|identical|alike|the same)|\bout of 10|\/\s*10/i;

/**
 * Returns a model's sentence as plain text, or null when it contains anything that doesn't belong in a sentence about
 * two products, such as a URL, a phone number or a score.
 */
export function toPlainSentence(text: string): string | null {
  const visible = text.normalize("NFC").replace(INVISIBLE, "").replace(MARKDOWN, "");
  const plain = visible.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (plain.length < SHORTEST || plain.length > LONGEST) return null;
  return FOREIGN.test(plain) || PHONE.test(plain) || SCORE.test(plain) || addressesJudge(plain) ? null : plain;
}

/**
 * The words, fibers and names that a sentence by the model may use, collected from the texts sent to it and the texts
 * written by code.
 */
export interface Grounding {
  words: ReadonlySet<string>;
  fibers: ReadonlySet<string>;
  /** The names of brands and countries, whose words may be capitalized. */
  names: readonly string[];
}

/** A brand is a name; anything longer is text planted in its place. */
const LONGEST_NAME = 4;

/**
 * Collects the words, fibers and names that a sentence about two products may use.
 * @param texts the products' texts
 * @param names the names of brands and countries
 */
export function collectGrounding(texts: readonly string[], names: readonly string[]): Grounding {
  const words = new Set([...texts, ...names].flatMap(formsOf));
  const short = names.map(formsOf).filter(({ length }) => length <= LONGEST_NAME);
  return { words, fibers: new Set([...words].flatMap(fiberOf)), names: short.flat() };
}

const FILLER = new Set(
  "the and both for with this that these than from has have its are is was not but more less while one two other same each very will you your who what when which original alternative product item".split(
    " ",
  ),
);
/** Matches "80", "30mm" and "v2". Codes are longer. */
const MEASURE = /^(?:\d{1,4}[a-z]{0,3}|[a-z]\d{1,3})$/;
/** Seven digits without a word between them, however they are grouped. */
const PHONE = /\d(?:[^\p{L}%]{0,3}\d){6}/u;

/**
 * Returns true when a sentence is grounded in the products' texts: it names a product or one of its parts, shares a
 * word with its quotes, and mentions no number, name or material that the texts don't.
 */
export function isGrounded(sentence: string, quotes: readonly string[], grounding: Grounding): boolean {
  const words = tokenize(sentence);
  const quoted = quotes.flatMap(formsOf);
  const shares = words.some(
    ({ form }) => !FILLER.has(form) && form.length > 1 && quoted.some((word) => isAkin(word, form)),
  );
  const invents = words.some(({ form, start, end }) => {
    if (fiberOf(form).some((fiber) => !grounding.fibers.has(fiber))) return true;
    const word = sentence.slice(start, end);
    if (/\p{N}/u.test(word)) return !MEASURE.test(form) || !grounding.words.has(form);
    const isFirst = /(?:^|[.!?:]\s+)$/.test(sentence.slice(0, start));
    const isOwn = () => grounding.names.some((name) => isAkin(name, form));
    if (OTHER_SCRIPT.test(word)) return !isOwn();
    return isName(isFirst ? word.slice(1) : word) && !isOwn() && !speaksOfGoods(word);
  });
  return shares && !invents && speaksOfGoods(sentence);
}

/** Matches a letter of another script or a capital, as in an invented or planted word. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}'’]/u;
const isName = (word: string) => word.length > 1 && /\p{Lu}/u.test(word);

const SHOUTED = /^\p{Lu}{4,}$/u;

/**
 * Returns true when a quote may be displayed: it contains no markup, URL, phone number, score or code, and is not
 * in all caps.
 */
export function isDisplayable(quote: string): boolean {
  if (FOREIGN.test(quote) || PHONE.test(quote) || SCORE.test(quote)) return false;
  return tokenize(quote).every(({ form, start, end }) => {
    const word = quote.slice(start, end);
    return /\p{N}/u.test(word) ? MEASURE.test(form) : !SHOUTED.test(word) || speaksOfGoods(word);
  });
}

const TALK: ReadonlySet<string> = new Set(PRODUCT_WORDS);

/** Returns true when a text names anything that products have: a kind, a color, a material, a part, a size, a price… */
function speaksOfGoods(text: string): boolean {
  if (formsOf(text).some((form) => TALK.has(form) || fiberOf(form).length > 0)) return true;
  return describesProduct(text);
}

const ROOT = 4;
/** "Italian" and "Italy", "stripes" and "striped". */
const isAkin = (a: string, b: string) =>
  a === b || (a.length >= ROOT && b.length >= ROOT && a.slice(0, ROOT) === b.slice(0, ROOT));

const formsOf = (text: string) => tokenize(text).map(({ form }) => form);

function fiberOf(word: string): string[] {
  const fiber = word.length > 3 ? canonicalFiber(word) : null;
  return fiber === null ? [] : [fiber];
}
