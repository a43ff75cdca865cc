import { findGarments, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { findMakers, type MakerMatch } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { isColorOrMaterialLine, isKindOnly, namesKind } from "./lone-lines.ts";

/** Matches a word such as "by" directly before a maker's name. */
export const BY_WORD_BEFORE = /(?:by|from|von|par|di|@)\s*$/i;

/** Words before a maker that something is only compared with, and after one that it should look like. */
const COMPARED_BEFORE =
  /(?<!\p{L})(?:compare[ds]?(?: (?:at|to|with))?|like|like an?|similar to|alternative to|instead of|inspired by|(?:looks?|feels?) like|think(?: of)?|dupes?(?: for| of)?|vs\.?|than|not|no|my|wie|comme|como|come|everyone thinks is|dupe (?:du|de la|de|des|vom|von|del|della|di) (?:\S+)|for)[\s:]*(?:the |an? )?$/iu;
const COMPARED_BEHIND =
  /^\s?(?:\S+ ){0,3}(?:dupes?|look-?alikes?|alternatives?|inspired|style)(?!\p{L})|^[- ](?:like|inspired)(?!\p{L})/iu;

/** "Zara biker style jacket": nothing imitates a high-street shop. */
const isOwnStyle = (text: string, { end, maker }: MakerMatch): boolean =>
  maker.isShop && STYLED.test(text.slice(end, end + 40));
const STYLED = /^\s(?:\S+ ){1,3}style (?=\p{L})/iu;

/** "Crystals from Swarovski", "with Swarovski crystals": a maker of parts, not of the product. */
const PARTS_BEFORE =
  /(?:crystals?|stones?|zirconia|pearls|movements?|lenses|membrane|insulation|zips?|zippers?|soles?|outsoles?) (?:from|by)\s*$/i;
const PARTS_BEHIND = /^[®™]?[-\s](?:crystals?|kristall(?:e|en)?|zirconia|zirkonia|stones|movement)(?!\p{L})/iu;

/** A maker's initials in the name of its color: "Denali Jacket - TNF Black". */
const COLOR_CODE = /^\p{Lu}{2,4}$/u;

/** "Dim. 30x20x15 cm". */
const MEASURED = /^\.\s?\d{1,3}(?:[.,]\d)?\s?[x×]/i;

/** "Mother of Pearl", unlike "Gloverall of London". */
const OF = /^ of /i;

/** "Hunter boots", unlike "Polo Ralph Lauren". */
const endsWithKind = (quote: string): boolean => namesKind(quote.split(" ").at(-1) ?? "");

/** "Calvin Klein Jeans monogram T-shirt". */
const isGoodsBehind = (text: string, end: number): boolean =>
  namesKind(text.slice(end, end + 40).split(/[,.;:\n]/, 1)[0] ?? "");

/**
 * Whether a word that may be a maker is a kind of product here: "Anello Solitario", but not "Anello cross bottle
 * backpack".
 */
const isKindThere = (text: string): boolean =>
  detectTitleLanguage(text, tokenize(text)) !== "en" || findMakers(text).some(({ isPlain }) => !isPlain);

/** "Bata de mujer": in the text's own language the name is the product. */
function isGoodsThere(text: string, { start, end }: MakerMatch): boolean {
  const tokens = tokenize(text);
  const language = detectTitleLanguage(text, tokens);
  const [goods] = language === "en" ? [] : findGarments(text, language, tokens);
  return goods?.start === start && goods.end >= end;
}

/** "Mulberry silk", but not "Mulberry Darley Satchel". */
const isFiber = (text: string, { start, end, quote }: MakerMatch): boolean =>
  canonicalFiber(quote) !== null && (start > 0 || NO_NAME_BEHIND.test(text.slice(end, end + 7)));
const NO_NAME_BEHIND = /^\s(?:\p{Ll}|(?:Silk|SILK|Seide|Soie|Seta|Seda)(?!\p{L}))/u;

/** "On cherche une robe": a French pronoun before its verb. */
const isPronoun = (text: string, { quote, end }: MakerMatch): boolean =>
  quote === "On" && /^\s\p{Ll}/u.test(text.slice(end, end + 2)) && detectTitleLanguage(text, tokenize(text)) === "fr";

/**
 * Returns true when a maker's name means something else in the text: a material, a color, a label, or a maker that the
 * product is merely compared with.
 */
export function namesSomethingElse(text: string, maker: MakerMatch): boolean {
  const { start, end, quote } = maker;
  return (
    isFiber(text, maker) ||
    (COLOR_CODE.test(quote) && start > 0 && isColorOrMaterialLine(text.slice(start))) ||
    (endsWithKind(quote) && /^\s(?!x\s)\p{Ll}/u.test(text.slice(end, end + 2)) && !isGoodsBehind(text, end)) ||
    (maker.isPlain && isKindOnly(quote) && isKindThere(text)) ||
    (maker.isPlain && isGoodsThere(text, maker)) ||
    isPronoun(text, maker) ||
    (maker.isPlain && OF.test(text.slice(end, end + 4))) ||
    (maker.isPlain && MEASURED.test(text.slice(end, end + 12))) ||
    (/^\s?[:：]/.test(text.slice(end, end + 2)) && !BY_WORD_BEFORE.test(text.slice(0, start))) ||
    PARTS_BEFORE.test(text.slice(Math.max(0, start - 20), start)) ||
    (start > 0 && PARTS_BEHIND.test(text.slice(end, end + 12))) ||
    COMPARED_BEFORE.test(text.slice(Math.max(0, start - 30), start)) ||
    (COMPARED_BEHIND.test(text.slice(end, end + 40)) && !isOwnStyle(text, maker))
  );
}
