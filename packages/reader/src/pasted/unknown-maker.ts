import { findColors } from "@dupewise/vocabulary/colors/colors";
import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findMakers, findShops } from "@dupewise/vocabulary/makers/find-makers";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { parseCompanyLine, isColorOrMaterialLine, namesKind } from "./lone-lines.ts";
import { lineRole, MENU_ENTRIES } from "./line-role.ts";
import { isOnlyCondition } from "./extract-resale-facts.ts";
import { firstResult } from "./first-result.ts";
import { makerWithOwnShops } from "./page-shop.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";

/** The parts of a text that may name the maker. */
export interface MakerClues {
  /** The line that contains the product's name; null if none does. */
  line: ClassifiedLine | null;
  /** The product's name. */
  name: string;
  lines: readonly ClassifiedLine[];
}

/** A maker, and the words that name it. */
export interface QuotedMaker {
  value: string;
  quote: string;
}

/** The number of lines around the name within which the maker may be on a line of its own. */
export const MAX_MAKER_DISTANCE = 3;

/** Words at the start of a name that are not its maker. */
const NO_MAKER =
  /^(?:new|regular|for|für|per|pour|para|price|our|vintage|the|a|an|le|la|les|el|il|der|die|das|my|our|classic|original|authentic|genuine|mini|medium|large|small|big|long|short|high|low|mid|pack|set|pair|pairs|\d.*|premium|luxury|designer|fashion|casual|formal|summer|winter|spring|autumn|fall|plus|size|petite|tall|retro|sexy|boho|western|chunky|basic|essential|soft|super|ultra|slim|loose|oversized|relaxed|women|woman|womens|men|man|mens|ladies|girls|boys|kids|baby|unisex|gents|sale|nwt|euc|item|product|brand|name|model|type|style|modern|minimalist|polarized|quilted|striped|floral|plaid|solid|printed|knit|knitted|ribbed|woven|cropped|pleated|waterproof|leather|cotton|wool|silk|linen|denim|lined|love|made|hand|handmade|limited|edition|best|top|free|hot|uv400|pu|ankle|wide|v|crew|round|tummy|tailored|double|single|one|two|three|round|square|oval|full|half|robe|kleid|damen|herren|femme|homme|dámsk[ée]|pánsk[ée]|dětsk[ée]|damsk[aie]|męski[ae]?|női|férfi|naisten|miesten|dames|heren|kadın|erkek|женск\p{L}+|мужск\p{L}+|γυναικεί\p{L}+|ανδρικ\p{L}+)$/iu;
/** "Marigold Check": a name that ends with a pattern is not a maker. */
const PATTERN =
  /(?<!\p{L})(?:checks?|checked|stripes?|dots?|gingham|houndstooth|leopard|zebra|snake|camo|prints?|tie-?dye|wash|rinse|denim|combo|multi|melange|heather|tweed|herringbone)$/iu;
/** "ZUVELLE Women's …", "Lugz Women's …", "PAVOI 14K …", "Harrms Best …". */
const BEFORE_WEARER =
  /^(\p{Lu}[\p{L}\p{N}'’&.]*(?:\s(?:\p{Lu}[\p{L}\p{N}'’&.]*|&|\d{1,3})){0,2}?)\s(?:women|woman|men|man|gents|ladies|girls|boys|kids|unisex|damen|herren)(?:['’]?s)?(?!\p{L})/iu;
const CAPITALS =
  /^(\p{Lu}{2}[\p{Lu}\p{N}'’&.-]*(?:\s(?:\p{Lu}{2}[\p{Lu}\p{N}'’&.-]*|&|\d{1,2}(?=\s))){0,2})\s(?=\p{Lu}\p{Ll}|\d)/u;
const SET_OFF = /^(\p{Lu}[\p{L}\p{N}'’&. ]{1,28}?)\s(?:-|–|—|\/{1,2}|\|)\s(?=\p{Lu}|\d)/u;

/** "Parker & Hyde wool coat": two proper names at the start, or one that is also an ordinary word. */
const OF_TWO = /^(\p{Lu}[\p{L}'’]+) [&+] (\p{Lu}[\p{L}'’]+)(?=\s)/u;

/** Returns the beginning of a name if it looks like a maker that isn't in the tables, otherwise null. */
export function unknownMakerPrefix(name: string): QuotedMaker | null {
  for (const pattern of [BEFORE_WEARER, CAPITALS, SET_OFF]) {
    const value = pattern.exec(name)?.[1]?.trim() ?? "";
    if (value !== "" && mayBeMakerName(value) && wordsOf(name) > wordsOf(value) + 1) return { value, quote: value };
  }
  const [partners = "", ...both] = OF_TWO.exec(name) ?? [];
  const isPair =
    partners !== "" && !/^salt /i.test(partners) && both.some(mayBeMakerName) && namesKind(name.slice(partners.length));
  return isPair && !both.some((word) => namesKind(word) || NO_MAKER.test(word))
    ? { value: partners, quote: partners }
    : null;
}

const wordsOf = (text: string): number => text.split(" ").length;

/**
 * Returns true when a text may be a maker's name: it has at most four words, and none of them names a product, a color,
 * a material or the like.
 */
export function mayBeMakerName(value: string): boolean {
  const words = value.split(/[\s-]+/);
  if (words.length > 4 || PATTERN.test(value) || words.some((word) => NO_MAKER.test(word.replace(/['’]s$/, ""))))
    return false;
  if (namesKind(value) || findColors(value).length > 0 || findShops(value).length > 0) return false;
  return !/^\d|\d{3}/.test(value) && words.every((word) => canonicalFiber(word) === null);
}

/**
 * Finds a maker that isn't in the tables but is on a separate line next to the product's name: "Halden Row" above "The
 * Fisher Cardigan". Returns null when there is none.
 */
export function unknownMakerNextToName({ line, lines, name }: MakerClues): QuotedMaker | null {
  if (line === null) return null;
  const near = [
    ...lines.slice(Math.max(0, line.at - 2), line.at).toReversed(),
    ...lines.slice(line.at + 1, line.at + 2),
  ];
  for (const { role, text, zone, at } of near) {
    const isAbove = at < line.at;
    const firm = isAbove && zone === "own" ? parseCompanyLine(text) : null;
    if (firm !== null && findShops(firm).length === 0) return { value: firm, quote: text };
    if (role !== "words" || zone !== "own" || text === line.text || isColorOrMaterialLine(text)) continue;
    if (isOnlyCondition(text)) continue;
    if (canonicalCountry(text) !== null) continue;
    if (!/^\p{Lu}[\p{L}\p{N}'’&. -]{1,28}$/u.test(text) || wordsOf(text) > 3 || !mayBeMakerName(text)) continue;
    const [known] = findMakers(text);
    if (isAbove && known?.start === 0) return { value: known.quote, quote: text };
    const isGoods = namesKind(name);
    if (at === line.at - 1 && isGoods && isInOtherLetters(text, name)) return { value: text, quote: text };
    // "Sabah" above "The Baba" above "$210", which is how shops head a product.
    const isHead = at === 0 && line.at === 1 && lines[2]?.role === "price";
    if (isAbove && (isGoods || isHead || text === text.toUpperCase()) && (lines.length < 40 || !isInMenu(lines, at)))
      return { value: text, quote: text };
    if (!isAbove && isGoods && lines[at + 1]?.role === "price") return { value: text, quote: text };
  }
  return null;
}

/** "Funky Buddha" above "Φόρεμα Midi": no department of a page in another script. */
const isInOtherLetters = (text: string, name: string): boolean =>
  /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(text) && /[\p{Script=Greek}\p{Script=Cyrillic}]{3}/u.test(name);

/** "Parker & Hyde". */
const PARTNERS = /^\p{Lu}[\p{L}'’]+ (?:&|\+) \p{Lu}[\p{L}'’]+$/u;

/**
 * Finds a maker named after two people, such as "Parker & Hyde", in the first line of the text, above its shop's menu.
 * Returns null when there is none.
 */
export function unknownMakerAboveMenu({ lines: [first, second] }: MakerClues): QuotedMaker | null {
  if (first === undefined || second?.role !== "menu" || !PARTNERS.test(first.text)) return null;
  const isMenu = first.text.split(" ").some((word) => MENU_ENTRIES.has(word.toLowerCase()));
  return !isMenu && mayBeMakerName(first.text) ? { value: first.text, quote: first.text } : null;
}

/** A maker's own shop on a marketplace, in one word of three or more: "SunnyLoopStudio". */
const SHOP_NAME = /^(?:\p{Lu}\p{Ll}+){2,}\p{Lu}[\p{L}\d]+$/u;
const NEAR_SHOP = 4;

/**
 * Finds a maker in the name of its marketplace shop next to the product's name: "OldOakLeatherGB". Returns null when
 * there is none.
 */
export function makerOfMarketplaceShop({ line, lines }: MakerClues): QuotedMaker | null {
  if (line === null || lines.length >= LONG_TEXT_LINES) return null;
  return firstResult(lines.slice(Math.max(0, line.at - NEAR_SHOP), line.at + 1 + NEAR_SHOP), ({ text, zone }) =>
    zone === "own" && SHOP_NAME.test(text) && canonicalFiber(text) === null && !namesKind(text)
      ? { value: text, quote: text }
      : null,
  );
}

/** "Lederjacke von Gipsy", "robe de la marque Lola Espeleta": a proper name behind the product. */
const OF_MAKER =
  /\s(?:von(?: der Marke)?|(?:de (?:la )?)?marque|(?:de (?:la )?|della )?marca|(?:der )?Marke)\s(\p{Lu}[\p{L}\p{N}'’&.]*(?:\s(?:&\s)?\p{Lu}[\p{L}'’]+){0,2})(?=\s(?:in|en|mit|avec|con|Gr)(?!\p{L})|\s*[,.;(]|$)/u;

/**
 * Finds a maker that isn't in the tables and is named right after the product: "Lederjacke von Gipsy", "robe de la
 * marque Lola Espeleta". Returns null when there is none.
 */
export function unknownMakerAfterProduct(text: string): QuotedMaker | null {
  const found = OF_MAKER.exec(text.slice(0, LONGEST_OFFER));
  const value = found?.[1] ?? "";
  if (found === null || value === "" || !mayBeMakerName(value) || isPlaceName(value)) return null;
  const isMarked = /mar(?:que|ca|ke)/iu.test(found[0]);
  return isMarked || endsInProduct(text.slice(0, found.index)) ? { value, quote: value } : null;
}
const LONGEST_OFFER = 200;

function endsInProduct(head: string): boolean {
  const last = head.split(" ").at(-1) ?? "";
  return namesKind(last);
}

/** "From Tilde & Moor, £210", "the Scarlet from Khaite", "Madewell, $138". */
const SAYS_MAKER =
  /(?<!\p{L})(?:[Bb]y|[Ff]rom|[Aa]t|[Vv]on|[Bb]ei|[Pp]ar|[Cc]hez|de|di|da|por)\s(\p{Lu}[\p{L}\p{N}'’.]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}'’.]*){0,3})(?=\s*(?:[,.;:(]|$|[$€£]|\d)|\s(?:is|are|was|has)\s)/gu;
/** "Made in Italy for Fenwick & Ash." */
const MADE_FOR = /(?<!\p{L})for\s(\p{Lu}[\p{L}'’]+\s&\s\p{Lu}[\p{L}'’]+)(?=[,.;]|$)/u;
/** A price directly followed by the maker: "£320, Maren Vale", "$26 each or three for $66. Tallis Basics." */
const SIGNED =
  /(?:\p{Sc}\s?\d[\d.,]*|\d\s?(?:\p{Sc}|EUR|USD|GBP))[\s.,;–—-]{1,3}(\p{Lu}[\p{L}'’]+(?:\s(?:&\s)?\p{Lu}[\p{L}'’]+){1,2})\.?\s*$/u;
/** "… through every burpee. $72. Corvane." */
const SIGNED_ALONE = /(?:\p{Sc}\s?\d[\d.,]*|\d\s?\p{Sc})\.\s(\p{Lu}\p{Ll}{3,})\.$/u;
/** The length at which a text is prose. */
const LETTER = 120;
const PRICE_BEFORE = /(?:\p{Sc}\s?[\d.,]+|\d\s?\p{Sc})(?:\s(?:a|per|the) pair|\s(?:each|apiece))?[\s,]{1,2}$/u;
const NO_SIGNATURE =
  /(?<!\p{L})(?:sale|shipping|ships?|delivery|pickup|returns?|tax|new|used|size|condition|only|each|wash|clean|obo|firm|reviews?|stars?|stock|thanks|cheers|dm|pm|in|made|sold|gone|final|firm|negotiable|available|cash|offers?|trades?|worldwide|tracked|insured|authentic|handmade|limited|one|add|buy|bag|cart)(?!\p{L})/iu;

/**
 * Finds a maker that isn't in the tables and is named in prose about the product: "by Brightwell & Co., $178", "£320,
 * Maren Vale". Returns null when there is none.
 */
export function unknownMakerInProse(text: string): QuotedMaker | null {
  const shops = findShops(text);
  for (const { 1: name = "", 0: quote, index } of text.matchAll(SAYS_MAKER)) {
    const isBy = /^(?:by|from|von|par)\s/i.test(quote);
    const isPriced = PRICE_BEFORE.test(text.slice(Math.max(0, index - 24), index));
    // "$189 at Nordfell", in a text by the maker: "Our Tuck weighs …".
    const isShop = /^at\s/i.test(quote) && isPriced && SPEAKS_OF_OWN.test(text);
    const isPlace = !(isBy || isShop) || shops.some(({ start }) => start >= index && start < index + quote.length);
    if (isPlace || findGarments(name).length > 0 || findColors(name).length > 0 || isPlaceName(name)) continue;
    const isSpokenOf = isBy && /^\s(?:is|are|was|has)\s/.test(text.slice(index + quote.length));
    if (/&|\s/.test(name) || isPriced || (isSpokenOf && mayBeMakerName(name)))
      return { value: name.replace(/[.,]+$/, ""), quote };
  }
  const alone = text.length < LETTER ? undefined : SIGNED_ALONE.exec(text)?.[1];
  const value = MADE_FOR.exec(text)?.[1] ?? SIGNED.exec(text)?.[1] ?? alone ?? "";
  if (value === "" || NO_SIGNATURE.test(value) || isPlaceName(value)) return null;
  // "Halloran Hats": a maker's product may be part of its name.
  const isMaker = mayBeMakerName(value) || (!FIRST_OF_GOODS.test(value) && mayBeMakerName(value.replace(/\s\S+$/, "")));
  return isMaker ? { value, quote: value } : null;
}
const SPEAKS_OF_OWN = /(?<!\p{L})(?:[Oo]ur|[Ww]e|[Uu]s)(?!\p{L})/u;
const FIRST_OF_GOODS = /^(?:Matching|Similar|More|Other|Also|Comes|Brand)(?!\p{L})/u;

const isPlaceName = (name: string): boolean =>
  /^(?:Italy|Spain|Portugal|France|Germany|Japan|China|Turkey|India|England|Scotland|Ireland|Switzerland|London|Paris|Milan|New York|Italian|French|the)/i.test(
    name,
  );

const LONGEST_NAME = 4;

/**
 * Finds a maker that isn't in the tables and that a page names twice: next to the product's name, and in a line such as
 * "More from Barrow & Tyne". Returns null when there is none.
 */
export function repeatedUnknownMaker({ line, lines, name }: MakerClues): QuotedMaker | null {
  if (line === null || lines.length < LONG_TEXT_LINES) return null;
  const near = [
    ...lines.slice(Math.max(0, line.at - MAX_MAKER_DISTANCE), line.at).toReversed(),
    ...lines.slice(line.at + 1, line.at + 1 + MAX_MAKER_DISTANCE),
  ];
  return firstResult(near, ({ text, role, plain }) => {
    const mayBe =
      (role === "words" || role === "menu") && wordsOf(text) <= LONGEST_NAME && /^\p{Lu}[^\d.!?:]{2,30}$/u.test(text);
    // A common menu entry is not a maker, even if this line is classified as part of a menu.
    if (mayBe && lineRole(text, plain, () => false) !== "words") return null;
    if (!mayBe || name.includes(text) || namesKind(text) || isColorOrMaterialLine(text) || findShops(text).length > 0)
      return null;
    const again = lines.filter(
      (other) => other.plain !== plain && (other.plain.startsWith(`${plain} `) || other.plain.endsWith(` ${plain}`)),
    );
    return again.length > 0 ? { value: text, quote: text } : null;
  });
}

/** "Ver más productos marca Redragon", "Alle Artikel der Marke Korvane": a link to more by the maker in the name. */
const MORE_OF_BRAND =
  /(?:[Bb]rand|[Mm]arca|[Mm]arque|[Mm]arke|[Mm]erk|[Mm]arki|[Zz]načky|[Mm]ärket|[Mm]ærket)\s(\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s\p{Lu}[\p{L}'’&.-]*){0,2})$/u;

/** Finds the maker in a product's name if a line near the name calls it a brand. Returns null if there is none. */
export function findMakerCalledBrand({ line, lines, name }: MakerClues): QuotedMaker | null {
  if (line === null) return null;
  return firstResult(lines.slice(Math.max(0, line.at - MAX_MAKER_DISTANCE), line.at + CLOSE), ({ text }) => {
    const value = text.length < LONGEST_LINK ? (MORE_OF_BRAND.exec(text)?.[1] ?? "") : "";
    return value !== "" && ` ${name} `.includes(` ${value} `) ? { value, quote: text } : null;
  });
}
const CLOSE = 12;
const LONGEST_LINK = 60;

const MAKER_LINE = /^\p{Lu}[^\d.!?:,|·]{2,24}$/u;
const BEFORE_LAST = /^\p{Lu}[^\d.!?:,|·]{2,24}(?=\s\S+$)/u;
/**
 * Finds the maker that both a name and the line above it begin with, such as the last step of the breadcrumbs:
 * "Lorenvale Dresses" above "Lorenvale Black Midi Dress". The line above may also consist only of the maker. Returns
 * null when there is none.
 */
export function makerBeforeDepartment({ line, lines, name }: MakerClues): QuotedMaker | null {
  const above = line === null ? "" : (lines[line.at - 1]?.text ?? "");
  const isBoth = name.startsWith(`${above} `) && namesKind(name);
  const value = (isBoth ? MAKER_LINE : BEFORE_LAST).exec(above)?.[0] ?? "";
  const isTold = isBoth || (name.startsWith(`${value} `) && namesKind(above.slice(value.length + 1)));
  // "Lorenvale Studio", by the shop Lorenvale.
  const isOther = isBoth
    ? namesKind(value) || isColorOrMaterialLine(value) || NO_MAKER.test(value)
    : !mayBeMakerName(value);
  return value !== "" && isTold && !isOther ? { value, quote: value } : null;
}

/**
 * Finds a maker on the line above a product's name, if that line is also above another product on the page, or repeats
 * the end of the breadcrumbs: "ellos collection" above "Klänning Lovisa". Returns null for the shop of a single maker,
 * where such lines name series of products.
 */
export function makerAboveName({ line, lines, name }: MakerClues): QuotedMaker | null {
  const above = line === null || lines.length < LONG_TEXT_LINES ? undefined : lines[line.at - 1];
  if (line === null || above === undefined || !mayBeMaker(above) || name.includes(above.text)) return null;
  const isTwice = lines[line.at - 2]?.plain === above.plain;
  const isAgain = lines.some(({ at, plain }) => at > line.at && plain === above.plain && isAboveGoods(lines, at));
  const isMaker = (isTwice || isAgain) && makerWithOwnShops({ lines }) === null;
  return isMaker ? { value: above.text, quote: above.text } : null;
}

const mayBeMaker = ({ text, plain, role }: ClassifiedLine): boolean =>
  (role === "words" || (role === "menu" && lineRole(text, plain, () => false) === "words")) &&
  wordsOf(text) <= LONGEST_NAME &&
  /^\p{L}[^\d.!?:,|·]{2,30}$/u.test(text) &&
  !namesKind(text) &&
  !isColorOrMaterialLine(text) &&
  findShops(text).length === 0;

/** Whether the line below this one is a product's name, with its price below. */
const isAboveGoods = (lines: readonly ClassifiedLine[], at: number): boolean =>
  lines[at + 1]?.role === "words" && lines.slice(at + 2, at + 5).some(({ isPriced }) => isPriced);

const isInMenu = (lines: readonly ClassifiedLine[], at: number): boolean =>
  lines.slice(Math.max(0, at - 2), at).every(({ role }) => role === "menu");
