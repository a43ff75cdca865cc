import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import { isColorOrMaterialLine, isKindOnly, namesKind } from "./lone-lines.ts";
import { lowercase } from "./lowercase.ts";

/**
 * Where a product's name may end and its description begin: "…: cut on the bias", ", wool jumper with …", " from Vince
 * in fluid satin", " with a black cap toe", " full set 2022".
 */
const MAY_END =
  /(?<colon>:)\s(?=\p{Ll})|,\s(?=\d{1,4}(?:[.,]\d)?\s?(?:mm|cm)(?:\s[^\s,]+)?(?:[,.;]|$)|(?:[^\s,]{1,20}\s){1,3}(?:movement|dial|strap|hardware|handles?|trim|lining|soles?|lenses|uhrwerk|armband|futter|sohle|doublure|semelle|suela|forro|fodera|suola)(?:[,.;]|$))|,\s(?=\p{Ll})(?!(?:pack|set|pairs?|and|und|et|y|e)(?:\s|$))|\s(?<by>by|from|von|par)\s(?=[\p{Lu}&])|\s(?:by|from|at)\s(?=(?<seller>\p{Ll}[^,.;:!?]*))|\swith\s(?=(?:an?|the|its)\s\p{Ll})|(?<=[\p{L}\p{N}])\s(?=(?:full set|box (?:and|&) papers)(?!\p{L}))/gu;
const LEAST_WORDS = 2;
/** "un bracelet d'acier, un cadran nacre": a part of the description. */
const BEGINS_SMALL = /^(?:an?|the|une?|le|la|les|des|ein|eine|der|die|das|un[oa]?|el|los|las|il|lo)\s\p{Ll}/u;

/** "Fleece Vest - Men's - Stonewash": the wearer, and perhaps the color, set off by dashes. */
const WEARER =
  /\s[-–—]\s(?:(?:wo)?men|girls|boys|kids|unisex)(?:['’]s)?(?:\s(?:road |trail )?(?:running|training|hiking|walking)(?: shoes?)?)?(?:\s[-–—]\s[^-–—]{1,30})?[\s\-–—]*$/iu;
/** "Fanny Pack - Black", "Trench Coat, Honey", "Hobo Handbag (Ice)": the color or material, set off from the name. */
const SET_OFF = /(?:\s[-–—|]\s|,\s|\s\()(?=(?<shade>[^-–—|,()]{2,30})\)?$)/u;

/** Removes the words at the end of a name that describe the product rather than name it. */
export function withoutDescription(whole: string): string {
  if (BEGINS_SMALL.test(whole)) return whole;
  const upToWearer = whole.replace(WEARER, "");
  const name = withoutShade((names(upToWearer) ? upToWearer : whole).replace(/\s[-–—|]\s*$/u, ""));
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

function withoutShade(name: string): string {
  // "120 mm pumps - Patent calf leather - Black" is a row of facts.
  const found = name.split(/\s[-–—|]\s/u).length > 2 ? null : SET_OFF.exec(name);
  const head = name.slice(0, found?.index);
  const shade = found?.groups?.["shade"] ?? "";
  // "TNF Black" also says who makes it.
  return isColorOrMaterialLine(shade, false) && findMakers(shade).length === 0 && names(head) ? head : name;
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
 * More pieces, as in "co-ord with blazer, trousers and top", don't end a name, and a maker at the very end may
 * belong to the name.
 */
function goesOn(rest: string, isBy: boolean): boolean {
  if (!isBy) return !isKindOnly(rest.split(/,|\s(?:and|und|et|y|e)\s/u, 1)[0] ?? "");
  const [maker] = findMakers(rest);
  return maker?.start === 0 ? maker.end < rest.length : /^(?:[\p{Lu}&][^\s,:]*\s?)+[,:]\s/u.test(rest);
}

const TOLD_BEHIND =
  /^(?:[,:]\s|\s(?:by|from|von|par|with)\s|\s[-–—]\s(?=(?:(?:wo)?men|girls|boys|kids|unisex)(?!\p{L})))[^.!?\n]{0,200}/iu;
const SHADE_BEHIND = /^(?:\s[-–—|]\s|\s\()([^-–—|,()\p{Sc}]{2,40})[^.!?\n]{0,160}/u;

/**
 * Returns the words on a line that follow the product's name and describe the product, including the punctuation or
 * word that introduces them, or "" if there are none.
 */
export function descriptionAfterName(line: string, name: string): string {
  const at = lowercase(line).indexOf(lowercase(name));
  if (at < 0) return "";
  const rest = line.slice(at + name.length);
  const [behind = "", shade = ""] = SHADE_BEHIND.exec(rest) ?? [];
  return isColorOrMaterialLine(shade.trim(), false) ? behind : (TOLD_BEHIND.exec(rest)?.[0] ?? "");
}
