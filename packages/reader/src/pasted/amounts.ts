import { type Candidate, findCandidates } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";

/** The number of characters of a line that are searched for a price. */
export const LONGEST_LINE = 2_000;

/** Returns the amounts of a folded text that are next to a currency. */
export function markedAmounts(folded: string): Candidate[] {
  if (!/\d/.test(folded)) return [];
  return findCandidates(folded).filter(
    ({ mark, start, end }) => mark !== null && (!mark.weak || SPOKEN.test(folded.slice(start, end))),
  );
}

/** "340 pounds", "23 bucks": words that people say prices in; a few pounds are a weight. */
const SPOKEN = /^(?:\d[\d.,]*\s?(?:bucks|quid)|(?:\d{2,}|\d[\d.,]{3,})\s?pounds)$/i;

/** Returns true when a text contains an amount of money. */
export function hasPrice(text: string): boolean {
  return (
    DIGIT.test(text) && MAY_HOLD_PRICE.test(text) && markedAmounts(foldDigits(text.slice(0, LONGEST_LINE))).length > 0
  );
}

const DIGIT = /\p{Nd}/u;
/** A number with a sign or a word beside it that may be a currency's. */
const MAY_HOLD_PRICE = /\p{Sc}|\p{Nd}[\s.,*'’-]{0,4}\p{L}|\p{L}[\s.:=]{0,4}\p{Nd}/u;

/** Returns true for a line that is only a price. */
export const isOnlyPrice = (line: string): boolean => isPriceAlone(line) && hasPrice(line);

/** Returns true when a line with an amount of money contains nothing else. */
export const isPriceAlone = (line: string): boolean => line.length < 24 && /\d/.test(line) && !/\p{L}{4}|%/u.test(line);
