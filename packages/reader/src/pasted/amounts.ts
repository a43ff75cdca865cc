import { type Candidate, findCandidates } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";

/** A price that stands later in a line belongs to something else. */
export const LONGEST_LINE = 2_000;

/** The amounts of a text, folded, that stand beside a currency. */
export function markedAmounts(folded: string): Candidate[] {
  return /\d/.test(folded) ? findCandidates(folded).filter(({ mark }) => mark !== null && !mark.weak) : [];
}

export function hasPrice(text: string): boolean {
  return /\d/.test(text) && markedAmounts(foldDigits(text.slice(0, LONGEST_LINE))).length > 0;
}

/** A line that is a price and nothing more. */
export function isOnlyPrice(line: string): boolean {
  return line.length < 24 && /\d/.test(line) && !/\p{L}{4}|%/u.test(line) && hasPrice(line);
}
