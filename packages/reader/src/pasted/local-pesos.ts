import { languageOf } from "@dupewise/vocabulary/text/language";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";

/** "$ 32.990": an amount of thousands in a country that writes "$" for its own peso. */
const THOUSANDS = /\$\s?\d{1,3}(?:\.\d{3})+(?![\d.,])/;
const DOLLARS = /US\s?\$|\bUSD\b|u\$s|d[óo]lares|dollar/i;

/** Words of only one of these countries, by its currency. */
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
 * Returns the peso that "$" stands for next to thousands in a Spanish text, null when the country is unknown, or
 * undefined when "$" means dollars.
 */
export function localPesos(quote: string, text: string): string | null | undefined {
  if (!THOUSANDS.test(quote) || DOLLARS.test(text) || languageOf(tokenize(text)) !== "es") return undefined;
  return WORDS_OF.find(([, words]) => words.test(text))?.[0] ?? null;
}
