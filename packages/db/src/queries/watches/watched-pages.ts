import { and, eq, inArray, sql } from "../../drizzle.ts";
import type { Money } from "@dupewise/domain/product/product";
import { ownPrices, pagePrices, watchedPages } from "../../schema.ts";
import type { Db } from "../../connect.ts";

/** The result of one reading of a page, or of one row of a feed. */
export interface PriceReading {
  price: Money | null;
  isAvailable: boolean;
}

const TODAY = sql`(now() at time zone 'utc')::date`;
/** Due again after a day, spread so that not all are due at the hour they were saved. */
const NEXT_DAY = sql`now() + interval '24 hours' + random() * interval '2 hours'`;
/** No page waits longer than this; a later time came from a wrong clock. */
const LONGEST_WAIT = sql`interval '3 days'`;
/** A process that dies while reading a page blocks it no longer. */
const HELD = sql`interval '1 hour'`;

/**
 * Claims watched pages that are due for a check, one per shop and most overdue first, and returns their IDs. Only one
 * process gets each page. A claimed page is due again after an hour unless its price has been stored by then.
 */
export async function claimDuePages(db: Db, limit: number): Promise<number[]> {
  const due = sql`(next_read_at <= now() or next_read_at > now() + ${LONGEST_WAIT})`;
  const rows = await db.execute<{ id: number }>(sql`
    with shops as (
      select distinct on (split_part(url, '/', 3)) id, next_read_at from watched_pages
      where ${due} and exists (select from watches where page_id = watched_pages.id)
      order by split_part(url, '/', 3), next_read_at
    )
    update watched_pages set next_read_at = now() + ${HELD}
    where id in (select id from shops order by next_read_at limit ${limit}) and ${due}
    returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Claims the watched pages whose product was updated by a feed import within the last 15 minutes. Returns their IDs.
 */
export async function claimPagesUpdatedByFeeds(db: Db, limit: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    update watched_pages set next_read_at = now() + ${HELD}
    where id in (
      select page.id from catalogue_sources source
      join catalogue_products product on product.source_id = source.id
      join watched_pages page on page.url = product.url
      where source.imported_at > now() - interval '15 minutes' and product.retired_at is null
        and product.updated_at > coalesce(page.read_at, '-infinity')
        and exists (select from watches where page_id = page.id)
      limit ${limit}
    )
    returning id`);
  return rows.map(({ id }) => id);
}

/** Returns the URL of a watched page, or undefined if the page doesn't exist or nobody is watching it. */
export async function findWatchedUrl(db: Db, pageId: number): Promise<string | undefined> {
  const isWatched = sql`exists (select from watches where page_id = ${pageId})`;
  const page = and(eq(watchedPages.id, pageId), isWatched);
  const [row] = await db.select({ url: watchedPages.url }).from(watchedPages).where(page);
  return row?.url;
}

/**
 * Returns the price that a feed has published for a page within the last two days, or undefined if there is none. A
 * page with such a price need not be fetched.
 */
export async function findFeedPrice(db: Db, url: string): Promise<PriceReading | undefined> {
  const [row] = await db.execute<{ amount: string | null; currency: string | null; isAvailable: boolean }>(sql`
    select price as amount, currency, is_available as "isAvailable" from catalogue_products product
    join catalogue_sources source on source.id = product.source_id
    where product.url = ${url} and retired_at is null and source.imported_at > now() - interval '2 days'
    order by source.imported_at desc limit 1`);
  if (!row) return undefined;
  const { amount, currency, isAvailable } = row;
  return { price: amount === null ? null : { amount, currency }, isAvailable };
}

/** Stores today's price and availability of a page, and schedules the next check. Must be called in a transaction. */
export async function storePagePrice(tx: Db, pageId: number, { price, isAvailable }: PriceReading): Promise<void> {
  const row = { amount: price?.amount ?? null, currency: price?.currency ?? null, isAvailable };
  await tx
    .update(watchedPages)
    .set({ readAt: sql`now()`, nextReadAt: NEXT_DAY, failures: 0, problem: null })
    .where(eq(watchedPages.id, pageId));
  await tx
    .insert(pagePrices)
    .values({ pageId, day: TODAY, ...row })
    .onConflictDoUpdate({ target: [pagePrices.pageId, pagePrices.day], set: row });
}

/**
 * Stores why a page could not be read, and schedules the next check. The wait doubles with each failure, from six hours
 * to two days.
 */
export async function storePageProblem(db: Db, pageId: number, problem: string): Promise<void> {
  const wait = sql`least(interval '2 days', interval '6 hours' * power(2, least(${watchedPages.failures}, 8)))`;
  await db
    .update(watchedPages)
    .set({
      readAt: sql`now()`,
      nextReadAt: sql`now() + ${wait}`,
      failures: sql`${watchedPages.failures} + 1`,
      problem,
    })
    .where(eq(watchedPages.id, pageId));
}

/**
 * Stores the price and availability that the owner's browser saw today, for this watch only. Must be called in a
 * transaction.
 */
export async function storeOwnPrice(tx: Db, watchId: string, { price, isAvailable }: PriceReading): Promise<void> {
  const row = { amount: price?.amount ?? null, currency: price?.currency ?? null, isAvailable };
  await tx
    .insert(ownPrices)
    .values({ watchId, day: TODAY, ...row })
    .onConflictDoUpdate({ target: [ownPrices.watchId, ownPrices.day], set: row });
}

/**
 * Deletes prices that are older than 13 months or dated in the future, and pages that nobody has watched for a month.
 */
export async function deleteOldPrices(db: Db): Promise<void> {
  const isOld = sql`day < ${TODAY} - 396 or day > ${TODAY} + 1`;
  await db.delete(pagePrices).where(isOld);
  await db.delete(ownPrices).where(isOld);
  const abandoned = db
    .select({ id: watchedPages.id })
    .from(watchedPages)
    .where(
      sql`coalesce(${watchedPages.readAt}, ${watchedPages.createdAt}) < now() - interval '30 days'
        and not exists (select from watches where page_id = ${watchedPages.id})`,
    );
  await db.delete(watchedPages).where(inArray(watchedPages.id, abandoned));
}
