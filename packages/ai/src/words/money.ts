import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingsOf } from "@dupewise/domain/money/savings";
import { writeAmount } from "@dupewise/domain/money/write-amount";
import { memoize } from "@dupewise/vocabulary/text/memoize";

/** The amounts of one comparison, which several sentences repeat. */
const MAX_MEMOIZED = 16;
const FORMATS = new Map<string, Intl.NumberFormat>();

/** Formats an amount of money: "$1,290", "€89.50". Returns a bare number when the currency is unknown. */
export const formatAmount = (amount: number, currency: string | null): string =>
  writeAmount(amount, currency) ?? written(`${currency ?? ""} ${amount}`);

const written = memoize((price) => {
  const at = price.lastIndexOf(" ");
  const key = price.slice(0, at);
  const format = FORMATS.get(key) ?? formatOf(key === "" ? null : key);
  FORMATS.set(key, format);
  return format.format(Number(price.slice(at))).replace(/\.00$/, "");
}, MAX_MEMOIZED);

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
export const formatDate: (date: string) => string = memoize(
  (date) => DAYS.format(new Date(`${date}T00:00:00Z`)),
  MAX_MEMOIZED,
);

/** The largest difference, relative to the original's price, at which two prices count as about the same. */
const SAME_PRICE = 0.02;

/** Returns true when the alternative's price is within 2% of the original's. */
export function areSimilarPrices(prices: ComparablePrices): boolean {
  return Math.abs(savingsOf(prices)) <= SAME_PRICE * prices.original;
}
