import { BRAND_NAMES } from "./brands.data.ts";

const NAMES = new Map(BRAND_NAMES.split(", ").map((name) => [squeezed(name), name]));
const WRITTEN = new Set(BRAND_NAMES.split(", "));
const MOST_WORDS = 4;

/** The known maker whose name a text begins with, written as makers write it, and the rest; null when none. */
export function leadingBrand(text: string): { brand: string; rest: string } | null {
  const words = text.split(" ");
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const brand = words
      .slice(0, count)
      .join(" ")
      .replace(/[®™,:|–—\s-]+$/, "");
    const rest = words
      .slice(count)
      .join(" ")
      .replace(/^[-–—:|,]\s*/, "");
    if (isWritten(brand, count) && /\p{L}/u.test(rest)) return { brand, rest };
  }
  return null;
}

/** As its maker writes it, or in any case where the name is long enough to be no other word. */
function isWritten(brand: string, words: number): boolean {
  if (WRITTEN.has(brand)) return true;
  const distinct = words > 1 || (brand.length > 3 && brand === brand.toUpperCase());
  return distinct && NAMES.has(squeezed(brand));
}

/** The maker whose own shop a name is: "massimodutti" is Massimo Dutti's. */
export function ownShopBrand(name: string): string | null {
  return NAMES.get(squeezed(name)) ?? null;
}

function squeezed(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
