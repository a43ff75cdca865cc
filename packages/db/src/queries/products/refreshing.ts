import { and, eq, gt, lt, sql } from "../../drizzle.ts";
import { emailNotifications, notificationMatches, products } from "../../schema.ts";
import { PRODUCT_FRESH_MS } from "@dupewise/domain/product/freshness";
import type { Db } from "../../connect.ts";

/** An older match has been looked at, or never will be. */
const MATCH_LASTS = sql`interval '30 days'`;

/** Returns a product's normalized URL, or undefined if the product doesn't exist. */
export async function findProductUrl(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ url: products.url }).from(products).where(eq(products.id, id));
  return row?.url;
}

/**
 * Lists the IDs of products that active alerts have matched within the last 30 days and whose cached page has expired,
 * oldest first, one per host. Doesn't include products that appear only in comparisons, because a rerun fetches a stale
 * page anyway.
 */
export async function listStaleMatchedProducts(db: Db, limit: number): Promise<string[]> {
  const host = sql`split_part(${products.url}, '/', 3)`;
  const due = db.$with("due").as(
    db
      .selectDistinctOn([host], { id: products.id, lastScrapedAt: products.lastScrapedAt })
      .from(notificationMatches)
      .innerJoin(products, eq(products.id, notificationMatches.productId))
      .innerJoin(emailNotifications, eq(emailNotifications.id, notificationMatches.notificationId))
      .where(
        and(
          eq(emailNotifications.isActive, true),
          gt(notificationMatches.createdAt, sql`now() - ${MATCH_LASTS}`),
          lt(products.lastScrapedAt, sql`now() - make_interval(secs => ${PRODUCT_FRESH_MS / 1000})`),
        ),
      )
      .orderBy(host, products.lastScrapedAt),
  );
  const rows = await db.with(due).select({ id: due.id }).from(due).orderBy(due.lastScrapedAt).limit(limit);
  return rows.map(({ id }) => id);
}
