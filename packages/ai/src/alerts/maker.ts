import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { editDistance } from "@dupewise/vocabulary/text/edit-distance";
import { COMPANY_WORDS } from "./maker.data.ts";

/** Names this short differ only by a vowel: Zara, Zero. */
const SHORT = 5;
const MOST_WORDS = 4;

/**
 * Returns a maker's lookup key: lowercase, without accents, punctuation, doubled letters and, in longer names, vowels.
 * Most spellings of a name share a key; `isSameMaker` makes the final decision.
 */
export function makerKey(name: string): string {
  const squeezed = squeeze(name);
  const single = squeezed.replaceAll(/(.)\1+/gu, "$1");
  return single.length <= SHORT ? single : single.slice(0, 1) + single.slice(1).replaceAll(/[aeiouy]/g, "");
}

/**
 * Returns true when two names belong to the same maker, allowing one typo in a longer name and two in a very long one.
 */
export function isSameMaker(a: string, b: string): boolean {
  const [one, other] = [squeeze(a), squeeze(b)];
  if (one === "" || one === other) return one !== "";
  const length = Math.min(one.length, other.length);
  const slips = length > 2 * SHORT ? 2 : 1;
  return length > SHORT && editDistance(one, other, slips) <= slips;
}

/**
 * Returns the lookup keys of the makers that a page may name: its brand, the first words of the brand, and the first
 * words of the title.
 */
export function makerKeysOfPage({ brand, title }: { brand: string | null; title: string | null }): string[] {
  const keys = [...(brand === null ? [] : [brand]), ...listBeginnings(brand), ...listBeginnings(title)].map(makerKey);
  return [...new Set(keys)].filter((key) => key !== "");
}

function listBeginnings(text: string | null): string[] {
  const words = (text ?? "").split(/\s+/).filter((word) => word !== "");
  return words.slice(0, MOST_WORDS).map((_word, last) => words.slice(0, last + 1).join(" "));
}

/**
 * Returns true when the product on a page is made by `maker`: its brand is the maker's name, optionally followed by a
 * product line ("adidas Originals"), or its title starts with the maker's name and its brand, if any, contains that
 * name.
 */
export function isMadeBy(maker: string, { brand, title }: { brand: string | null; title: string | null }): boolean {
  const count = maker.trim().split(/\s+/).length;
  const leads = (text: string) => isSameMaker(text.trim().split(/\s+/).slice(0, count).join(" "), maker);
  if (brand !== null && (isSameMaker(brand, maker) || leads(brand))) return true;
  return leads(title ?? "") && (brand === null || squeeze(brand).includes(squeeze(maker)));
}

function squeeze(name: string): string {
  const known = makerByName(name) ?? makerByName(squeezed(name));
  return squeezed(known?.name ?? name);
}

function squeezed(name: string): string {
  const words = tokenize(name.replaceAll(/['’]/g, "")).map(({ form }) => form);
  const telling = words.filter((word) => !COMPANY_WORDS.has(word));
  return (telling.length > 0 ? telling : words).join("");
}
