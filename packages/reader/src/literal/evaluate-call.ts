import { readLiteral } from "./read-literal.ts";

const HEAD = /\(?function\s{0,3}\(([\w$,\s]{0,20000})\)\s{0,3}\{/y;
const RETURN = /return\s{0,3}(?=[{[])/g;

/**
 * Evaluates an immediately invoked function that returns a literal, as in Nuxt 2's state: `(function(a,b){return
 * {name:a,price:b}}("Shirt",49))`. Returns undefined for any other code.
 * @param start the offset at which the function starts
 */
export function evaluateCall(code: string, start: number): unknown {
  HEAD.lastIndex = start;
  const head = HEAD.exec(code);
  if (head === null) return undefined;
  RETURN.lastIndex = HEAD.lastIndex;
  if (RETURN.exec(code) === null) return undefined;
  const begin = RETURN.lastIndex;
  const body = readLiteral(code, begin);
  const call = body === undefined ? null : /^[;\s]{0,9}\}\)?\(/.exec(code.slice(body.end, body.end + 12));
  if (body === undefined || call === null) return undefined;
  const given = code.slice(body.end + call[0].length).replace(/[)\s;]+$/, "");
  const values = readLiteral(`[${given}]`, 0)?.value;
  const names = (head[1] ?? "").split(",").map((name) => name.trim());
  const told: readonly unknown[] = Array.isArray(values) ? values : [];
  return readLiteral(code, begin, new Map(names.map((name, at) => [name, told[at]])))?.value;
}
