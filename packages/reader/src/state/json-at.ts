/**
 * The end of the JSON value at an offset, with brackets matched outside strings; -1 when it does not end within the
 * limit.
 */
function jsonEnd(text: string, start: number, limit: number): number {
  const opening = text[start];
  if (opening === '"') return stringEnd(text, start, limit);
  if (opening !== "{" && opening !== "[") return -1;
  let depth = 0;
  const stop = Math.min(text.length, start + limit);
  for (let i = start; i < stop; i += 1) {
    const sign = text[i];
    if (sign === '"') {
      i = stringEnd(text, i, limit) - 1;
      if (i < 0) return -1;
    } else if (sign === "{" || sign === "[") depth += 1;
    else if ((sign === "}" || sign === "]") && (depth -= 1) === 0) return i + 1;
  }
  return -1;
}

function stringEnd(text: string, start: number, limit: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0 && at - start < limit; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return -1;
}

/** The start of an object whose first name is not quoted, which JSON requires: a script's literal. */
const LITERAL = /\{\s*[^"}\s]/y;

/**
 * Parses the JSON value at an offset. Returns undefined if the value is malformed or longer than `limit` characters.
 */
export function parseJsonAt(text: string, start: number, limit: number): unknown {
  LITERAL.lastIndex = start;
  if (LITERAL.test(text)) return undefined;
  const end = jsonEnd(text, start, limit);
  if (end < 0) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start, end));
    return value;
  } catch {
    return undefined;
  }
}
