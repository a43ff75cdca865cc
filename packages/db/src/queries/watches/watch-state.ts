import { and, asc, eq, sql } from "../../drizzle.ts";
import type { NewsKind, WatchState } from "@dupewise/domain/watches/price-news";
import { users, watchedPages, watches } from "../../schema.ts";
import { isPremiumNow } from "../billing/premium-now.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { Db } from "../../connect.ts";

/** A watch that a reading may affect, with its owner. */
export interface WatchToCheck extends WatchState {
  id: string;
  title: string;
  url: string;
  userId: string;
  email: string;
  name: string;
  isPremium: boolean;
  emailNotificationsEnabled: boolean;
}

/** Returns true if a user is watching a page at one of these URLs. */
export async function isWatchingAny(db: Db, userId: string, urls: readonly string[]): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(sql`
    select exists (select from watches join watched_pages page on page.id = page_id
      where user_id = ${userId} and page.url = any(${toSqlTextArray(urls)})) as any`);
  return row?.any ?? false;
}

/** Selects watches: the next ones of a page after an ID, or those of one user for some pages. */
type WatchSelector = { pageId: number; after: string } | { userId: string; urls: readonly string[] };

/** Locks the selected watches until the transaction ends and returns at most `limit` of them, ordered by ID. */
export function lockWatches(tx: Db, selector: WatchSelector, limit: number): Promise<WatchToCheck[]> {
  const { id, title, userId, currency, startAmount, below, dropPercent, backInStock } = watches;
  const { isAvailable, reportedAmount } = watches;
  const these =
    "pageId" in selector
      ? and(eq(watches.pageId, selector.pageId), sql`${id} > ${selector.after}`)
      : and(eq(userId, selector.userId), sql`${watchedPages.url} = any(${toSqlTextArray(selector.urls)})`);
  return tx
    .select({
      id,
      title,
      userId,
      currency,
      startAmount,
      below,
      dropPercent,
      backInStock,
      isAvailable,
      reportedAmount,
      url: watchedPages.url,
      email: users.email,
      name: users.name,
      isPremium: isPremiumNow,
      emailNotificationsEnabled: users.emailNotificationsEnabled,
    })
    .from(watches)
    .innerJoin(watchedPages, eq(watchedPages.id, watches.pageId))
    .innerJoin(users, eq(users.id, userId))
    .where(these)
    .orderBy(asc(id))
    .limit(limit)
    .for("no key update", { of: watches });
}

interface CheckedWatch extends Pick<WatchState, "currency" | "startAmount" | "isAvailable" | "reportedAmount"> {
  id: string;
  /** In the watch's currency; null keeps the known price. */
  amount: string | null;
  news: NewsKind | null;
}

/** Stores the new states and prices of watches that have been checked. */
export async function storeCheckedWatches(tx: Db, readings: readonly CheckedWatch[]): Promise<void> {
  if (readings.length === 0) return;
  await tx.execute(sql`
    update watches set
      currency = r.currency, start_amount = r."startAmount", is_available = r."isAvailable",
      told_amount = r."reportedAmount", read_at = now(), amount = coalesce(r.amount, watches.amount),
      news_kind = coalesce(r.news, news_kind),
      news_amount = case when r.news is null then news_amount else r.amount end,
      news_at = case when r.news is null then news_at else now() end
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as r (
      id text, currency text, "startAmount" numeric, "isAvailable" boolean, "reportedAmount" numeric, amount numeric,
      news text)
    where watches.id = r.id`);
}
