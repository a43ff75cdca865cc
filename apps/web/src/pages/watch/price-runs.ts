import type { PricePoint } from "@dupewise/domain/watching/price-point";

/** A price that held from one day to another. */
export interface PriceRun {
  from: string;
  to: string;
  amount: string;
  currency: string | null;
}

/** Joins days with the same price, oldest first. */
export function priceRuns(history: readonly PricePoint[]): PriceRun[] {
  const runs: PriceRun[] = [];
  for (const { day, amount, currency } of history) {
    if (amount === null) continue;
    const last = runs.at(-1);
    if (last && Number(last.amount) === Number(amount)) last.to = day;
    else runs.push({ from: day, to: day, amount, currency });
  }
  return runs;
}

/** Writes a day in UTC for people: "March 1, 2026". */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
