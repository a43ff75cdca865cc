import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { findShops } from "@dupewise/vocabulary/makers/find-makers";
import { extractResaleFacts } from "./extract-resale-facts.ts";
import { lineRole, plainWords } from "./line-role.ts";
import { isColorOrMaterialLine, isKindOnly, namesKind } from "./lone-lines.ts";
import { LONG_TEXT_LINES } from "./part-text.ts";
import { mayBeMakerName, type MakerClues, type QuotedMaker } from "./unknown-maker.ts";

const LONGEST_LINE = 200;

/** "Slim-fit shirt by Halden Row - $89", "Robe en lin par Atelier Vauclin, 120 €". */
const SIGNED =
  /\s(?:by|par)\s((?:The\s)?\p{Lu}[\p{L}\p{N}'’&.+/-]*(?:\s(?:(?:of|the|de|di|la|le|and|et|y|&|\+)\s)?[\p{Lu}\p{N}][\p{L}\p{N}'’&.+/-]*){0,3}?)(?=\s?[,;:(]|\.?$|\s(?:[-–—|]\s|\p{Sc}|\d+(?:[.,]\d\d)?\s?(?:\p{Sc}|[A-Z]{3})|(?:in|size|with|en|taille)\s))/u;
/** "Dress by Friday", "hat by Hand". */
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|hand|machine|post|mail|email|phone|request|appointment|popular|default|far|itself|size|colou?r|price)(?!\p{L})/iu;

/**
 * Finds a maker that isn't in the tables and is named with "by" after the product: "Slim-fit shirt by Halden Row".
 * Returns null when there is none.
 */
export function unknownMakerAfterBy({ line }: MakerClues): QuotedMaker | null {
  const text = line?.text.slice(0, LONGEST_LINE) ?? "";
  const found = SIGNED.exec(text);
  const value = found?.[1]?.replace(/[.,]+$/, "") ?? "";
  if (found === null || value === "" || NO_NAME.test(value) || !namesKind(text.slice(0, found.index))) return null;
  return isOtherName(value) ? null : { value, quote: value };
}

const isOtherName = (value: string): boolean =>
  findShops(value).length > 0 || canonicalCountry(value) !== null || isColorOrMaterialLine(value, false);

const PROPER_NAME = /^\p{Lu}[\p{L}\p{N}'’&.+ -]{1,28}$/u;
const MOST_WORDS = 4;

/**
 * Finds a maker that isn't in the tables in a cell of its own before the product's: "Halden Row | Slim-fit cotton shirt
 * | $89". Returns null when there is none.
 */
export function unknownMakerInCell({ line }: MakerClues): QuotedMaker | null {
  const [first = "", product = ""] = line?.text.slice(0, LONGEST_LINE).split(" | ") ?? [];
  if (!product.includes(" ") || !PROPER_NAME.test(first) || first.split(" ").length > MOST_WORDS) return null;
  const isName =
    mayBeMakerName(first) && !isOtherName(first) && lineRole(first, plainWords(first), () => false) === "words";
  return isName && namesKind(product) && !isKindOnly(product) ? { value: first, quote: first } : null;
}

const PARTICLE = "(?:of|by|the|and|de|del|des|di|du|da|et|e|y|van|von|sur|in|to|con|el|la)";
/** "Halden Row cotton shirt", "Maison de Vauclin wool coat": capitals before a description in small letters. */
const BEFORE_SMALL = new RegExp(
  `^(\\p{Lu}[\\p{L}\\p{N}'’&.-]+(?:\\s(?:(?:[&+]|${PARTICLE})\\s){0,2}\\p{Lu}[\\p{L}\\p{N}'’&.-]*){0,3})\\s(?!${PARTICLE}\\s)(?=\\p{Ll}[\\p{L}'’-]+\\s)`,
  "u",
);
/** The first word of a sentence, which describes the product: "Gorgeous wool coat", "Padded jacket". */
const DESCRIBES =
  /(?:ful|ous|ing|ed|less|[ai]ble|ive|ish|proof|ly|fty|sty|tty|ppy|ggy|ffy|cky|nky|zzy|wear|weight|style|ic|al|est)$|^(?:cute|nice|great|perfect|elegant|chic|rare|warm|thick|thin|heavy|light|smart|cool|bright|plain|simple|fancy|posh|sweet|rock|goth|punk|festival|party|wedding|prom|work|office|school|holiday|beach|ski|evening|cocktail|christmas|halloween|easter|maternity|bridal|bride|mother|toddler|newborn|infant|very|really|quality|immaculate|mint|lot|bundle|job|brand|tags?|swap|offers?|schön\p{L}*|tolle\p{L}?|jolie?|belle?|beau|superbe|magnifique|bell[aioe]|precios[oa]|bonit[oa])$/iu;

/** Names of several words that describe a product. */
const PHRASE =
  /^(?:fair isle|peter pan|disney|prince of|art (?:deco|nouveau)|star wars|hello kitty|mickey mouse|harry potter|tree of|mother of|salt (?:&|and) pepper|evil eye|two tone|off shoulder)(?!\p{L})/iu;

/**
 * Finds a maker that isn't in the tables and begins the title of a secondhand listing: "Halden Row slim-fit cotton
 * shirt size 12 excellent condition". Returns null when there is none.
 */
export function unknownMakerInListing({ name, lines, line }: MakerClues): QuotedMaker | null {
  if (line === null || line.at > 1 || lines.length >= LONG_TEXT_LINES) return null;
  const value = BEFORE_SMALL.exec(name)?.[1] ?? "";
  if (value === "" || !mayBeMakerName(value) || isOtherName(value) || DESCRIBES.test(value) || PHRASE.test(value))
    return null;
  return namesKind(name.slice(value.length)) && extractResaleFacts(lines) !== null ? { value, quote: value } : null;
}

/** "Rust & Copper Leather Co. card holder", "Blue Ridge Leather Goods mens wallet", but not "Two Piece Co Ord". */
const COMPANY =
  /^((?:\p{Lu}[\p{L}'’]+\s(?:&\s)?){2,4}(?:Co\.?|Company)|(?:\p{Lu}[\p{L}'’]+\s(?:&\s)?){1,3}Leather Goods)\s(?!Ord(?!\p{L}))(?=\p{L})/u;

/** Finds a company in no table that a product's name begins with. Returns null when there is none. */
export function companyInFront(name: string): QuotedMaker | null {
  const value = COMPANY.exec(name)?.[1] ?? "";
  return value === "" || findShops(value).length > 0 || !namesKind(name.slice(value.length))
    ? null
    : { value, quote: value };
}
