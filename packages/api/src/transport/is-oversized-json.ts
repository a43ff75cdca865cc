/** The maximum number of nesting levels, far more than any input has. */
const MOST_LEVELS = 32;
/** The maximum number of lists, objects and items after a comma, far more than ten concurrent calls have. */
const MOST_PARTS = 1_000;

/**
 * Returns true if JSON is nested more deeply, or contains more values, than any valid input. Reads each character once,
 * skipping over strings, which may be megabytes long.
 */
export function isOversizedJson(json: string): boolean {
  let levels = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at + 1);
    else if (sign === "[" || sign === "{") {
      levels += 1;
      parts += 1;
    } else if (sign === "]" || sign === "}") levels -= 1;
    else if (sign === ",") parts += 1;
    if (levels > MOST_LEVELS || parts > MOST_PARTS) return true;
  }
  return false;
}

/** Returns the closing quote of the string that starts at `start`; the text's end for an unterminated one. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let first = quote;
    while (first > start && json[first - 1] === "\\") first--;
    if ((quote - first) % 2 === 0) return quote;
  }
  return json.length;
}
