import { tokenize, type Token } from "./tokenize.ts";

/** A function that searches a text. If the caller has already tokenized the text, it can pass the tokens. */
export type WordSearch<Found> = (text: string, tokens?: readonly Token[]) => Found;

/** The number of texts to memoize: a product's name, its description and two more. */
const LATEST = 4;

/**
 * Memoizes a search, keeping its results for the most recent texts. A result is reused only for the same text with the
 * same token array. Callers must not modify a result.
 */
export function memoizeSearch<Found>(search: (text: string, tokens: readonly Token[]) => Found): WordSearch<Found> {
  const latest: { text: string; tokens: readonly Token[]; found: Found }[] = [];
  let next = 0;
  return (text, tokens = tokenize(text)) => {
    for (const one of latest) if (one.tokens === tokens && one.text === text) return one.found;
    const found = search(text, tokens);
    latest[next] = { text, tokens, found };
    next = (next + 1) % LATEST;
    return found;
  };
}
