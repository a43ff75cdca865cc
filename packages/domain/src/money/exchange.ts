import table from "./exchange-rates.json" with { type: "json" };
import type { Money } from "../product/product.ts";

/** The value of one euro in other currencies on one date. */
export interface Rates {
  /** The date of the rates, "2026-11-20", which is cited with every converted amount. */
  date: string;
  /** The rates by ISO 4217 code, including 1 for the euro itself. */
  perEuro: Readonly<Record<string, number>>;
}

/** The bundled rates, used until newer ones are fetched. */
export const BUNDLED_RATES: Rates = { date: table.date, perEuro: table.perEuro };

/** Two prices in one currency, as numbers for ratios and rounded sums; stored money stays decimal text. */
export interface ComparablePrices {
  original: number;
  alternative: number;
  /** The ISO 4217 code; null if neither price names a currency. */
  currency: string | null;
  /** Whether a price was converted. */
  converted: boolean;
  /** The rates used, only for these two currencies; absent from older rows. */
  rates?: Rates;
}

/** Returns true when two prices can be compared only with an exchange rate. */
export const requiresRate = (original: Money, alternative: Money): boolean =>
  original.currency !== null && alternative.currency !== null && original.currency !== alternative.currency;

/**
 * Converts both prices to the original's currency. A price without a currency is assumed to be in that of the other
 * price. Returns null when a price is zero or too large for a number, or when a required rate is unknown: different
 * currencies are never compared as if they were equal.
 */
export function comparablePrices(original: Money, alternative: Money, rates = BUNDLED_RATES): ComparablePrices | null {
  const from = alternative.currency ?? original.currency;
  const currency = original.currency ?? from;
  const amounts = { original: Number(original.amount), alternative: Number(alternative.amount) };
  if (!Object.values(amounts).every((amount) => amount > 0 && amount < Infinity)) return null;
  if (from === null || currency === null || from === currency) return { ...amounts, currency, converted: false };
  const [own, other] = [rateOf(rates, currency), rateOf(rates, from)];
  if (own === undefined || other === undefined) return null;
  return {
    original: amounts.original,
    alternative: (amounts.alternative * own) / other,
    currency,
    converted: true,
    rates: { date: rates.date, perEuro: { [currency]: own, [from]: other } },
  };
}

/**
 * Converts a price to euros at an approximate rate, for lookups. Returns null when the price is zero, too large, or in
 * an unknown currency.
 */
export function convertToEuros({ amount, currency }: Money, rates = BUNDLED_RATES): number | null {
  const rate = currency === null ? undefined : rateOf(rates, currency);
  const euros = rate === undefined ? 0 : Number(amount) / rate;
  return euros > 0 && euros < Infinity ? euros : null;
}

const rateOf = ({ perEuro }: Rates, currency: string): number | undefined =>
  Object.hasOwn(perEuro, currency) ? perEuro[currency] : undefined;
