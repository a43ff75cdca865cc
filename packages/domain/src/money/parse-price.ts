import { type CurrencyMark, findMarks, threeDecimalSeparators } from "./currencies.ts";
import { combineMarks } from "./price/beside.ts";
import { type Candidate, findCandidates } from "./price/candidates.ts";
import {
  isLabeledAsOtherAmount,
  isLabeledAsNonPrice,
  isLabeledAsOldPrice,
  isLabeledAsIncludingTax,
  isLabeledAsMinimumOrder,
  isLabeledAsUnitPrice,
  isLabeledAsExcludingTax,
  statesZeroPrice,
} from "./price/context.ts";
import { foldDigits } from "./price/digits.ts";

/** The amount and the currency parsed from a price, each null if the text states none. */
export interface ParsedPrice {
  /** The amount as a decimal string without grouping, as precise as written; null if there is none. */
  amount: string | null;
  /** The ISO 4217 code; null if nothing indicates one. */
  currency: string | null;
}

export interface PriceHints {
  /** A currency code, symbol or another price text from the same place. */
  currencyHint?: string;
  /** Known from the page's locale, when the text alone is ambiguous. */
  decimalSeparator?: "." | ",";
}

/** Longer texts are truncated: a price is short, and a page's text is read line by line. */
const LONGEST_TEXT = 20_000;

/**
 * Parses the price in `text`, in any format that shops use: the first amount with a currency, unless it is labeled as a
 * former price, a discount or an installment; otherwise the first number that can be a price. The hint decides what an
 * ambiguous symbol means ("$" with the hint "CAD"), and is the currency of text that states none. A bare "$" means USD,
 * and "free" means 0. Nothing is converted or rounded. `amount` is null if there is no price.
 */
export function parsePrice(text: string, { currencyHint = "", decimalSeparator }: PriceHints = {}): ParsedPrice {
  const folded = foldDigits(text.slice(0, LONGEST_TEXT));
  const hinted = hintMarks(foldDigits(currencyHint.slice(0, LONGEST_TEXT)));
  const chosen = choose(
    folded,
    findCandidates(folded, {
      ...(decimalSeparator && { decimalSeparator }),
      thousandths: threeDecimalSeparators(hinted[0]?.codes[0]),
    }),
  );
  if (!chosen) return { amount: statesZeroPrice(folded) ? "0" : null, currency: null };
  return {
    amount: chosen.value,
    currency: currencyOf(
      [...(chosen.mark ? [chosen.mark] : []), ...findMarks(folded), ...hinted],
      chosen.value.includes("."),
    ),
  };
}

function choose(text: string, candidates: readonly Candidate[]): Candidate | undefined {
  const marked = candidates.filter(({ mark, start }) => mark !== null && !isLabeledAsMinimumOrder(text, start));
  const current = marked.filter(({ start, end }) => !isLabeledAsOldPrice(text, start, end));
  const bare = candidates.filter(({ mark, start, end }) => mark === null && !isLabeledAsNonPrice(text, start, end));
  const own = current.filter(({ start, end }) => !isLabeledAsOtherAmount(text, start, end));
  const whole = own.filter(({ start, end }) => !isLabeledAsUnitPrice(text, start, end));
  return (
    withTax(text, whole.length > 0 ? whole : own) ??
    current[0] ??
    marked[0] ??
    bare.find(({ start, end }) => !isLabeledAsOldPrice(text, start, end)) ??
    bare[0]
  );
}

/** No sales tax on clothing is higher. */
const MOST_WITH_TAX = 1.35;

/** The first of a product's own amounts; the one with tax if the first is without. */
function withTax(text: string, [first, ...others]: readonly Candidate[]): Candidate | undefined {
  if (first === undefined || others.length === 0) return first;
  const isUntaxed = isLabeledAsExcludingTax(text, first.start, first.end);
  const taxed = others.find(({ value, start }) => {
    const ratio = Number(value) / Number(first.value);
    return ratio > 1 && ratio <= MOST_WITH_TAX && (isUntaxed || isLabeledAsIncludingTax(text, start));
  });
  return taxed ?? first;
}

/**
 * The first mark decides; if it is ambiguous, the others narrow it down. Yen have no decimals, so "¥899.00" is yuan.
 */
function currencyOf([first, ...others]: readonly CurrencyMark[], hasDecimals: boolean): string | null {
  if (!first) return null;
  if (first.isCode) return first.codes[0] ?? null;
  const refined = others.reduce(
    (mark, other) => (other.codes.some((code) => mark.codes.includes(code)) ? combineMarks(mark, other) : mark),
    first,
  );
  const [code = null, other] = refined.codes;
  return code === "JPY" && other !== undefined && hasDecimals ? other : code;
}

/** Returns the marks of a hint. A hint may be another price, in which even a weak mark counts next to its number. */
function hintMarks(hint: string): CurrencyMark[] {
  const beside = findCandidates(hint).flatMap(({ mark }) => (mark ? [mark] : []));
  return [...beside, ...findMarks(hint.trim())];
}
