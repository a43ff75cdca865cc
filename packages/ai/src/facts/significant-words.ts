import type { Token } from "@dupewise/vocabulary/text/tokenize";

const MAX_WORDS = 400;
const STOP_WORDS = new Set(
  "a an and the of for with in on to by from is are was be it its this that these those you your our we has have had at as or not no all any more most very can will up off out into than then so such only own same too just men women mens womens".split(
    " ",
  ),
);

/** A "waxed look" isn't waxed. */
const LOOKS = new Set(["look", "effect"]);

/**
 * Returns the significant words of the text: those that are long enough and aren't stop words. Leaves out words that
 * say only what a product looks like, as in "leather look", and ignores the rest of a very long text.
 */
export function significantWords(tokens: readonly Token[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [at, { form }] of tokens.entries()) {
    if (words.size >= MAX_WORDS) break;
    if (LOOKS.has(tokens[at + 1]?.form ?? "")) continue;
    if ((form.length > 2 || isWordOfOne(form)) && !STOP_WORDS.has(form)) words.add(form);
  }
  return words;
}

/** Whether a character is Chinese, Japanese or Korean; each of those is a separate token. */
function isWordOfOne(form: string): boolean {
  return form > "\u2e80";
}
