import { and, desc, eq, getTableColumns, sql } from "../../drizzle.ts";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import type { WatchConditions } from "@dupewise/domain/watches/price-news";
import type { PricePoint } from "@dupewise/domain/watches/price-point";
import type { Watch } from "@dupewise/domain/watches/watch";
import { watchedPages, watches } from "../../schema.ts";
import { lockUser } from "../limits/quota.ts";
import type { Db } from "../../connect.ts";

/** The IDs of a watch and its owner. Queries require both, so that they never find another user's watch. */
export interface WatchKey {
  id: string;
  userId: string;
}

const whereOwn = ({ id, userId }: WatchKey) => and(eq(watches.id, id), eq(watches.userId, userId));
const { url, problem } = watchedPages;
const columns = { ...getTableColumns(watches), url, problem };
type Row = typeof watches.$inferSelect & { url: string; problem: string | null };

const rowsOf = (db: Db) =>
  db.select(columns).from(watches).innerJoin(watchedPages, eq(watchedPages.id, watches.pageId)).$dynamic();

/** Lists a user's watches, newest first. */
export async function listWatches(db: Db, userId: string): Promise<Watch[]> {
  const rows = await rowsOf(db).where(eq(watches.userId, userId)).orderBy(desc(watches.createdAt), desc(watches.id));
  return rows.map(toWatch);
}

/** Returns a watch, or undefined if it doesn't exist. */
export async function findWatch(db: Db, key: WatchKey): Promise<Watch | undefined> {
  const [row] = await rowsOf(db).where(whereOwn(key));
  return row && toWatch(row);
}

/** The page, title and conditions of a watch to store. */
export interface NewWatch extends WatchConditions {
  url: string;
  title: string;
  comparisonId: string | null;
}

/**
 * Stores a watch and returns its ID and its page's ID. If the user already watches the page, updates the conditions
 * instead. Returns "limit_reached" if the plan's limit or the account's maximum is reached.
 * @param limit the number of watches that the plan includes, or null if unlimited
 */
export function upsertWatch(
  db: Db,
  userId: string,
  { url: address, ...watch }: NewWatch,
  limit: number | null,
): Promise<{ id: string; pageId: number } | "limit_reached"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [page] = await tx
      .insert(watchedPages)
      .values({ url: address })
      .onConflictDoUpdate({ target: watchedPages.url, set: { url: address } })
      .returning({ id: watchedPages.id });
    if (!page) throw new Error("The inserted row is missing");
    const conditions = { below: watch.below, dropPercent: watch.dropPercent, backInStock: watch.backInStock };
    const [known] = await tx
      .update(watches)
      .set({ ...conditions, reportedAmount: null })
      .where(and(eq(watches.userId, userId), eq(watches.pageId, page.id)))
      .returning({ id: watches.id });
    if (known) return { id: known.id, pageId: page.id };
    const held = await tx.$count(watches, eq(watches.userId, userId));
    if (held >= Math.min(limit ?? Infinity, STORAGE_LIMITS.watches)) return "limit_reached";
    const [made] = await tx
      .insert(watches)
      .values({ ...watch, userId, pageId: page.id })
      .returning({ id: watches.id });
    return made ? { id: made.id, pageId: page.id } : "limit_reached";
  });
}

/** Changes a watch's conditions. Returns false if the watch doesn't exist. */
export async function updateWatch(db: Db, key: WatchKey, conditions: WatchConditions): Promise<boolean> {
  const set = { ...conditions, reportedAmount: null };
  return (await db.update(watches).set(set).where(whereOwn(key)).returning({ id: watches.id })).length > 0;
}

/** Deletes a watch. Returns false if it doesn't exist. */
export async function deleteWatch(db: Db, key: WatchKey): Promise<boolean> {
  return (await db.delete(watches).where(whereOwn(key)).returning({ id: watches.id })).length > 0;
}

/**
 * Lists the prices of a watched page, one per day, oldest first. For a day with two prices, the page's price takes
 * precedence over the one that the owner's browser saw.
 */
export function listPrices(db: Db, key: WatchKey): Promise<PricePoint[]> {
  return db.execute<PricePoint & Record<string, unknown>>(sql`
    with watch as (select id, page_id from watches where id = ${key.id} and user_id = ${key.userId})
    select distinct on (day) day::text, amount, currency, is_available as "isAvailable" from (
      select day, amount, currency, is_available, 0 as place from page_prices
      where page_id = (select page_id from watch)
      union all
      select day, amount, currency, is_available, 1 from own_prices where watch_id = (select id from watch)
    ) prices order by day, amount is null, place`);
}

/** Returns a user's watches with their prices, for the account export. */
export async function exportWatches(db: Db, userId: string) {
  const all = await listWatches(db, userId);
  return Promise.all(all.map(async (watch) => ({ ...watch, prices: await listPrices(db, { id: watch.id, userId }) })));
}

function toWatch(row: Row): Watch {
  const { currency, startAmount, amount, newsKind, newsAmount, newsAt } = row;
  const money = (value: string | null) => (value === null ? null : { amount: value, currency });
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    comparisonId: row.comparisonId,
    below: row.below,
    dropPercent: row.dropPercent,
    backInStock: row.backInStock,
    currency,
    startPrice: money(startAmount),
    price: money(amount),
    isAvailable: row.isAvailable,
    readAt: row.readAt,
    problem: row.problem,
    news: newsKind === null || newsAt === null ? null : { kind: newsKind, price: money(newsAmount), at: newsAt },
    createdAt: row.createdAt,
  };
}
