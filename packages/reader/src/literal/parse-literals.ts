import { readLiteral } from "./read-literal.ts";

const BEGIN = /[{[]\s{0,20}["'{]/g;
const MOST = 20;

/**
 * Parses the object and array literals in the text, skipping whatever is between them: some script blocks contain two
 * objects. Stops after 20 literals, or at the first one that cannot be read.
 */
export function parseLiterals(text: string): unknown[] {
  const found: unknown[] = [];
  let at = 0;
  while (found.length < MOST) {
    BEGIN.lastIndex = at;
    const begin = BEGIN.exec(text)?.index;
    const read = begin === undefined ? undefined : readLiteral(text, begin);
    if (read === undefined) break;
    found.push(read.value);
    at = read.end;
  }
  return found;
}
