import { and, eq, inArray, isNotNull, isNull, sql } from "../../drizzle.ts";
import { comparisons, emailNotifications, notificationMatches, products } from "../../schema.ts";
import { comparisonColumns } from "../comparisons/comparison-row.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import { isPremiumNow } from "../billing/premium-now.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { unflattenComparison } from "@dupewise/domain/comparison/flat-sides";
import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import type { Product } from "@dupewise/domain/product/product";
import type { Db } from "../../connect.ts";
import type { AlertItem } from "./alerted-products.ts";

/** A product's cached page, with the product that was read from it. */
export interface ProductPage {
  id: string;
  url: string;
  price: string | null;
  reading: Product;
}

/** An alert that a product matches, with its recipient. */
export interface MatchingAlert extends Pick<
  EmailNotification,
  "id" | "userId" | "productName" | "manufacturer" | "gender" | "similarityThreshold"
> {
  unsubscribeToken: string;
  email: string;
  name: string;
  isPremium: boolean;
  emailNotificationsEnabled: boolean;
}

interface MatchCandidate {
  item: AlertItem;
  product: ProductPage;
  similarityScore: number;
  reason: string;
  /** The user whose comparison it was, if any: their own alerts are skipped. */
  searcherId: string | null;
  /** Whether the product came from a feed, as one of many. */
  isImported: boolean;
}

/** Returns the IDs of the cached products with these URLs. */
export function findProductIds(db: Db, urls: readonly string[]): Promise<{ id: string }[]> {
  if (urls.length === 0) return Promise.resolve([]);
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.url, [...urls]), isNotNull(products.reading)));
}

/**
 * Returns the latest cached page of a product, or undefined if the page could not be read or the product is unknown.
 */
export async function findCachedPage(db: Db, id: string): Promise<ProductPage | undefined> {
  const [row] = await db
    .select({ id: products.id, url: products.url, price: products.price, reading: products.reading })
    .from(products)
    .where(eq(products.id, id));
  return row?.reading ? { ...row, reading: row.reading } : undefined;
}

/** Returns the comparison with this ID, whoever owns it, or undefined if it has been deleted. */
export async function findSourceComparison(db: Db, comparisonId: string): Promise<Comparison | undefined> {
  const [row] = await db
    .select(comparisonColumns)
    .from(comparisons)
    .where(and(eq(comparisons.id, comparisonId), isNull(comparisons.deletedAt)));
  return row && unflattenComparison(row);
}

/**
 * Locks the alerts that a product matches until the transaction ends, and returns them ordered by ID. These are the
 * active alerts for the candidate's item whose threshold the candidate's score reaches and that haven't matched the
 * product before. Skips alerts of the user whose comparison found the product, and of users who have already compared
 * the product.
 */
export async function lockMatchingAlerts(tx: Db, candidate: MatchCandidate, limit: number): Promise<MatchingAlert[]> {
  const { item, product, similarityScore, searcherId, isImported } = candidate;
  return tx.execute<MatchingAlert & Record<string, unknown>>(sql`
    select n.id, n.user_id as "userId", n.product_name as "productName", n.manufacturer, n.gender,
      n.similarity_threshold as "similarityThreshold", n.unsubscribe_token as "unsubscribeToken",
      users.email, users.name, ${isPremiumNow} as "isPremium", users.email_notifications_enabled as "emailNotificationsEnabled"
    from email_notifications n join users on users.id = n.user_id
    where n.is_active and n.maker_key = ${item.makerKey} and n.product_name = ${item.productName}
      and n.manufacturer = ${item.manufacturer} and n.gender = ${item.gender}
      and n.user_id is distinct from ${searcherId} and n.similarity_threshold <= ${similarityScore}
      and not exists (select from notification_matches m
        where m.notification_id = n.id and m.product_id = ${product.id})
      and not exists (select from comparisons c where c.user_id = n.user_id
        and ${product.url} in (c.original_url, c.dupe_url, c.original_product ->> 'url', c.dupe_product ->> 'url'))
      ${isImported ? hasRoomToday : sql``}
    order by n.id limit ${limit} for no key update of n`);
}

/** An alert should not report thousands of black dresses from one feed. */
const MOST_IMPORTED = 20;
const hasRoomToday = sql`and (select count(*) from notification_matches today
  where today.notification_id = n.id and today.created_at > now() - interval '1 day') < ${MOST_IMPORTED}`;

/**
 * Stores a match for each of the given alerts that doesn't have one for the product yet. Returns the IDs of the alerts
 * that received a match.
 */
export async function storeMatches(
  tx: Db,
  candidate: MatchCandidate,
  alertIds: readonly string[],
): Promise<Set<string>> {
  if (alertIds.length === 0) return new Set();
  const { product, similarityScore, reason } = candidate;
  const stored = await tx
    .insert(notificationMatches)
    .values(alertIds.map((notificationId) => ({ notificationId, productId: product.id, similarityScore, reason })))
    .onConflictDoNothing()
    .returning({ notificationId: notificationMatches.notificationId });
  return new Set(stored.map(({ notificationId }) => notificationId));
}

/** Returns the IDs of the given alerts that have sent an email within the last day. The alerts must be locked. */
export async function listRecentlyMailedAlerts(tx: Db, alertIds: readonly string[]): Promise<Set<string>> {
  if (alertIds.length === 0) return new Set();
  const { notificationId, mailedAt } = notificationMatches;
  const rows = await tx
    .selectDistinct({ notificationId })
    .from(notificationMatches)
    .where(and(inArray(notificationId, [...alertIds]), sql`${mailedAt} > now() - interval '1 day'`));
  return new Set(rows.map((row) => row.notificationId));
}

/** Returns the IDs of the given users who have already been emailed about a product through any of their alerts. */
export async function listNotifiedUsers(tx: Db, userIds: readonly string[], productId: string): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ userId: emailNotifications.userId })
    .from(notificationMatches)
    .innerJoin(emailNotifications, eq(emailNotifications.id, notificationMatches.notificationId))
    .where(
      and(
        eq(notificationMatches.productId, productId),
        isNotNull(notificationMatches.mailedAt),
        inArray(emailNotifications.userId, [...userIds]),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Records that these users have been emailed about a product, for each of their alerts that has matched the product.
 */
export async function markUsersMailed(tx: Db, userIds: readonly string[], productId: string): Promise<void> {
  if (userIds.length === 0) return;
  const theirs = tx
    .select({ id: emailNotifications.id })
    .from(emailNotifications)
    .where(inArray(emailNotifications.userId, [...userIds]));
  await tx
    .update(notificationMatches)
    .set({ mailedAt: sql`now()` })
    .where(
      and(
        eq(notificationMatches.productId, productId),
        isNull(notificationMatches.mailedAt),
        inArray(notificationMatches.notificationId, theirs),
      ),
    );
}

/**
 * Records that all alerts for these items have just been checked, unless that was already recorded within the last
 * hour. Skips the alerts of the user whose comparison caused the check.
 */
export async function markAlertsChecked(db: Db, items: readonly AlertItem[], searcherId: string | null): Promise<void> {
  if (items.length === 0) return;
  const columns = (["makerKey", "productName", "manufacturer", "gender"] as const).map((name) =>
    toSqlTextArray(items.map((item) => item[name])),
  );
  await db.execute(sql`
    update email_notifications n set last_checked = now()
    from unnest(${sql.join(columns, sql`, `)}) as w (maker_key, product_name, manufacturer, gender)
    where n.is_active and n.maker_key = w.maker_key and n.product_name = w.product_name
      and n.manufacturer = w.manufacturer and n.gender = w.gender and n.user_id is distinct from ${searcherId}
      and coalesce(n.last_checked < now() - interval '1 hour', true)`);
}
