import { languageOf } from "./language.ts";
import { isNegated } from "./negation.ts";
import { createPhraseMatcher, type Span, spanOf } from "./phrase-matcher.ts";
import { memoizeSearch, type WordSearch } from "./memoize-search.ts";

/** A value of a vocabulary, found in text. */
export interface NamedMatch extends Span {
  name: string;
  /**
   * Whether the words only hint at it, as "cuffed" hints at a tapered leg. Counts toward the score, but is never
   * reported as stated.
   */
  isHint?: true;
}

/** A phrase from a vocabulary table. A leading "~" in the table marks one that only hints at its meaning. */
export interface ListedPhrase {
  phrase: string;
  isHint: boolean;
  /** The language in which it means something else: "fr" for a leading "!fr ". */
  notIn?: string;
}

/**
 * Creates a function that finds, in order, each occurrence of an entry's name or another of its spellings in a text.
 * Skips negated ones ("without pockets") and spellings that mean something else in the text's language.
 * @param lookalikes phrases, comma-separated, that contain a spelling but mean something else
 * @param between words that may interrupt a spelling, at most two
 */
export function createNameFinder(
  entries: readonly { name: string; words?: string }[],
  lookalikes = "",
  between?: ReadonlySet<string>,
): WordSearch<readonly NamedMatch[]> {
  const match = createPhraseMatcher<(Omit<ListedPhrase, "phrase"> & { name: string }) | null>(
    [
      ...splitPhrases(lookalikes).map(({ phrase }) => [phrase, null] as const),
      ...entries.flatMap(({ name, words }) =>
        [{ phrase: name, isHint: false }, ...splitPhrases(words)].map(
          ({ phrase, ...rest }) => [phrase, { name, ...rest }] as const,
        ),
      ),
    ],
    between,
  );
  return memoizeSearch((text, tokens) => {
    const found: NamedMatch[] = [];
    for (const one of match(text, tokens)) {
      const { meaning } = one;
      if (meaning === null || isNegated(text, tokens, one)) continue;
      if (meaning.notIn === undefined || meaning.notIn !== languageOf(tokens))
        found.push({ ...spanOf(one), name: meaning.name, ...(meaning.isHint && { isHint: true }) });
    }
    return found;
  });
}

const NOT_IN = /^!([a-z]{2}) /;

/**
 * Splits a comma-separated list from a vocabulary table into phrases, and parses their prefixes: "~" marks a hint, and
 * "!fr" before a space a phrase that means something else in French.
 */
export function splitPhrases(words = ""): ListedPhrase[] {
  return words === ""
    ? []
    : words.split(",").map((entry) => {
        const phrase = entry.trim();
        const [mark, notIn] = NOT_IN.exec(phrase) ?? [];
        if (mark !== undefined && notIn !== undefined)
          return { phrase: phrase.slice(mark.length), isHint: false, notIn };
        return phrase.startsWith("~") ? { phrase: phrase.slice(1), isHint: true } : { phrase, isHint: false };
      });
}
