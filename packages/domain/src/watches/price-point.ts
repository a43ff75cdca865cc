import * as z from "zod";
import { Money } from "../product/product.ts";

/** A watched product's price on one day. */
export const PricePoint = z.object({
  /** A day in UTC: "2026-03-01". */
  day: z.iso.date(),
  /** The price; null if the product was listed without one. */
  amount: Money.shape.amount.nullable(),
  currency: Money.shape.currency,
  isAvailable: z.boolean(),
});
export type PricePoint = z.infer<typeof PricePoint>;

/** A day with a known price. */
export type PricedDay = PricePoint & { amount: string };

/** Returns the number of days from one date (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Returns the days that have a price in this currency, oldest first. Leaves out days after today, which can only come
 * from a wrong clock.
 */
export function listPricedDays(points: readonly PricePoint[], currency: string | null, today: string): PricedDay[] {
  return points
    .filter((point): point is PricedDay => point.amount !== null && point.currency === currency && point.day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
