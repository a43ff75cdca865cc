import { type CurrencyMark, marksIn } from "./currencies.ts";
import { type Candidate, combine, findCandidates } from "./price/candidates.ts";
import { foldDigits } from "./price/digits.ts";

/** What could be read of a price as written. */
export interface ParsedPrice {
  /** Decimal string without grouping, exactly as precise as written; null when there is no amount. */
  amount: string | null;
  /** ISO 4217 code; null when nothing tells. */
  currency: string | null;
}

export interface PriceHints {
  /** A currency code, symbol or another price text from the same place. */
  currencyHint?: string;
  /** Known from the page's locale, when the text alone is ambiguous. */
  decimalSeparator?: "." | ",";
}

const FREE = /^\W*(?:price\W+)?(?:free|gratis|gratuit|gratuite|kostenlos|бесплатно|ücretsiz|無料|免费|무료)\W*$/iu;
const NO_PRICE_BEFORE =
  /(?:\b(?:january|february|march|april|may|june|july|august|september|october|november|december|sku|code|item|ref|art|no|model|size|tel|isbn|ean)|код\p{L}*(?:\s+\p{L}+)?|артикул|№)\W{0,3}$/iu;
const OLD = /(?:was|rrp|msrp|statt|uvp|before|reg(?:ular)?|list price|old price|avant|antes|vorher)\W{0,3}$/iu;

/** Reads the price in a text: the first with a currency beside it, else the first number that can be one. */
export function parsePrice(text: string, hints: PriceHints = {}): ParsedPrice {
  const folded = foldDigits(text);
  const candidates = findCandidates(folded, hints.decimalSeparator);
  const chosen = choose(folded, candidates);
  if (!chosen) return { amount: FREE.test(folded) ? "0" : null, currency: null };
  return { amount: chosen.value, currency: currencyOf(chosen.mark, folded, hints.currencyHint) };
}

function choose(text: string, candidates: readonly Candidate[]): Candidate | undefined {
  const marked = candidates.filter((candidate) => candidate.mark !== null);
  const current = marked.filter(
    (candidate) => !OLD.test(text.slice(Math.max(0, candidate.start - 24), candidate.start)),
  );
  return (
    current[0] ??
    marked[0] ??
    candidates.find(
      (candidate) => !NO_PRICE_BEFORE.test(text.slice(Math.max(0, candidate.start - 24), candidate.start)),
    )
  );
}

function currencyOf(beside: CurrencyMark | null, text: string, hint: string | undefined): string | null {
  const hinted = hint === undefined ? [] : hintMarks(foldDigits(hint));
  const [first, ...others] = [...(beside ? [beside] : []), ...marksIn(text), ...hinted];
  if (!first) return null;
  if (first.isCode || first.codes.length === 1) return first.codes[0] ?? null;
  const refined = others.reduce(
    (mark, other) => (other.codes.some((code) => mark.codes.includes(code)) ? combine(mark, other) : mark),
    first,
  );
  return refined.codes[0] ?? null;
}

/** A hint may be another price, where even a weak mark counts beside its number. */
function hintMarks(hint: string): CurrencyMark[] {
  const beside = findCandidates(hint).flatMap(({ mark }) => (mark ? [mark] : []));
  return [...beside, ...marksIn(hint.trim())];
}
