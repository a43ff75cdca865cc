import { RATES_DATE } from "@dupewise/domain/money/exchange";

const FORMATS = new Map<string, Intl.NumberFormat>();

/** "$1,290.00", "€89.50"; a bare number where the currency is not known. */
export function money(amount: number, currency: string | null): string {
  const key = currency ?? "";
  const format = FORMATS.get(key) ?? formatOf(currency);
  FORMATS.set(key, format);
  return format.format(amount);
}

function formatOf(currency: string | null): Intl.NumberFormat {
  const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat("en-US", currency === null ? plain : { style: "currency", currency });
  } catch {
    return new Intl.NumberFormat("en-US", plain);
  }
}

/** "10 January 2025". Written once: making the format costs more than a comparison's other words together. */
export const RATES_DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
}).format(new Date(`${RATES_DATE}T00:00:00Z`));
