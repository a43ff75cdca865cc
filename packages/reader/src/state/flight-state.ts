import type { PageScript } from "../html/page.ts";
import { parseJsonAt } from "./json-at.ts";

const PUSH = /^\s{0,9}(?:\(self\.__next_f\s?=\s?self\.__next_f\s?\|\|\s?\[\]\)|self\.__next_f)\.push\(\s{0,3}(?=\[)/;
const MAX_LENGTH = 3_000_000;
const ROW = /^[\da-f]{1,6}:(?=[[{])/;
const TELLING = /"(?:price|name|title)"/i;

/**
 * Parses the flight data that Next.js writes into a page's scripts in chunks: lines that consist of a number, a colon
 * and JSON.
 */
export function parseFlightStates(scripts: readonly PageScript[]): unknown[] {
  const pieces: string[] = [];
  let left = MAX_LENGTH;
  for (const { content } of scripts) {
    const begin = PUSH.exec(content.slice(0, 80))?.[0].length;
    const pushed =
      begin === undefined || content.length > left ? undefined : parseJsonAt(content, begin, content.length);
    const values: readonly unknown[] = Array.isArray(pushed) ? pushed : [];
    const [, piece] = values;
    if (typeof piece !== "string") continue;
    pieces.push(piece);
    left -= content.length;
  }
  return pieces
    .join("")
    .split("\n")
    .flatMap((row) => {
      const begin = TELLING.test(row) ? ROW.exec(row)?.[0].length : undefined;
      const value = begin === undefined ? undefined : parseJsonAt(row, begin, row.length);
      return value === undefined ? [] : [value];
    });
}
