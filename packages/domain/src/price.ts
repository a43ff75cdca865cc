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

/** Reads the first price in a text. */
export function parsePrice(text: string, hints: PriceHints = {}): ParsedPrice {
  const amount = /\d+(?:\.\d+)?/.exec(text)?.[0] ?? null;
  const currency = amount === null ? null : (/\b[A-Z]{3}\b/.exec(`${text} ${hints.currencyHint ?? ""}`)?.[0] ?? null);
  return { amount, currency };
}
