import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { makerNamed } from "@dupewise/vocabulary/makers/makers";
import { editsBetween } from "@dupewise/vocabulary/text/edit-distance";
import { COMPANY_WORDS } from "./maker.data.ts";

/** Names this short differ by a vowel alone: Zara, Zero. */
const SHORT = 5;
const MOST_WORDS = 4;

/**
 * What makers are looked up by: without case, accents, signs, doubled letters and, in longer names, vowels. Two
 * spellings of one name mostly have the same key; whether two names are one maker, `isSameMaker` tells.
 */
export function makerKey(name: string): string {
  const squeezed = squeeze(name);
  const single = squeezed.replaceAll(/(.)\1+/gu, "$1");
  return single.length <= SHORT ? single : single.slice(0, 1) + single.slice(1).replaceAll(/[aeiouy]/g, "");
}

/** One maker, also with a slip of the keyboard in a longer name. */
export function isSameMaker(a: string, b: string): boolean {
  const [one, other] = [squeeze(a), squeeze(b)];
  if (one === "" || one === other) return one !== "";
  const length = Math.min(one.length, other.length);
  const slips = length > 2 * SHORT ? 2 : 1;
  return length > SHORT && editsBetween(one, other, slips) <= slips;
}

/** The keys a page's maker may be known by: what its brand is or begins with, and what its title begins with. */
export function makerKeysOf({ brand, title }: { brand: string | null; title: string | null }): string[] {
  const keys = [...(brand === null ? [] : [brand]), ...beginnings(brand), ...beginnings(title)].map(makerKey);
  return [...new Set(keys)].filter((key) => key !== "");
}

function beginnings(text: string | null): string[] {
  const words = (text ?? "").split(/\s+/).filter((word) => word !== "");
  return words.slice(0, MOST_WORDS).map((_word, last) => words.slice(0, last + 1).join(" "));
}

/**
 * Returns whether a page is by a maker: its brand says so, perhaps with a line of the maker's after it ("adidas
 * Originals"), or, where it names none, its title begins with the name.
 */
export function isBy(maker: string, { brand, title }: { brand: string | null; title: string | null }): boolean {
  const count = maker.trim().split(/\s+/).length;
  const leads = (text: string) => isSameMaker(text.trim().split(/\s+/).slice(0, count).join(" "), maker);
  if (brand !== null && (isSameMaker(brand, maker) || leads(brand))) return true;
  return leads(title ?? "") && (brand === null || squeeze(brand).includes(squeeze(maker)));
}

function squeeze(name: string): string {
  const known = makerNamed(name) ?? makerNamed(squeezed(name));
  return squeezed(known?.name ?? name);
}

function squeezed(name: string): string {
  const words = tokenize(name.replaceAll(/['’]/g, "")).map(({ form }) => form);
  const telling = words.filter((word) => !COMPANY_WORDS.has(word));
  return (telling.length > 0 ? telling : words).join("");
}
