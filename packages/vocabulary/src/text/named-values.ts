import { isNegated } from "./negation.ts";
import { createPhraseMatcher, type Span, spanOf } from "./phrase-matcher.ts";
import { memoizeSearch, type WordSearch } from "./memoize-search.ts";

/** A value of a vocabulary named in a text. */
export interface NamedMatch extends Span {
  name: string;
  /**
   * Whether the words only hint at it: "cuffed" of a tapered leg. Counts for the score, but is never reported as
   * stated.
   */
  isHint?: true;
}

/** A phrase in a vocabulary's table. A leading "~" marks one that only hints at its meaning. */
export interface ListedPhrase {
  phrase: string;
  isHint: boolean;
}

/**
 * Creates a function that finds each entry whose name or other spelling occurs in a text, skipping negated ones
 * ("without pockets").
 * @param lookalikes phrases that contain a spelling but mean something else
 * @param between words that may interrupt a spelling, at most two
 */
export function createNameFinder(
  entries: readonly { name: string; words?: string }[],
  lookalikes = "",
  between?: ReadonlySet<string>,
): WordSearch<readonly NamedMatch[]> {
  const match = createPhraseMatcher<{ name: string; isHint: boolean } | null>(
    [
      ...splitPhrases(lookalikes).map(({ phrase }) => [phrase, null] as const),
      ...entries.flatMap(({ name, words }) =>
        [{ phrase: name, isHint: false }, ...splitPhrases(words)].map(
          ({ phrase, isHint }) => [phrase, { name, isHint }] as const,
        ),
      ),
    ],
    between,
  );
  return memoizeSearch((text, tokens) => {
    const found: NamedMatch[] = [];
    for (const one of match(text, tokens)) {
      const { meaning, from } = one;
      if (meaning !== null && !isNegated(text, tokens, from))
        found.push({ ...spanOf(one), name: meaning.name, ...(meaning.isHint && { isHint: true }) });
    }
    return found;
  });
}

/** Splits a comma-separated list from a vocabulary table into phrases. A leading "~" marks a phrase as a mere hint. */
export function splitPhrases(words = ""): ListedPhrase[] {
  return words === ""
    ? []
    : words.split(",").map((entry) => {
        const phrase = entry.trim();
        return phrase.startsWith("~") ? { phrase: phrase.slice(1), isHint: true } : { phrase, isHint: false };
      });
}
