import { readLiteral } from "./read-literal.ts";

const BEGIN = /[{[]\s{0,20}["'{]/g;
const MOST = 20;

/** Parses consecutive literals up to the first other token; some blocks contain two objects. */
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
