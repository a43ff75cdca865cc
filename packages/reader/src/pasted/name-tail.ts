import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import { isKindOnly, namesKind } from "./lone-lines.ts";
import { lowercase } from "./lowercase.ts";

/**
 * Where a product's name may end and its description begin: "…: cut on the bias", ", wool jumper with …", " from Vince
 * in fluid satin", " with a black cap toe", " full set 2022".
 */
const MAY_END =
  /(?<colon>:)\s(?=\p{Ll})|,\s(?=\p{Ll})(?!(?:pack|set|pairs?|and|und|et|y|e)(?:\s|$))|\s(?<by>by|from|von|par)\s(?=[\p{Lu}&])|\s(?:by|from|at)\s(?=(?<seller>\p{Ll}[^,.;:!?]*))|\swith\s(?=(?:an?|the|its)\s\p{Ll})|(?<=[\p{L}\p{N}])\s(?=(?:full set|box (?:and|&) papers)(?!\p{L}))/gu;
const LEAST_WORDS = 2;
/** "un bracelet d'acier, un cadran nacre": a part of the description. */
const BEGINS_SMALL = /^(?:an?|the|une?|le|la|les|des|ein|eine|der|die|das|un[oa]?|el|los|las|il|lo)\s\p{Ll}/u;

/** "Fleece Vest - Men's - Stonewash": the wearer, and perhaps the color, set off by dashes. */
const WEARER = /\s[-–—]\s(?:(?:wo)?men|girls|boys|kids|unisex)(?:['’]s)?(?:\s[-–—]\s[^-–—]{1,30})?[\s\-–—]*$/iu;

/** Removes the words at the end of a name that describe the product rather than name it. */
export function withoutDescription(whole: string): string {
  if (BEGINS_SMALL.test(whole)) return whole;
  const upToWearer = whole.replace(WEARER, "");
  const name = names(upToWearer) ? upToWearer : whole;
  for (const end of name.matchAll(MAY_END)) {
    const head = name.slice(0, end.index);
    const rest = name.slice(end.index + end[0].length);
    const { by, colon, seller } = end.groups ?? {};
    if (colon !== undefined && !endsInGoods(head)) return name;
    const isOver = seller === undefined ? goesOn(rest, by !== undefined) : makerByName(seller) !== null;
    if (names(head) && isOver) return head;
  }
  return name;
}

/** "Slip it onto either wrist: …" is no name. */
const endsInGoods = (head: string): boolean => findGarments(head).some(({ end }) => end === head.length);

const names = (head: string): boolean =>
  head.split(" ").length >= LEAST_WORDS && ((namesKind(head) && isWornOrCarried(head)) || findLine(head) !== undefined);

/** The names of other products are as long as their shops make them. */
function isWornOrCarried(name: string): boolean {
  const group = titleGarment(name)?.garment.group;
  return group === undefined || isFashion(group);
}

/**
 * Further pieces, as in "co-ord with blazer, trousers and top", don't end a name, and a maker at the very end may
 * belong to the name.
 */
function goesOn(rest: string, isBy: boolean): boolean {
  if (!isBy) return !isKindOnly(rest.split(/,|\s(?:and|und|et|y|e)\s/u, 1)[0] ?? "");
  const [maker] = findMakers(rest);
  return maker?.start === 0 ? maker.end < rest.length : /^(?:[\p{Lu}&][^\s,:]*\s?)+[,:]\s/u.test(rest);
}

const TOLD_BEHIND =
  /^(?:[,:]\s|\s(?:by|from|von|par|with)\s|\s[-–—]\s(?=(?:(?:wo)?men|girls|boys|kids|unisex)(?!\p{L})))[^.!?\n]{0,200}/iu;

/**
 * Returns the words on a line that follow the product's name and describe the product, including the punctuation or
 * word that introduces them, or "" if there are none.
 */
export function descriptionAfterName(line: string, name: string): string {
  const at = lowercase(line).indexOf(lowercase(name));
  return at < 0 ? "" : (TOLD_BEHIND.exec(line.slice(at + name.length))?.[0] ?? "");
}
