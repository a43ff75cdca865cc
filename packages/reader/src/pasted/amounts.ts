import { mayNameCurrency } from "@dupewise/domain/money/currencies";
import { type Candidate, findCandidates } from "@dupewise/domain/money/price/candidates";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { namesKind } from "./lone-lines.ts";
import { foldDigits } from "@dupewise/domain/money/price/digits";

/** The maximum number of characters of a line that are searched for a price. */
export const MAX_LINE_LENGTH = 2_000;

/**
 * Finds the amounts in the text that are next to a currency.
 * @param folded the text with its digits folded to ASCII
 */
export function findAmountsWithCurrency(folded: string): Candidate[] {
  if (!/\d/.test(folded) || !(mayNameCurrency(folded) || DASHED.test(folded))) return [];
  return findCandidates(folded).filter(({ mark, start, end }) =>
    mark === null
      ? DASHED.test(folded) && /^[:,][-–]$/.test(folded.slice(end).trim())
      : !mark.weak || SPOKEN.test(folded.slice(start, end)) || isAlone(folded, start, end),
  );
}

/** "349:-", "299,-" on a separate line: a price without its currency. */
const DASHED = /^\s*\d[\d ]*[:,][-–]\s*$/;

/** "M42616", "L1212": a letter and a long number without separators are a reference; "R1499" is in rand. */
const REFERENCE = /^\s*(?:\p{Lu}\d{5,}|[A-QS-Z]\d{4})\s*$/u;

/** "320 DH", "Gs 35.000" on a separate line: short words mean a currency there, unless they are sizes or counts. */
const isAlone = (text: string, start: number, end: number): boolean =>
  !REFERENCE.test(text) &&
  text.slice(0, start).trim() === "" &&
  text.slice(end).trim() === "" &&
  /\d{3}|\d[.,]\d\d/.test(text) &&
  !/all|top|fr/i.test(text);

/**
 * "340 pounds", "23 bucks": words for currencies in conversation; a few pounds are a weight, and two soles belong to
 * shoes.
 */
const SPOKEN = /^(?:\d[\d.,]*\s?(?:bucks|quid)|(?:\d{2,}|\d[\d.,]{3,})\s?(?:pounds|soles))$/i;

/** Returns true when `text` contains an amount of money. */
export function hasPrice(text: string): boolean {
  return MAY_BE_DIGIT.test(text) && findAmountsWithCurrency(foldDigits(text.slice(0, MAX_LINE_LENGTH))).length > 0;
}

/**
 * Finds an amount without a currency in a line: the only number with cents, after a maker or a product, as in "trousers
 * H&M 34.99 polyester". Returns null when there is no such number, or more than one.
 */
export function findBareAmount(line: string): { text: string; start: number } | null {
  if (!CENTS.test(line)) return null;
  const [amount, ...more] = line.matchAll(BARE);
  if (amount === undefined || more.length > 0) return null;
  const before = line.slice(0, amount.index);
  if (!/\p{L}{2}.*[\p{L}\s][,.:]?\s+$/u.test(before) || !(findMakers(before).length > 0 || namesKind(before)))
    return null;
  return { text: amount[0], start: amount.index };
}
const CENTS = /\d[.,]\d\d/;
/** Not a share, measure, date or version, nor a reference number: "Seamaster 2531.80". */
const BARE =
  /(?<![\d.,/$€£v-])\d{1,3}[.,]\d{2}(?![\d.,/"”'-]|\s?(?:%|\p{Sc}|[x×]|(?:cm|mm|m|km|in|inch(?:es)?|ft|kg|g|oz|lbs?|l|ml|qt|ct|carats?|ctw|tcw|mi|karat|k|atm|bar|uhr|h|am|pm)(?!\p{L})))/giu;

/** Matches every digit of any script, and quickly rules out other characters in Latin texts. */
const MAY_BE_DIGIT = /[\d\u0660-\u1fff\ua000-\uffff]/;

/** Returns true for a line that consists only of a price. */
export const isOnlyPrice = (line: string): boolean => mayBeOnlyPrice(line) && hasPrice(line);

/**
 * Returns true for a line that can't contain more than a price: a short one with digits but without words of four
 * letters or more. Doesn't check whether it contains a price.
 */
export const mayBeOnlyPrice = (line: string): boolean =>
  line.length < 24 && /\d/.test(line) && !/\p{L}{4}|%/u.test(line);
