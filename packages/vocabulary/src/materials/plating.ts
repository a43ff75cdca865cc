/** Words after a metal that make it a plating: "gold-plated", "gold tone", "14k gold over brass". */
const BEHIND =
  /^(?:plat(?:ed|e|ing)|ton(?:ed|e)|filled|vermeil|coat(?:ed|ing)|dipped|washed|flashed|colou?r(?:ed)?|finish(?:ed)?|over|layered|bonded)$/;
/** Words before a metal, or before the word in between, that make it a plating: "plaqué or", "chapado en oro". */
const BEFORE =
  /^(?:plaque|placcat[aoie]|placcatura|galvanic[ao]|bagn(?:o|at[ao])|chapad[ao]s?|bano|banad[ao]s?|banhado|folheado|vergoldet|doublee?)$/;
/**
 * Words accepted only before the word in between: "plated in 18k gold" is gold outside, "gold-plated silver" is silver
 * inside.
 */
const BEFORE_BETWEEN = /^(?:plated|coated|dipped)$/;
const BETWEEN = new Set("in with en di de a".split(" "));

/**
 * Returns true when the words around a metal state that it only plates another metal: "gold plated", "plated in gold".
 * @param words the folded words of the text
 * @param from the index of the metal's first word
 * @param to the index after the metal's last word
 */
export function isPlating(words: readonly string[], from: number, to: number): boolean {
  const last = words[from - 1] ?? "";
  const leading = BETWEEN.has(last) ? (words[from - 2] ?? "") : last;
  return BEHIND.test(words[to] ?? "") || BEFORE.test(leading) || (leading !== last && BEFORE_BETWEEN.test(leading));
}
