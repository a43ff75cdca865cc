/** Levels of lists and objects: far more than any input has. */
const MOST_LEVELS = 32;
/** Lists, objects and what follows a comma: far more than ten calls at once have. */
const MOST_PARTS = 1_000;

/**
 * Returns true when JSON is nested deeper or has more values than any valid input. Looks at each character once; a
 * string, even megabytes of a page, is skipped from quote to quote.
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

/** Where the closing quote of a string stands that begins at `start`; the text's end for a string without one. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let first = quote;
    while (first > start && json[first - 1] === "\\") first--;
    if ((quote - first) % 2 === 0) return quote;
  }
  return json.length;
}
