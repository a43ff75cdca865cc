import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { isPartOrFigurativeWord, isTrimOfFabric, PART_WORDS } from "@dupewise/vocabulary/materials/mere-part";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { PART_MODIFIERS, SHOE_WORDS, UPPER_PARTS } from "./part-materials.data.ts";
import { areAdjacent } from "./passage.ts";

/**
 * Returns the word that a match describes, or undefined if punctuation or a line break follows the match: in "leather,
 * buckle straps", the straps aren't leather. Usually, that is the next word, but it is "bag" in "leather top handle
 * bag", and "strap" in "leather shoulder strap".
 * @param to the index of the first token after the match
 */
export function wordAfter(text: string, tokens: readonly Token[], to: number): string | undefined {
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (!last || !next || !areAdjacent(text, last, next)) return undefined;
  // A "leather top handle bag" is more than its handle.
  const bag = tokens.slice(to + 1, to + 3).find(({ form }) => BAGS.has(form));
  if (PART_WORDS.has(next.form) && bag !== undefined) return bag.form;
  // "Leather zip around wallet", "merino zip cardigan".
  if (CLOSURES.has(next.form) && findGarments("", "en", tokens.slice(to + 1, to + 3)).length > 0)
    return wordAfter(text, tokens, to + 1);
  if (UPPER_PARTS.has(next.form)) return shoeAfter(text, tokens, to)?.form ?? next.form;
  // In "leather shoulder strap" the strap is leather.
  const part = PART_MODIFIERS.has(next.form) ? wordAfter(text, tokens, to + 1) : undefined;
  if (isTrimOfFabric(next.form, tokens[to + 1]?.form)) return tokens[to + 1]?.form;
  return isPartOrFigurativeWord(part) ? part : next.form;
}

/** Returns the shoe that a part describes: "sandal" in "strap block heel sandal". */
function shoeAfter(text: string, tokens: readonly Token[], part: number): Token | undefined {
  for (let at = part + 1; at <= part + MOST_BEFORE_SHOE; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token || !areAdjacent(text, before, token)) return undefined;
    if (SHOE_WORDS.has(token.form)) return token;
  }
  return undefined;
}
/** The maximum number of words from a part to the shoe that has it. */
const MOST_BEFORE_SHOE = 4;

const CLOSURES = new Set("zip zipper button".split(" "));
const BAGS = new Set("bag tote satchel purse clutch hobo backpack".split(" "));
