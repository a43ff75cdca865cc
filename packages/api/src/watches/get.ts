import { judgePrice, lowestPrice, moneyOf, usualPrice } from "@dupewise/domain/watches/judge-price";
import { type PricedDay, type PricePoint, listPricedDays } from "@dupewise/domain/watches/price-point";
import { describeVerdict } from "@dupewise/domain/watches/describe-verdict";
import type { Watch, WatchWithHistory } from "@dupewise/domain/watches/watch";
import { findWatch, listPrices, type WatchKey } from "@dupewise/db/queries/watches/watches";
import type { ViewerContext } from "../context.ts";
import { throwNoSuchWatch } from "./no-such-watch.ts";

/** Returns one of the viewer's watches with its price history. Throws `not_found` if there is no such watch. */
export async function getWatch(ctx: ViewerContext, { id }: { id: string }): Promise<WatchWithHistory> {
  const key: WatchKey = { id, userId: ctx.viewer.id };
  const { db } = ctx.database;
  const [watch, points] = await Promise.all([findWatch(db, key), listPrices(db, key)]);
  return addPriceHistory(watch ?? throwNoSuchWatch(), points);
}

/** Adds to a watch its price history, and a judgment of today's price that is based on the history. */
export function addPriceHistory(watch: Watch, points: readonly PricePoint[]): WatchWithHistory {
  const today = new Date().toISOString().slice(0, 10);
  const days: PricedDay[] = listPricedDays(points, watch.currency, today);
  const usual = usualPrice(days, today);
  const verdict = judgePrice(days, today);
  return {
    ...watch,
    history: days,
    lowest: lowestPrice(days),
    usual: usual && moneyOf(usual),
    verdict,
    saying: describeVerdict(verdict, today),
  };
}
