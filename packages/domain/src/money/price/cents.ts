import { findMarkAfter } from "./beside.ts";

/** The cents of an amount that are written without a decimal separator, and the offset at which they end. */
export interface Cents {
  readonly digits: string;
  readonly end: number;
}

/** "12 zł 99 gr": cents with their own unit. */
const NAMED = /^\s?(\d\d?)\s?(?:gr|коп|kop|ct|cts|cents?|bani|p|h|ст|st|fils|paise)(?![\p{L}])\.?/u;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Parses the cents after an integer and its currency mark: "35€99", "35€ 99", "€35⁹⁹". Returns null when there are
 * none.
 * @param at the offset at which the mark ends
 */
export function parseCentsAfterMark(text: string, at: number): Cents | null {
  const rest = text.slice(at, at + 12);
  const named = NAMED.exec(rest);
  if (named) return { digits: (named[1] ?? "").padStart(2, "0"), end: at + named[0].length };
  const hit = /^(\d\d)(?![\d.,%\p{L}])/u.exec(rest) ?? /^\s(\d\d)(?=\s*$)/.exec(rest);
  return hit ? { digits: hit[1] ?? "", end: at + hit[0].length } : raisedCents(text, at);
}

/**
 * Parses the cents that directly follow an integer: "$12 99", "12 99 €", "€12⁹⁹". Returns null when there are none.
 * @param at the offset at which the integer ends
 */
export function parseCentsAfterInteger(text: string, at: number, hasMarkBefore: boolean): Cents | null {
  const hit = /^\s(\d\d)(?![\d.,%\p{L}])/u.exec(text.slice(at, at + 5));
  const end = at + 3;
  const closed = hasMarkBefore ? text.slice(end, end + 9).trim() === "" : findMarkAfter(text, end)?.mark.weak === false;
  return hit && closed ? { digits: hit[1] ?? "", end } : raisedCents(text, at);
}

function raisedCents(text: string, at: number): Cents | null {
  const raised = [SUPERSCRIPTS.indexOf(text[at] ?? " "), SUPERSCRIPTS.indexOf(text[at + 1] ?? " ")];
  return raised.every((digit) => digit >= 0) ? { digits: raised.join(""), end: at + 2 } : null;
}
