import { languageOf } from "@dupewise/vocabulary/text/language";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";

/** "$ 32.990": an amount of thousands in a country that writes "$" for its own peso. */
const THOUSANDS = /\$\s?\d{1,3}(?:\.\d{3})+(?![\d.,])/;
const DOLLARS = /US\s?\$|\bUSD\b|u\$s|d[óo]lares|dollar/i;

/** Words of only one of these countries, each with its currency. */
const WORDS_OF: readonly (readonly [string, RegExp])[] = [
  ["UYU", /(?<!\p{L})(?:championes|uruguay)(?!\p{L})/iu],
  ["CLP", /(?<!\p{L})(?:poler(?:as?|[óo]n|ones)|chile)(?!\p{L})/iu],
  ["COP", /(?<!\p{L})(?:colombia|medell[íi]n|bogot[áa])(?!\p{L})/iu],
  [
    "ARS",
    /(?<!\p{L})(?:remeras?|camperas?|polleras?|ojotas?|borcegos?|bombachas?|corpiños?|chombas?|chatitas|botinetas?|soquetes?|buzos?|tapados?|cuotas sin interés|argentina)(?!\p{L})/iu,
  ],
];

/**
 * Returns a price in the local peso if that is what its "$" stands for, as next to an amount such as "$ 32.990" in a
 * Spanish text. Returns any other price unchanged, and null when the country, and so the peso, is unknown.
 */
export function inLocalPesos<Price extends { value: { currency: string | null }; quote: string }>(
  price: Price,
  text: string,
): Price | null {
  const isPeso = price.value.currency === "USD" && THOUSANDS.test(price.quote) && !DOLLARS.test(text);
  if (!isPeso || languageOf(tokenize(text)) !== "es") return price;
  const currency = WORDS_OF.find(([, words]) => words.test(text))?.[0];
  return currency === undefined ? null : { ...price, value: { ...price.value, currency } };
}
