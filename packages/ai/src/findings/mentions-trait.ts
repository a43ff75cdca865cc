import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import type { ProductFacts } from "../facts/product-facts.ts";

/** Words too generic to identify a trait. They are ignored when a page's text is searched for one. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "open cups style shape form fit length size sleeves leg neck front frame case dial bracelet strap straps sole lenses bezel toe heel surface markers body leather closure top buckle motif fill line look print".split(
    " ",
  ),
);
const BRITISH: Readonly<Record<string, string>> = { gray: "grey" };
const WORD = /\p{L}{3,}/gu;
/** A double ring is no double G. Letters aren't among a page's words. */
const LETTER = /(?<!\p{L})\p{Lu}(?!\p{L})/u;

const LONG_STEM = 5;

/** "Asymmetrical" contains "asymmetric", "straps" contains "strap". */
function hasStem(words: ReadonlySet<string>, word: string): boolean {
  return words.has(`${word}s`) || (word.length >= LONG_STEM && [...words].some((other) => other.startsWith(word)));
}

/**
 * Returns true when a page mentions a trait that was not extracted as a fact, such as the laces of a snow boot or the
 * brim of a fedora. The missing fact then doesn't count as a difference.
 */
export function mentionsTrait({ otherWords }: ProductFacts, trait: string): boolean {
  const telling = (foldPhrase(trait).match(WORD) ?? []).filter(
    (word) => !GENERIC_WORDS.has(word) && word !== "without",
  );
  return (
    telling.length > 0 &&
    !LETTER.test(trait) &&
    telling.every((word) => otherWords.has(word) || otherWords.has(BRITISH[word] ?? word) || hasStem(otherWords, word))
  );
}
