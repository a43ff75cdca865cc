import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";

/** A country of origin that a text names, with its position. */
export interface NamedOrigin {
  country: string;
  quote: string;
  start: number;
}

/** The words for "made in" after a country's name, in scripts without spaces: "日本製", "中國製造", "중국제조". */
const BEHIND = /[製制](?:造|品)?|제조/y;
const SIGNS = ["製", "制造", "제조"];
/** The words for "made in" before a country's name: "ผลิตในประเทศไทย". */
const BEFORE = /(?:ผลิตใน|ผลิตที่)\s?([\p{L}\p{M}]{2,30})/gu;
const LONGEST_NAME = 8;
const MOST = 50;

/** Finds the countries of origin in text whose script has no spaces between words, such as "日本製". */
export function findUnspacedOrigins(text: string): NamedOrigin[] {
  const found = SIGNS.flatMap((sign) => madeBehind(text, sign));
  if (!text.includes("ผลิต")) return found;
  for (const { 0: quote, 1: name = "", index } of text.matchAll(BEFORE)) {
    const country = canonicalCountry(name);
    if (country !== null) found.push({ country, quote, start: index });
  }
  return found;
}

function madeBehind(text: string, sign: string): NamedOrigin[] {
  const found: NamedOrigin[] = [];
  let at = text.indexOf(sign);
  for (let tried = 0; at >= 0 && tried < MOST; tried += 1) {
    BEHIND.lastIndex = at;
    const end = at + (BEHIND.exec(text)?.[0].length ?? sign.length);
    // "日本製生地" is fabric from Japan.
    const named = /^\p{L}/u.test(text.slice(end, end + 1)) ? null : countryBefore(text, at);
    if (named !== null) found.push({ country: named.country, quote: text.slice(named.start, end), start: named.start });
    at = text.indexOf(sign, end);
  }
  return found;
}

/** The country with the longest name that ends there. */
function countryBefore(text: string, end: number): { country: string; start: number } | null {
  for (let start = Math.max(0, end - LONGEST_NAME); start < end - 1; start += 1) {
    const country = canonicalCountry(text.slice(start, end));
    if (country !== null) return { country, start };
  }
  return null;
}
