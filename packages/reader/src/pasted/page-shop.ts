import { findMakers, findShops, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { cleanBrand } from "../fields/brand.ts";
import { lineRole } from "./line-role.ts";
import { type ClassifiedLine, LONG_TEXT_LINES } from "./part-text.ts";
import { firstResult } from "./first-result.ts";

interface Page {
  lines: readonly ClassifiedLine[];
}

const OFTEN = 3;
/** The number of lines at the top of a page among which it names its shop. */
const HEAD = 12;
/** The number of lines at the beginning and the end of a page among which it names its shop. */
const ENDS = 60;

const shopTalk = (lines: readonly ClassifiedLine[]): string =>
  [...lines.slice(0, ENDS), ...lines.slice(Math.max(ENDS, lines.length - ENDS))]
    .map(({ text }) => text.slice(0, 100))
    .join("\n");

/**
 * Returns the maker that a page names most often among those with shops of their own, with the words quoted from the
 * page. Returns null for a short text, and if the page names none, or none clearly enough.
 */
export function makerWithOwnShops({ lines }: Page): { value: string; quote: string } | null {
  if (lines.length < LONG_TEXT_LINES) return null;
  const signs = new Set(lines.slice(0, HEAD).flatMap(({ text, plain }) => (isNoMenuEntry(text, plain) ? text : [])));
  const counts = new Map<string, { value: string; atEnds: number; isPlain: boolean }>();
  for (const { quote, maker, isPlain } of findMakers(shopTalk(lines)))
    if (maker.isShop && (!isPlain || signs.has(quote)))
      counts.set(maker.name, { value: quote, atEnds: (counts.get(maker.name)?.atEnds ?? 0) + 1, isPlain });
  const [most] = [...counts.values()].sort((one, other) => other.atEnds - one.atEnds);
  if (most === undefined) return null;
  const { value, atEnds, isPlain } = most;
  // Its name in the head, "Massimo Dutti", if the page names no other; only this counts for a word such as "MANGO".
  const isSign = counts.size === 1 && signs.has(value);
  if (isPlain && !isSign) return null;
  const isNamed = isSign || atEnds > 1 || lines.filter(({ text }) => text.startsWith(value)).length >= OFTEN;
  return isNamed ? { value, quote: value } : null;
}

const isNoMenuEntry = (text: string, plain: string): boolean => lineRole(text, plain, () => false) === "words";

const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?[\s,|]*(\p{Lu}[\p{L}\p{N}'’& ]{1,30}?)(?=\.|,|$| \d{4}| all rights| alle rechte| tous droits| todos (?:los|os)| tutti i diritti| alla rättigheter| alle rettigheder| wszelkie prawa| všechna práva| minden jog| toate drepturile| все права| powered| inc| ltd| gmbh| llc| s\.| spa)/iu;

const FIRM_WORDS =
  /(?: (?:retail|group|online|international|ip|holdings?|europe|usa|us|uk|north america|deutschland|france|italia|españa|fashion|brands?|trading|apparel|clothing|company|co|stores?|worldwide|global|digital|corp(?:oration)?))+$/i;
/** A shop that writes about itself sells its own products. */
const ABOUT = /^(?:about|über|à propos de|chi è|sobre|la maison|la marque|the story of|discover)(?!\p{L})/u;

const holderOf = (text: string): string | null => cleanBrand((COPYRIGHT.exec(text)?.[1] ?? "").replace(FIRM_WORDS, ""));

/** Returns the maker named in a page's copyright line, along with that line, or null. */
export function copyrightHolder({ lines }: Page): { value: string; quote: string } | null {
  return firstResult(lines.slice(-30), ({ text }) => {
    const value = holderOf(text);
    const isAbout = ({ plain }: ClassifiedLine): boolean =>
      ABOUT.test(plain) && plain.endsWith(` ${value?.toLowerCase() ?? ""}`);
    const isOwn =
      value !== null && (makerByName(value) !== null || /powered by/i.test(text) || lines.slice(-ENDS).some(isAbout));
    return value === null || !isOwn || findShops(value).length > 0 ? null : { value, quote: text };
  });
}

/**
 * Returns the shop named in a page's copyright line, along with that line, if the top of the page also names the shop
 * and the page names no maker. Such a shop sells its own products. Returns null for any other page, and for a
 * short text.
 */
export function findOwnBrandShop({ lines }: Page): { value: string; quote: string } | null {
  if (lines.length < LONG_TEXT_LINES) return null;
  return firstResult(lines.slice(-30), ({ text }) => {
    const value = holderOf(text);
    if (value === null || findShops(value).length > 0) return null;
    const [first = ""] = value.toLowerCase().split(" ", 1);
    const isInHead = lines.slice(0, HEAD).some(({ plain }) => plain.split(" ", 1)[0] === first);
    const isAlone = isInHead && findMakers(lines.map((line) => line.text).join("\n")).every(({ isPlain }) => isPlain);
    return isAlone ? { value, quote: text } : null;
  });
}
