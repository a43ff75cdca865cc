import { isDenied } from "./negation.ts";
import { createPhraseMatcher, type PhraseMatch } from "./phrase-matcher.ts";
import { tokenize, type Token } from "./tokenize.ts";

/** A value of a vocabulary named in a text. */
export interface NamedMatch extends Omit<PhraseMatch<unknown>, "meaning"> {
  name: string;
}

/**
 * Creates a finder for canonical names with their spellings, given phrases that only resemble one. Skips negated names
 * ("without pockets").
 */
export function createNameFinder(
  entries: readonly { name: string; words?: string }[],
  lookalikes = "",
): (text: string, tokens?: readonly Token[]) => NamedMatch[] {
  const match = createPhraseMatcher<string | null>([
    ...listed(lookalikes).map((phrase) => [phrase, null] as const),
    ...entries.flatMap(({ name, words }) => [name, ...listed(words)].map((phrase) => [phrase, name] as const)),
  ]);
  return (text, tokens = tokenize(text)) => {
    const found: NamedMatch[] = [];
    for (const { meaning, ...span } of match(text, tokens))
      if (meaning !== null && !isDenied(text, tokens, span.from)) found.push({ ...span, name: meaning });
    return found;
  };
}

function listed(words: string | undefined): string[] {
  return words === undefined || words === "" ? [] : words.split(",").map((phrase) => phrase.trim());
}
