/** Behind a metal: "gold-plated", "gold tone". */
const BEHIND =
  /^(?:plat(?:ed|e|ing)|ton(?:ed|e)|filled|vermeil|coat(?:ed|ing)|dipped|washed|flashed|colou?r(?:ed)?|finish(?:ed)?)$/;
/** Before it, or before the word between: "plated in 18k gold", "plaqué or". */
const BEFORE = /^(?:plated|coated|dipped|plaque|placcato|chapado|banado|banhado|folheado|vergoldet|doublee?)$/;
const BETWEEN = new Set("in with en di de a".split(" "));

/** Whether a metal only covers another, by the folded words before it and the one behind it. */
export function isPlating(before: readonly string[], behind: string | undefined): boolean {
  const last = before.at(-1) ?? "";
  const leading = BETWEEN.has(last) ? (before.at(-2) ?? "") : last;
  return BEHIND.test(behind ?? "") || BEFORE.test(leading);
}
