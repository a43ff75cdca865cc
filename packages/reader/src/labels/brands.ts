import { findMakers, makerByName } from "@dupewise/vocabulary/makers/find-makers";

/** A title names the maker near its start. */
const BEGINNING = 80;

/**
 * Splits text that starts with a known maker into the maker, as spelled there, and the rest. Returns null when the text
 * starts with no known maker, or when nothing follows the maker.
 */
export function splitLeadingBrand(text: string): { brand: string; rest: string } | null {
  const [first] = findMakers(text.slice(0, BEGINNING));
  if (first === undefined || !/^\P{L}{0,2}$/u.test(text.slice(0, first.start))) return null;
  const rest = text
    .slice(first.end)
    .replace(/^['’]s\s/, " ")
    .replace(/^[®™,:|–—\s-]+/, "");
  return /^[\p{L}\p{N}(]/u.test(text.slice(first.end)) || !/\p{L}/u.test(rest) ? null : { brand: first.quote, rest };
}

/**
 * Returns the maker whose own shop has this name: Massimo Dutti for "massimodutti". Returns null for any other shop.
 */
export function makerByShopName(name: string): string | null {
  return makerByName(name)?.name ?? null;
}
