import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { and, desc, eq, getTableColumns, ne, sql } from "../../drizzle.ts";
import { emailNotifications, notificationMatches, products } from "../../schema.ts";
import { lockUser } from "../limits/quota.ts";
import type { EmailNotification, NotificationMatch } from "@dupewise/domain/alerts/alert";
import type { Db } from "../../connect.ts";

interface Key {
  id: string;
  userId: string;
}
type AlertFields = Pick<EmailNotification, "productName" | "manufacturer" | "gender" | "similarityThreshold">;

/** The keys under which an alert is stored, so that matching products can find it. */
export interface AlertKeys {
  makerKey: string;
  /** The key of the visual attributes that the product name mentions; null when it mentions too few. */
  looksKey: string | null;
}

const MOST_LISTED = 500;
const {
  unsubscribeToken: _secret,
  makerKey: _maker,
  looksKey: _looks,
  ...stored
} = getTableColumns(emailNotifications);
/** Every page read is checked against every active alert, through lookups that write nothing for alerts far from it. */
const lastChecked = sql<Date | null>`greatest(email_notifications.last_checked, (
  select max(read.last_scraped_at) from products read
  where email_notifications.is_active and read.last_scraped_at > email_notifications.updated_at
))`.mapWith(emailNotifications.lastChecked);
const columns = { ...stored, lastChecked };
const whereOwn = ({ id, userId }: Key) => and(eq(emailNotifications.id, id), eq(emailNotifications.userId, userId));

/** Lists a user's alerts, newest first. */
export function listNotifications(db: Db, userId: string): Promise<EmailNotification[]> {
  return db
    .select(columns)
    .from(emailNotifications)
    .where(eq(emailNotifications.userId, userId))
    .orderBy(desc(emailNotifications.createdAt), desc(emailNotifications.id))
    .limit(STORAGE_LIMITS.alerts);
}

/**
 * Stores an alert. Returns "limit_reached" if the user has no slots left, even when several inserts run concurrently.
 * @param limit the maximum number of alerts on the user's plan, or null for the storage limit
 */
export function insertNotification(
  db: Db,
  userId: string,
  alert: AlertFields & AlertKeys,
  limit: number | null,
): Promise<EmailNotification | "limit_reached"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const held = await tx.$count(emailNotifications, eq(emailNotifications.userId, userId));
    if (held >= (limit ?? STORAGE_LIMITS.alerts)) return "limit_reached";
    const [made] = await tx
      .insert(emailNotifications)
      .values({ ...alert, userId })
      .returning(columns);
    return made ?? "limit_reached";
  });
}

interface UpdateOptions {
  /** The number of active alerts that the plan allows; null for unlimited. */
  limit: number | null;
  /** Rebuilds the keys from the alert's new text. If absent, the keys stay the same. */
  keysOf?: (alert: Pick<AlertFields, "productName" | "manufacturer">) => AlertKeys;
}

/**
 * Updates an alert. Returns undefined if it doesn't exist, or "limit_reached" if the update would enable it and the
 * user has no slots left.
 */
export function updateNotification(
  db: Db,
  key: Key,
  changes: { [Field in keyof AlertFields]?: AlertFields[Field] | undefined } & { isActive?: boolean | undefined },
  { limit, keysOf }: UpdateOptions,
): Promise<EmailNotification | "limit_reached" | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, key.userId);
    const current = await findNotification(tx, key);
    if (!current) return undefined;
    if (changes.isActive === true && limit !== null) {
      const others = and(
        eq(emailNotifications.userId, key.userId),
        eq(emailNotifications.isActive, true),
        ne(emailNotifications.id, key.id),
      );
      if ((await tx.$count(emailNotifications, others)) >= limit) return "limit_reached";
    }
    const { productName = current.productName, manufacturer = current.manufacturer } = changes;
    // Undefined fields stay unchanged.
    const [changed] = await tx
      .update(emailNotifications)
      .set({ ...changes, ...keysOf?.({ productName, manufacturer }), lastChecked })
      .where(whereOwn(key))
      .returning(columns);
    return changed;
  });
}

/** Deletes an alert. Returns false if it doesn't exist. */
export async function deleteNotification(db: Db, key: Key): Promise<boolean> {
  const gone = await db.delete(emailNotifications).where(whereOwn(key)).returning({ id: emailNotifications.id });
  return gone.length > 0;
}

/** Returns an alert, or undefined if it doesn't exist or belongs to someone else. */
export async function findNotification(db: Db, key: Key): Promise<EmailNotification | undefined> {
  const [found] = await db.select(columns).from(emailNotifications).where(whereOwn(key));
  return found;
}

/** Lists an alert's matches, at most 500, newest first. */
export function listMatches(db: Db, key: Key): Promise<NotificationMatch[]> {
  const { id, notificationId, similarityScore, reason, mailedAt, createdAt } = notificationMatches;
  const { url, title, brand, price, imageUrl } = products;
  return db
    .select({ id, notificationId, similarityScore, reason, mailedAt, createdAt, url, title, brand, price, imageUrl })
    .from(notificationMatches)
    .innerJoin(emailNotifications, eq(emailNotifications.id, notificationId))
    .innerJoin(products, eq(products.id, notificationMatches.productId))
    .where(whereOwn(key))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_LISTED);
}

/** Returns the image URL of a match, or undefined if the match doesn't belong to one of the user's alerts. */
export async function findMatchImage(db: Db, { id, userId }: Key): Promise<{ imageUrl: string | null } | undefined> {
  const [found] = await db
    .select({ imageUrl: products.imageUrl })
    .from(notificationMatches)
    .innerJoin(emailNotifications, eq(emailNotifications.id, notificationMatches.notificationId))
    .innerJoin(products, eq(products.id, notificationMatches.productId))
    .where(and(eq(notificationMatches.id, id), eq(emailNotifications.userId, userId)));
  return found;
}
