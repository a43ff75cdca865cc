import type { Garment, GarmentMatch } from "./garments.ts";
import { PARTS_FOR_PRODUCTS, TRAILING_PARTS, ACCOMPANYING_PARTS } from "./accessory-parts.data.ts";
import { createPhraseMatcher } from "../text/phrase-matcher.ts";
import { type Language, NOUN_FIRST_LANGUAGES } from "../text/language.ts";
import type { Token } from "../text/tokenize.ts";

type Phrases = readonly (readonly [string, string])[];

const phrasesOf = (kinds: Readonly<Record<string, string>>): Phrases =>
  Object.entries(kinds).flatMap(([kind, words]) => words.split(", ").map((phrase) => [phrase, kind] as const));

const matchTelling = createPhraseMatcher(phrasesOf(ACCOMPANYING_PARTS));
const matchForGoods = createPhraseMatcher([...phrasesOf(ACCOMPANYING_PARTS), ...phrasesOf(PARTS_FOR_PRODUCTS)]);
const matchOfName = createPhraseMatcher(phrasesOf(TRAILING_PARTS));
/** Words before a part that comes with the product: "with hard case", "box and dust bag". */
const COMES_WITH = new Set(
  "with w and plus incl including includes comes has mit avec con og und et y no without".split(" "),
);
const WITH_NEAREST = 4;
/** "For", before what a part belongs to. */
const FOR_WORDS = new Set("for fur pour para per voor for till til dla compatible".split(" "));
/**
 * Returns true when a token with the folded form "fur" is the English word, as in "faux fur slides", rather than German
 * "für".
 */
export function isFur(text: string, { start, end }: Token): boolean {
  return text.slice(start, end).toLowerCase() === "fur";
}

const PHONE_CASE = "mobile pouch";
/** The maximum number of words before the noun that a title begins with, such as its maker's. */
const LONGEST_LEAD = 2;
/** The maximum number of words between a part and its "for": "case in leather for". */
const NEAREST = 4;

/**
 * Finds the accessory or spare part that a title names: "hood for rain jacket", "sunglasses case". Returns undefined
 * when the title names a complete product: "rain jacket with detachable hood".
 */
export function findAccessoryPart(
  text: string,
  tokens: readonly Token[],
  garments: readonly GarmentMatch[],
  language: Language,
): { garment: Garment; quote: string } | undefined {
  const named = partOfName(text, tokens, garments);
  if (named) return named;
  const forAt = tokens.findIndex((token, position) => position > 0 && FOR_WORDS.has(token.form) && !isFur(text, token));
  // "Case for iPhone" is a phone case, which the table names.
  const isForGoods = forAt > 0 && garments.some(({ from, garment }) => from > forAt && garment.type !== PHONE_CASE);
  const matches = isForGoods ? matchForGoods(text, tokens) : matchTelling(text, tokens);
  const part = matches.findLast(({ to }) => !isForGoods || (to <= forAt && forAt - to < NEAREST));
  // A name for the whole in the table, such as "watch box", takes precedence.
  if (!part || garments.some(({ from, to }) => from <= part.from && to >= part.to)) return undefined;
  const isOfPart = ({ from, to }: GarmentMatch) => matches.some((one) => from < one.to && to > one.from);
  const others = garments.filter((garment) => !isOfPart(garment));
  // "Plumas Nike cremallera naranja capucha desmontable": where nouns come first, a part further back is only a detail.
  if (!isForGoods && NOUN_FIRST_LANGUAGES.has(language) && part.from > LONGEST_LEAD) return undefined;
  const isHead = isForGoods ? !others.some(({ from }) => from < forAt) : others.length === 0;
  return isHead ? partOf(part) : undefined;
}

const partOf = ({ meaning, quote }: { meaning: string; quote: string }) => ({
  garment: { type: meaning, family: "parts" as const, group: "parts" as const },
  quote,
});

/** A part that a name ends in, up to its first comma: "Speedmaster watch strap, black". */
function partOfName(
  text: string,
  tokens: readonly Token[],
  garments: readonly GarmentMatch[],
): { garment: Garment; quote: string } | undefined {
  const parts = matchOfName(text, tokens);
  if (parts.length === 0) return undefined;
  const end = NAME_END.exec(text)?.index ?? text.length;
  const part = parts.find(({ from }) => (tokens[from]?.start ?? 0) < end);
  if (!part) return undefined;
  // "Apple Watch strap" is a separate kind, and in "watch strap" the watch states what the strap belongs to.
  const isTold = garments.some(({ from, to }) => from < part.from && (to >= part.to || part.meaning === "strap"));
  if (isTold) return undefined;
  const before = tokens.slice(Math.max(0, part.from - WITH_NEAREST), part.from);
  return before.some(({ form }) => COMES_WITH.has(form)) ? undefined : partOf(part);
}

const NAME_END = /[,;|(/]|\s[–—-]\s/u;
