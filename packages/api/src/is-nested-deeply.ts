/** Levels of lists and objects: far more than any input has. */
const MOST_LEVELS = 32;

/**
 * Whether JSON is nested so deeply that only a parser's stack could be meant. Looks at each character once: a pattern
 * that skips texts would start anew at every quote of a text without an end.
 */
export function isNestedDeeply(json: string): boolean {
  let levels = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === "[" || sign === "{") levels += 1;
    else if (sign === "]" || sign === "}") levels -= 1;
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}
