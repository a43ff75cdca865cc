import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingsOf } from "@dupewise/domain/money/savings";

const FORMATS = new Map<string, Intl.NumberFormat>();

/** Formats an amount of money: "$1,290", "€89.50". Returns a bare number when the currency is unknown. */
export function formatAmount(amount: number, currency: string | null): string {
  const key = currency ?? "";
  const format = FORMATS.get(key) ?? formatOf(currency);
  FORMATS.set(key, format);
  return format.format(amount).replace(/\.00$/, "");
}

function formatOf(currency: string | null): Intl.NumberFormat {
  const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat("en-US", currency === null ? plain : { style: "currency", currency });
  } catch {
    return new Intl.NumberFormat("en-US", plain);
  }
}

/** Created once: doing so costs more than all other words of a comparison. */
const DAYS = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Formats an ISO date for a sentence: "January 10, 2025". */
export const formatDate = (date: string): string => DAYS.format(new Date(`${date}T00:00:00Z`));

/** The largest difference, relative to the original's price, at which two prices count as about the same. */
const SAME_PRICE = 0.02;

/** Returns true when the alternative's price is within 2% of the original's. */
export function areSimilarPrices(prices: ComparablePrices): boolean {
  return Math.abs(savingsOf(prices)) <= SAME_PRICE * prices.original;
}
