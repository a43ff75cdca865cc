import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { findGarments, type GarmentMatch, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { isKindOnly, namesKind } from "./lone-lines.ts";
import { lowercase } from "./lowercase.ts";

/** What sellers add to a name: the size of their piece, "Gr. 40", "pointure 38", "W29 L32", "mens medium", "XS/S". */
const SIZE = new RegExp(
  `[,(]?\\s\\(?(?:${[
    "(?:(?:in )?(?:us|uk|eu|it|fr) )?(?:size|sz\\.?|größe|gr\\.?|taille|pointure|talla|taglia|tg\\.?|maat|t\\.)(?:[:\\s]\\s?|(?=\\d))(?:(?:us|uk|eu|it|fr)\\s?)?(?:\\d{1,3}(?:[.,/]\\d{1,2})?|(?:\\d|x{0,3})[sml](?:/[sml])?|xx?[sl]|one size|unique|única|unica)",
    "(?:uk|us|eu)\\s?\\d{1,2}(?:[.,]5)?",
    "w\\s?\\d{2}[\\s/]{0,3}(?:l\\s?\\d{2})?",
    "(?:2[4-9]|3\\d|4[0-4])\\s?[x×]\\s?(?:2[6-9]|3[0-8])",
    "(?:wo)?men['’]?s (?:\\d{1,2}(?:\\.5)?|x{0,3}[sml]|xx?s|(?:x-)?small|medium|(?:x-)?large)",
    "(?:x{0,2}s|[sml])\\/(?:[sml]|x{1,3}l)",
  ].join("|")})(?![\\p{L}\\p{N}/.%"”]|\\s?(?:mm|cm|in|inch|weight)(?!\\p{L}))`,
  "gu",
);
/** "Robe Zara M": a letter at the very end, which in a bag's or a watch's name is part of it. */
const LETTER = /\s(?:XXS|XS|S|M|L|XL|XXL)$/u;
const SIZED = new Set(["tops", "bottoms", "dresses", "outerwear", "innerwear", "swimwear"]);
const garmentsIn = (name: string): GarmentMatch[] => {
  const tokens = tokenize(name);
  return findGarments(name, detectTitleLanguage(name, tokens), tokens);
};

/**
 * Removes the size that a seller appends to a name, along with everything after it, unless a kind of product follows.
 */
export function stripSellerSize(name: string): string {
  for (const { 0: size, index } of lowercase(name).matchAll(SIZE)) {
    const [head, rest] = [name.slice(0, index), name.slice(index + size.length)];
    const isNamed = namesKind(head) || findMakers(head).some(({ end }) => end < head.length);
    if (isNamed && (!namesKind(rest) || isNamedAgain(head, rest))) return head;
  }
  const letter = LETTER.exec(name);
  const isSized = letter !== null && garmentsIn(name).some(({ garment }) => SIZED.has(garment.group));
  return isSized ? name.slice(0, letter.index) : name;
}

/**
 * The minimum number of words of a keyword-stuffed title. With fewer words, or fewer parts separated by punctuation, a
 * title is a single name.
 */
const LEAST_WORDS = 10;
const LEAST_WORDS_IN_A_ROW = 16;
const LEAST_CELLS = 3;
const LONG_CELL = 5;
const LEAST_LEFT = 2;
const CELLS = /(?:,|;|\s[-–—|])\s/u;
/** What introduces a part, "bag with pouch", or a purpose; "for women" does neither. */
const LEADS_ON = /\s(?:with|w\/|in|and|&|for(?!\s(?:wo)?men))\s/iu;
const MAKER_AND_WEARER =
  /^(?:[\p{L}\p{N}'’-]+\s){0,2}(?:(?:[Ww]o)?[Mm][ae]n(?:['’]?s)?|[Ll]adies|[Gg]irls|[Bb]oys|[Kk]ids|[Uu]nisex)(?!\p{L})|^\p{Lu}{3,}\s/u;
const PROSE = /(?<!\p{L})(?:the|an?|that|to|it|is|der|die|das|le|la|les|une?|il|el)(?!\p{L})/u;

/**
 * Removes the extra product names that stuff a marketplace title: "Women's Platform Clogs Mules Cork Footbed Comfort
 * Slides Suede Slippers …" becomes "Women's Platform Clogs Mules".
 */
export function withoutKeywordStuffing(name: string): string {
  const words = name.split(" ").length;
  if (words < LEAST_WORDS || PROSE.test(name.toLowerCase())) return name;
  const [head = "", further = "", ...more] = name.split(CELLS);
  const isLong = more.length + 2 >= LEAST_CELLS || further.split(" ").length >= LONG_CELL;
  if (isLong && saysEnough(head) && isNamedAgain(head, further)) return withoutKeywordStuffing(head);
  return further !== "" || words < LEAST_WORDS_IN_A_ROW ? name : upToSecondName(name);
}

/** "Belt for Men Women" and "Dellytop Womens Tops" say less than what follows them. */
function saysEnough(head: string): boolean {
  if (/ for /iu.test(head)) return false;
  const goods = findGarments(head);
  const rest = goods.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), head);
  return (
    head.split(" ").length > LEAST_LEFT && goods.length > 0 && /\p{L}{3}/u.test(rest.replace(MAKER_AND_WEARER, ""))
  );
}

const isNamedAgain = (head: string, further: string): boolean => {
  const group = findGarments(head).at(-1)?.garment.group;
  // The names of other products are as long as their shops make them.
  if (group === undefined || !isFashion(group)) return false;
  return !isKindOnly(further) && findGarments(further).some(({ garment }) => garment.group === group);
};

function upToSecondName(name: string): string {
  // "Fuzzy Fleece Lapel Long Cardigan Coat": fleece is what the coat is made of.
  const goods = findGarments(name).filter(({ start, end }) => findFabrics(name.slice(start, end)).length === 0);
  const run = firstRun(goods);
  const last = run.at(-1);
  if (last === undefined) return name;
  const head = name.slice(0, last.end);
  const isAgain = goods.slice(run.length).some(({ garment, start }) => {
    return garment.group === last.garment.group && !LEADS_ON.test(name.slice(head.length, start));
  });
  return isAgain && saysEnough(head) ? head : name;
}

/** The first names for the product, with no other word between them: "Crossbody Messenger Bag". */
function firstRun(goods: readonly GarmentMatch[]): readonly GarmentMatch[] {
  const end = goods.findIndex(({ to }, at) => goods[at + 1]?.from !== to);
  return goods.slice(0, end + 1);
}
