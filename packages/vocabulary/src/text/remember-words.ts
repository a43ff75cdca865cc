import { tokenize, type Token } from "./tokenize.ts";

/** A search of a text and its words. */
export type WordSearch<Found> = (text: string, tokens?: readonly Token[]) => Found;

/** A product's name, its description and two more. */
const LATEST = 4;

/**
 * Makes a search remember what it found in the texts that it searched last, as long as they come with the same words.
 * Callers must not change what it returns.
 */
export function rememberWords<Found>(search: (text: string, tokens: readonly Token[]) => Found): WordSearch<Found> {
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
