import table from "./exchange-rates.json" with { type: "json" };
import type { Money } from "../product/product.ts";

const perEuro = new Map<string, number>(Object.entries(table.perEuro));

/** The date of the rates, cited with every converted amount. */
export const RATES_DATE = table.date;

/** Two prices in one currency, as numbers for ratios and rounded sums; stored money stays decimal text. */
export interface ComparablePrices {
  original: number;
  alternative: number;
  /** ISO 4217; null when neither price names one. */
  currency: string | null;
  /** Whether a price was converted by the table of `RATES_DATE`. */
  converted: boolean;
}

/**
 * Converts both prices to the original's currency. Returns null when a price is zero or too large for a number, or
 * when no rate is known: different currencies are never compared as if equal. A price without a currency is read in
 * the other's.
 */
export function comparablePrices(original: Money, alternative: Money): ComparablePrices | null {
  const from = alternative.currency ?? original.currency;
  const currency = original.currency ?? from;
  const amounts = { original: Number(original.amount), alternative: Number(alternative.amount) };
  if (!Object.values(amounts).every((amount) => amount > 0 && amount < Infinity)) return null;
  if (from === currency) return { ...amounts, currency, converted: false };
  const rate = (perEuro.get(currency ?? "") ?? NaN) / (perEuro.get(from ?? "") ?? NaN);
  return Number.isNaN(rate) ? null : { ...amounts, alternative: amounts.alternative * rate, currency, converted: true };
}
