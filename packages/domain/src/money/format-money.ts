import type { Money } from "../product/product.ts";
import { writeAmount } from "./write-amount.ts";

const LOCALE = "en-US";

/** Formats a price in its own currency: "$89.99", "¥12,000". Returns a bare number for a price without a currency. */
export function formatMoney({ amount, currency }: Money): string {
  const value = Number(amount);
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) {
    return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }).format(value);
  }
  const common = writeAmount(value, currency);
  if (common !== null) return common;
  const format = new Intl.NumberFormat(LOCALE, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const rounded = Number(value.toFixed(digits));
  if (!Number.isInteger(rounded)) return format.format(value);
  // A tiny amount is not nothing, such as the cost per wear of something worn for years.
  const shown = rounded === 0 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...shown }).format(value);
}

/** Formats a stored price for people: "€890" for "890.00 EUR". Returns any other text unchanged. */
export function formatStoredPrice(price: string): string {
  const [amount, currency] = /^(\d+(?:\.\d+)?)(?: ([A-Z]{3}))?$/.exec(price)?.slice(1) ?? [];
  return amount === undefined ? price : formatMoney({ amount, currency: currency ?? null });
}
