import { formatMoney } from "../../lib/layout/format.ts";

/** A price as products keep it, "890.00 EUR", for people: "€890". Anything else stays as it is. */
export function storedPrice(price: string): string {
  const [amount, currency] = /^(\d+(?:\.\d+)?)(?: ([A-Z]{3}))?$/.exec(price)?.slice(1) ?? [];
  return amount === undefined ? price : formatMoney({ amount, currency: currency ?? null });
}
