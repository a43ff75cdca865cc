import type { Money } from "@dupewise/domain/product/product";

const LOCALE = "en-US";

/** A price in its own currency: "$89.99", "¥12,000"; without one, the bare number. */
export function formatMoney({ amount, currency }: Money): string {
  const value = Number(amount);
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) {
    return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }).format(value);
  }
  const format = new Intl.NumberFormat(LOCALE, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const rounded = Number(value.toFixed(digits));
  if (!Number.isInteger(rounded)) return format.format(value);
  // What is next to nothing is not nothing: a wear of something that is worn for years.
  const shown = rounded === 0 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...shown }).format(value);
}

/** "November 21, 2026". */
export const formatDate = (date: Date): string => new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" }).format(date);

/** "November 21, 2026 at 3:16 AM", in the reader's own time zone; 'Date unknown' when absent. */
export function formatDateTime(date: Date | null | undefined): string {
  if (!date || Number.isNaN(date.getTime())) return "Date unknown";
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "short" }).format(date);
}
