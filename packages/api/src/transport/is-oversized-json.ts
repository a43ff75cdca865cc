/** Levels of lists and objects: far more than any input has. */
const MOST_LEVELS = 32;
/** Lists, objects and what follows a comma: far more than ten calls at once have. */
const MOST_PARTS = 1_000;

/**
 * Returns true when JSON is nested deeper or has more values than any valid input. Scans each character once: a
 * regular expression that skips strings would restart at every quote of an unterminated string.
 */
export function isOversizedJson(json: string): boolean {
  let levels = 0;
  let parts = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "[" || sign === "{") {
      levels += 1;
      parts += 1;
    } else if (sign === "]" || sign === "}") levels -= 1;
    else if (sign === ",") parts += 1;
    if (levels > MOST_LEVELS || parts > MOST_PARTS) return true;
  }
  return false;
}
