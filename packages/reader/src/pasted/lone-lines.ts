import { findColors } from "@dupewise/vocabulary/colors/colors";
import { findGarments, languageOfCompound, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers, findShops, makerAtStart } from "@dupewise/vocabulary/makers/find-makers";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { memoize } from "@dupewise/vocabulary/text/memoize";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { lowercase } from "./lowercase.ts";

const MOST_COLOR_WORDS = 7;
const SHADE =
  /^(?:\d{1,2}|dark|light|deep|bright|pale|matte?|matt|glossy|shiny|patent|melange|washed|wash|smooth|grained|oiled|polished|brushed|brown|and|et|und|e|y|in|tnf|multi|solid|tone|true|vintage|pure|heather|heathered|soft|raw|new|recycled|leather|suede|nappa|canvas|vermeil|plated|solid|sterling|\d{1,2}k|\d{1,2}kt|\d{1,2}ct|combo|print|floral|gum|off|vegan|faux|organic|genuine|real|natural|rigid|pebbled|stretch|blend|full|grain|uppers?|lining|lined|soles?|outsole|insole|midsole|footbed|shell|trim|trims|obermaterial|futter|sohle|tige|doublure|semelle|tomaia|fodera|suola|forro|suela)$/;

/**
 * Returns true for a line that contains only colors or materials: "Goatskin & Grosgrain - Beige & Black", "TNF Black",
 * "18k Gold Vermeil".
 * @param allowsOneOther whether the line may also contain one other word
 */
export function isColorOrMaterialLine(name: string, allowsOneOther = true): boolean {
  const tokens = tokenize(name);
  if (tokens.length === 0 || tokens.length > MOST_COLOR_WORDS || findGarments(name).length > 0) return false;
  const colored = new Set<number>();
  for (const { from, to } of findColors(name, tokens)) for (let at = from; at < to; at += 1) colored.add(at);
  let told = colored.size;
  let others = 0;
  for (const [at, { form }] of tokens.entries()) {
    if (colored.has(at)) continue;
    if (canonicalFiber(form) !== null) told += 1;
    else if (!SHADE.test(form) && !/^(?=.*\d).{4,}$/.test(form)) others += 1;
  }
  const isColor = told > 0 && others <= (allowsOneOther && (told > 1 || tokens.length < 3) ? 1 : 0);
  // "Keilsandalette beige" names a product, though not in English.
  return isColor && (others === 0 || !namesKind(name));
}

/** Words that a maker adds to its name: "ASICS SportStyle", "adidas Originals". */
const ADDED =
  /(?<!\p{L})(?:sportstyle|originals?|sportswear|collection|official|store|shop|nyc|new york|paris|london|milano|studios?|eyewear|timepieces|essentials|performance|women|men|kids|junior|children|childrenswear|enfants?|home|outlet|by|at|bei|chez)(?!\p{L})/giu;

/** Where and when a house was founded: "Lodenfrey München 1842", "Gmundner Wien, seit 1898". */
const FOUNDED =
  /,? (?:münchen|munich|salzburg|wien|vienna|berlin|hamburg|zürich|firenze|roma|napoli|torino|barcelona|madrid|porto|amsterdam|stockholm|edinburgh|dublin)(?=,? (?:(?:since|seit|depuis|dal|desde|est\.?) )?1\d{3}$)/iu;
/** "Frankies Bikinis x Bella". */
const TOGETHER = /(?<=\p{L}{3}) [x×] \p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*){0,3}$/u;

/**
 * "ARAN SWEATER MARKET, Inis Mór", "Barrow Leather Goods Co.", "Hollin Footwear": a company, recognized by how its name
 * ends, with or without its location.
 */
const FIRM =
  /^(\p{Ll}[\p{L}&'’. -]{3,38}\s(?:market|company|co\.?|studios?|atelier|mills?|jewell?ers|goldsmiths?|supply|outfitters|clothiers|boutique|leatherworks|leather goods|(?<!home |sporting |knit |white )goods|collective|threads|provisions|shoemakers?|shirtmakers?|tailors|workshop|& sons?|(?:eye|foot)wear(?<!(?:^|['’]s|&|and|men|women|kids|designer|luxury|optical|prescription|vintage|safety|sports?|running|winter|summer|casual|polari[sz]ed|light) (?:eye|foot)wear)))(?:,\s\p{Ll}.{2,24})?$/u;

/**
 * Returns the company in a line that states only a company, with or without its location ("Barrow Leather Goods Co.,
 * Leeds"), or null for any other line.
 */
export function parseCompanyLine(line: string): string | null {
  const firm = FIRM.exec(lowercase(line))?.[1];
  return firm === undefined ? null : line.slice(0, firm.length);
}

const LONGEST_MAKER = 200;
/** The number of lines near a name, each of which several rules check. */
const MAX_MEMOIZED = 32;
/** Matches a model's number after its maker: "GA-2100-1A1". */
const MODEL = /(?<=\s)(?=\S*\p{Lu})(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./-]{4,}(?!\S)/u;

/** "Superga 2750" is a product. */
const NUMBER = /\d{3}/;

/** Returns true for a line that contains only the names of makers or shops. */
export const isMakerLine: (line: string) => boolean = memoize((line) => {
  if (line.length > LONGEST_MAKER || MODEL.test(line) || (NUMBER.test(line) && findLine(line) !== undefined))
    return false;
  if (parseCompanyLine(line) !== null) return true;
  const name = (/ [x×] /.test(line) ? line.replace(TOGETHER, "") : line)
    .replace(FOUNDED, " ")
    .replace(ADDED, " ")
    .replace(/\d{4,}/g, " ");
  const named = [...findMakers(name), ...findShops(name)];
  const covered = named.reduce((sum, { quote }) => sum + countLetters(quote), 0);
  return covered > 0 && countLetters(name) - covered <= named.length * 2;
}, MAX_MEMOIZED);

const countLetters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, "").length;

const BESIDE_KIND =
  /^(?:men|mens|men's|women|womens|women's|kids|kids'|girls|girls'|boys|boys'|baby|unisex|adult|adults|older|younger|toddler|road|trail|running|training|walking|hiking|tennis|basketball|football|soccer|golf|gym|low|mid|high|top|leather|suede|casual|dress|fashion|damen|herren|kinder|femme|homme|enfant|pour|donna|uomo|mujer|hombre|da|de|per|para|niño|niña)$/iu;

/** Returns true for a line of up to five words that state only the kind of product: "Men's Road Running Shoes". */
export function isKindOnly(line: string): boolean {
  const tokens = tokenize(line);
  if (tokens.length === 0 || tokens.length > 5 || /\d/.test(line)) return false;
  const language = languageOfCompound(tokens) ?? detectTitleLanguage(line, tokens);
  const named = findGarments(line, language, tokens);
  return (
    named.length > 0 &&
    tokens.every(({ form }, at) => BESIDE_KIND.test(form) || named.some(({ from, to }) => at >= from && at < to))
  );
}

/** Returns true when a line names a kind of product, in any language. */
export function namesKind(line: string): boolean {
  const tokens = tokenize(line);
  if (findGarments(line, detectTitleLanguage(line, tokens), tokens).length > 0) return true;
  const compound = languageOfCompound(tokens);
  return compound !== undefined && findGarments(line, compound, tokens).length > 0;
}

/**
 * Returns true for a line that names its kind of product in title case, as product names do, such as "Small Link
 * Bracelet in Silver". Returns false for a description, such as "Baskets basses en cuir".
 */
export const isTitleCaseName = (line: string): boolean =>
  /\s\p{Lu}\p{L}/u.test(line) && !line.includes(",") && namesKind(line);

/**
 * Returns true when a line begins with a maker's name of two words or more, such as "By Far shoulder bag". The whole
 * name identifies the maker even if its first word alone would mean something else.
 */
export function beginsWithMultiwordMaker(line: string): boolean {
  return makerAtStart(line)?.quote.includes(" ") === true;
}
