import { GENDER_WORDS, NOT_GENDERS } from "./genders.data.ts";
import { createNameFinder } from "./named-values.ts";
import type { Token } from "./tokenize.ts";

export type Gender = "men" | "women" | "boys" | "girls" | "unisex";

const findWords = createNameFinder(
  Object.entries(GENDER_WORDS).map(([name, words]) => ({ name, words })),
  NOT_GENDERS,
);

/** Who a title says the goods are for, with the words that say it; null when it does not. */
export function findGender(
  text: string,
  tokens?: readonly Token[],
): { gender: Gender; child: boolean; quote: string } | null {
  const found = findWords(text, tokens);
  const quoteOf = (name: string) => found.find((match) => match.name === name)?.quote;
  const child = quoteOf("children");
  const boys = quoteOf("boys");
  const girls = quoteOf("girls");
  const men = quoteOf("men");
  const women = quoteOf("women");
  const unisex = quoteOf("unisex");
  if (unisex !== undefined) return { gender: "unisex", child: child !== undefined, quote: unisex };
  if (boys !== undefined && girls !== undefined) return { gender: "unisex", child: true, quote: boys };
  if (men !== undefined && women !== undefined) return { gender: "unisex", child: child !== undefined, quote: men };
  if (women !== undefined)
    return { gender: child === undefined ? "women" : "girls", child: child !== undefined, quote: women };
  if (boys !== undefined) return { gender: "boys", child: true, quote: boys };
  if (girls !== undefined) return { gender: "girls", child: true, quote: girls };
  if (men !== undefined)
    return { gender: child === undefined ? "men" : "boys", child: child !== undefined, quote: men };
  return child === undefined ? null : { gender: "unisex", child: true, quote: child };
}
