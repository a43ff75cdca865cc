import { editDistance } from "../text/edit-distance.ts";
import { ENGLISH_GARMENT_WORDS, findLookalikes, type GarmentMatch } from "./garments.ts";
import type { Token } from "../text/tokenize.ts";

/** The minimum length of a misspelled word. Shorter words are too similar to others: "boot" and "book". */
const SHORTEST = 6;
/** Correctly spelled words that are one letter away from a product noun. */
const WRITTEN_RIGHT = new Set(
  "sports stacking stocking skirted booted bottle bottled button pocket jacked jockey coated belted beaded dressy dressed shirred loafer slipped sweated blazed blazes topper trousseau wallets walled ringed corsets clutched sandalwood rompers legging joggers jogged pleats pants panama status single loader loaders thrown charges charged places certain strong trailers traces things tracker printing states compat locked locker plaster shares pointing parties tricks slices slicer shaped trimmed bronze drives stacks charts changer charter cleaner organize braced jumped tumble stacking framed sticking seater spanner platter stopper rocket slacker jeweller slippery planes spades shaved blended protector banana globes cardio planted kindly divers birkin cardin barrett carlos".split(
    " ",
  ),
);

/** The words grouped by their first letters, which are seldom wrong. */
const LONG_WORDS = Map.groupBy(
  [...ENGLISH_GARMENT_WORDS].filter(([word]) => word.length >= SHORTEST),
  ([word]) => word[0],
);

/**
 * Finds a garment whose English name differs by one letter from a word in the text, such as "jeggning". Returns
 * undefined if the text names a garment correctly or consists of a single word.
 */
export function findMisspelledGarment(text: string, tokens: readonly Token[]): GarmentMatch | undefined {
  // A single word is a name: "Camellia", "Panama".
  if (tokens.length < 2) return undefined;
  for (const [from, { form, start, end }] of tokens.entries()) {
    if (form.length < SHORTEST || WRITTEN_RIGHT.has(form)) continue;
    for (const [word, garment] of LONG_WORDS.get(form[0]) ?? []) {
      if (editDistance(form, word, 1) === 1 && !findLookalikes(text, tokens).has(from)) {
        return { garment, quote: text.slice(start, end), start, end, from, to: from + 1 };
      }
    }
  }
  return undefined;
}
