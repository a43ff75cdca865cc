import { parsePrice } from "@dupewise/domain/price";
import { type Candidate, findCandidates } from "@dupewise/domain/price/candidates";
import { foldDigits } from "@dupewise/domain/price/digits";
import type { Money } from "@dupewise/domain/product";
import { isReduced } from "../fields/price-parts.ts";
import type { Found } from "../found.ts";
import type { LabelledFacts } from "../labels.ts";
import { isOtherAmount } from "./lines.ts";

/** A price that stands later in a line belongs to something else. */
const MAX_LINE = 600;

/** The price in a pasted text: where a label says so, else the first amount with a currency that is no delivery or saving. */
export function pastedPrice(lines: readonly string[], labels: LabelledFacts): Found<Money> | null {
  for (const { value, label } of labels.price) {
    const found = read(value, `${label}: ${value}`, 0.95);
    if (found !== null) return found;
  }
  const main = lines.findIndex((line) => ownAmounts(line) !== "");
  const line = lines[main];
  if (line === undefined) return bareAmount(lines);
  const found = read(ownAmounts(line), line, 0.85);
  const below = lines[main + 1] ?? "";
  // A price above a lower one is what it cost before.
  const reduced = isOnlyPrice(line) && isOnlyPrice(below) && hasPrice(below) ? read(below, below, 0.8) : null;
  return reduced && found && isReduced(reduced.value.amount, found.value.amount) ? reduced : found;
}

const BARE_AMOUNT = /[^\d.,](\d{1,4}[.,]\d{2})$/;

/** "Wool socks 12.99": an amount with cents closing a line, where no currency is named anywhere. */
function bareAmount(lines: readonly string[]): Found<Money> | null {
  const line = lines.find(
    (text) => BARE_AMOUNT.test(text.slice(-12)) && /^\P{L}*\p{L}/u.test(text) && !isOtherAmount(text),
  );
  const amount = BARE_AMOUNT.exec(line?.slice(-12) ?? "")?.[1];
  return line === undefined || amount === undefined ? null : read(amount, line, 0.5);
}

/** A line that is a price and nothing more. */
export function isOnlyPrice(line: string): boolean {
  return /\d/.test(line) && line.length < 24 && !/\p{L}{4}|%/u.test(line) && hasPrice(line);
}

export function hasPrice(text: string): boolean {
  return markedAmounts(foldDigits(text.slice(0, MAX_LINE))).length > 0;
}

function read(text: string, quote: string, certainty: number): Found<Money> | null {
  const { amount, currency } = parsePrice(text.slice(0, MAX_LINE));
  return amount === null ? null : { value: { amount, currency }, quote, source: "pasted-text", certainty };
}

/** A line up to its last amount, without those of another kind: of "$12.99, free shipping over $50" the first. */
function ownAmounts(line: string): string {
  const text = foldDigits(line.slice(0, MAX_LINE));
  const amounts = markedAmounts(text);
  const own = amounts.flatMap(({ start, end }, at) => {
    const from = amounts[at - 1]?.end ?? 0;
    const before = text.slice(from, start).split(CLAUSE_END).at(-1) ?? "";
    const after = text.slice(end, amounts[at + 1]?.start).split(CLAUSE_END, 1)[0] ?? "";
    return isOtherAmount(`${before.slice(-AROUND)} ${after.slice(0, AROUND)}`) ? [] : [text.slice(from, end)];
  });
  return own.join("");
}

const CLAUSE_END = /[.,;!?](?:\s|$)/;
const AROUND = 40;

function markedAmounts(folded: string): Candidate[] {
  return findCandidates(folded).filter(({ mark }) => mark !== null && !mark.weak);
}
