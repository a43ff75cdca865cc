import { editDistance } from "../text/edit-distance.ts";
import { isFashion } from "./families.data.ts";
import { ENGLISH_GARMENT_WORDS, findLookalikes, type GarmentMatch } from "./garments.ts";
import type { Token } from "../text/tokenize.ts";

/** The minimum length of a misspelled word. Shorter words are too similar to others: "boot" and "book". */
const SHORTEST = 6;
/** Correctly spelled words that are one letter away from a product noun. */
const WRITTEN_RIGHT = new Set(
  "stacking stocking single things tracker tricks slicer drives sticking seater spanner slacker jeweller slippery banana divers barrett".split(
    " ",
  ),
);

/** The words grouped by their first letters, which are seldom wrong. */
const LONG_WORDS = Map.groupBy(
  [...ENGLISH_GARMENT_WORDS].filter(([word, { group }]) => word.length >= SHORTEST && isFashion(group)),
  ([word]) => word[0],
);

const withoutVowels = (word: string): string => word.replace(/[aeiouy]/g, "");
const inOrder = (word: string): string => word.split("").toSorted().join("");

/**
 * Whether one word is how people mistype the other. Real words differ in a consonant or in their last letter instead:
 * "fringe" and "fridge", "plated" and "plates".
 */
function isSlip(one: string, other: string): boolean {
  if (editDistance(one, other, 1) !== 1) return false;
  if (one.length !== other.length) return true;
  const isSwapped = withoutVowels(one) === withoutVowels(other) || inOrder(one) === inOrder(other);
  return isSwapped && one.at(-1) === other.at(-1);
}

/**
 * Finds a garment whose English name differs by one letter from a word of six letters or more in the text, such as
 * "jeggning". Returns undefined if the text names a garment correctly or consists of a single word.
 */
export function findMisspelledGarment(text: string, tokens: readonly Token[]): GarmentMatch | undefined {
  // A single word is a name: "Camellia", "Panama".
  if (tokens.length < 2) return undefined;
  for (const [from, { form, start, end }] of tokens.entries()) {
    if (form.length < SHORTEST || WRITTEN_RIGHT.has(form)) continue;
    for (const [word, garment] of LONG_WORDS.get(form[0]) ?? []) {
      if (isSlip(form, word) && !findLookalikes(text, tokens).has(from)) {
        return { garment, quote: text.slice(start, end), start, end, from, to: from + 1 };
      }
    }
  }
  return undefined;
}
