import * as z from "zod";
import { Money } from "../product/product.ts";
import { daysBetween, type PricedDay } from "./price-point.ts";

/** A judgment of today's price, based on its history. */
export const PriceVerdict = z.discriminatedUnion("kind", [
  /** The price has been watched for too short a time to judge. */
  z.object({ kind: z.literal("too-early"), days: z.number().int() }),
  /** The price is below the usual price, by `percent`, and has never been lower. */
  z.object({ kind: z.literal("lowest"), percent: z.number().int(), usual: Money }),
  /** The price is below the usual price, but was as low before, most recently on `day`. */
  z.object({ kind: z.literal("seen-before"), percent: z.number().int(), usual: Money, day: z.iso.date() }),
  /** The price is the usual one, and only looks reduced because it had been increased to `peak` on `day`. */
  z.object({ kind: z.literal("raised-first"), peak: Money, day: z.iso.date() }),
  z.object({ kind: z.literal("usual") }),
  z.object({ kind: z.literal("above"), percent: z.number().int(), usual: Money }),
]);
export type PriceVerdict = z.infer<typeof PriceVerdict>;

/** The usual price is the median price within this many days. */
const USUAL_DAYS = 90;
/** The minimum number of days of history. With less, nothing is usual yet. */
const LEAST_DAYS = 14;
const LEAST_READINGS = 7;
/** The fraction by which a price may differ from the usual one and still count as usual. */
const CLOSE = 0.03;
/** A price increased by this fraction, this many days before it was reduced. */
const RAISED = 0.1;
const RAISED_WITHIN_DAYS = 45;

/**
 * Returns the day with the usual price, which is the median of the last 90 days, or null when those days have no known
 * price.
 * @param days the days with a price, in one currency, oldest first
 */
export function usualPrice(days: readonly PricedDay[], today: string): PricedDay | null {
  const recent = days.filter(({ day }) => daysBetween(day, today) <= USUAL_DAYS);
  return recent.toSorted((a, b) => Number(a.amount) - Number(b.amount))[Math.floor((recent.length - 1) / 2)] ?? null;
}

/** Returns the day with the lowest price, the last one listed if there are several, or null when there are no days. */
export function lowestPrice(days: readonly PricedDay[]): PricedDay | null {
  return days.reduce<PricedDay | null>(
    (best, day) => (best === null || Number(day.amount) <= Number(best.amount) ? day : best),
    null,
  );
}

/**
 * Judges the newest price by the earlier ones: whether a discount is real, was offered before, or follows a price
 * increase. The verdict is "too-early" while too few days are known.
 * @param days the days with a price, in one currency, oldest first
 */
export function judgePrice(days: readonly PricedDay[], today: string): PriceVerdict {
  const [first, now] = [days[0], days.at(-1)];
  const usual = usualPrice(days, today);
  if (!first || !now || !usual) return { kind: "too-early", days: 0 };
  const watched = daysBetween(first.day, today) + 1;
  if (watched < LEAST_DAYS || days.length < LEAST_READINGS) return { kind: "too-early", days: watched };
  const current = Number(now.amount);
  const difference = (current - Number(usual.amount)) / Number(usual.amount);
  const percent = Math.round(Math.abs(difference) * 100);
  const before = days.slice(0, days.findLastIndex(({ amount }) => Number(amount) !== current) + 1);
  if (difference > CLOSE) return { kind: "above", percent, usual: moneyOf(usual) };
  if (difference >= -CLOSE) return raiseOf(before, now, Number(usual.amount)) ?? { kind: "usual" };
  const seen = before.findLast(({ amount }) => Number(amount) <= current);
  return seen
    ? { kind: "seen-before", percent, usual: moneyOf(usual), day: seen.day }
    : { kind: "lowest", percent, usual: moneyOf(usual) };
}

/** A usual price that only looks reduced after an increase. */
function raiseOf(before: readonly PricedDay[], now: PricedDay, usual: number): PriceVerdict | null {
  const lately = before.filter(({ day }) => daysBetween(day, now.day) <= RAISED_WITHIN_DAYS);
  const raised = lately.filter(({ amount }) => Number(amount) > usual * (1 + RAISED));
  const peak = raised.toSorted((a, b) => Number(b.amount) - Number(a.amount))[0];
  return peak ? { kind: "raised-first", peak: moneyOf(peak), day: peak.day } : null;
}

/** Returns the price of a day together with its currency. */
export const moneyOf = ({ amount, currency }: PricedDay): Money => ({ amount, currency });
