import { daysBetween, type PricePoint } from "@dupewise/domain/watches/price-point";

/** A price that stayed the same from one day to another. */
export interface PriceRun {
  from: string;
  to: string;
  amount: string;
  currency: string | null;
}

/** The longest gap between two equal prices of one run. After a longer one, the price may have changed in between. */
const LONGEST_GAP_DAYS = 7;

/** Returns true if too many days lie between two runs to assume that the price stayed the same. */
export const isGap = (before: PriceRun, next: Pick<PriceRun, "from">): boolean =>
  daysBetween(before.to, next.from) > LONGEST_GAP_DAYS;

/** Merges consecutive days with the same price into runs, oldest first. */
export function mergePriceRuns(history: readonly PricePoint[]): PriceRun[] {
  const runs: PriceRun[] = [];
  for (const { day, amount, currency } of history) {
    if (amount === null) continue;
    const last = runs.at(-1);
    if (last && Number(last.amount) === Number(amount) && !isGap(last, { from: day })) last.to = day;
    else runs.push({ from: day, to: day, amount, currency });
  }
  return runs;
}

/** Formats a day in UTC: "March 1, 2026". */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
