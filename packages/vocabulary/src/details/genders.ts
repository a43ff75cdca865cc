import { GENDER_WORDS, NON_GENDER_PHRASES } from "./genders.data.ts";
import { createNameFinder } from "../text/named-values.ts";
import type { Token } from "../text/tokenize.ts";

export type Gender = "men" | "women" | "boys" | "girls" | "unisex";

const findWords = createNameFinder(
  Object.entries(GENDER_WORDS).map(([name, words]) => ({ name, words })),
  NON_GENDER_PHRASES,
);

/**
 * Finds the intended wearer that a title states: the gender, whether the wearer is a child, and the quoted words.
 * Returns null when the title states none.
 */
export function findGender(
  text: string,
  tokens?: readonly Token[],
): { gender: Gender; child: boolean; quote: string } | null {
  const quotes = new Map<string, string>();
  for (const { name, quote } of findWords(text, tokens)) if (!quotes.has(name)) quotes.set(name, quote);
  const quoteOf = (name: keyof typeof GENDER_WORDS) => quotes.get(name);
  const [men, women, boys, girls, unisex] = (["men", "women", "boys", "girls", "unisex"] as const).map(quoteOf);
  // "Junior" and "baby" also name sizes and styles for adults: they count only when no adult is named.
  const children =
    quoteOf("children") ?? (men === undefined && women === undefined ? quoteOf("youngsters") : undefined);
  const child = children !== undefined;

  if (unisex !== undefined) return { gender: "unisex", child, quote: unisex };
  if (boys !== undefined && girls !== undefined) return { gender: "unisex", child: true, quote: boys };
  if (men !== undefined && women !== undefined) return { gender: "unisex", child, quote: men };
  if (women !== undefined) return { gender: child ? "girls" : "women", child, quote: women };
  if (boys !== undefined) return { gender: "boys", child: true, quote: boys };
  if (girls !== undefined) return { gender: "girls", child: true, quote: girls };
  if (men !== undefined) return { gender: child ? "boys" : "men", child, quote: men };
  return children === undefined ? null : { gender: "unisex", child, quote: children };
}
