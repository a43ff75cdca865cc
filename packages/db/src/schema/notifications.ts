import {
  DEFAULT_ALERT_THRESHOLD,
  ALERT_THRESHOLD_MAX,
  ALERT_THRESHOLD_MIN,
  GENDERS,
} from "@dupewise/domain/alerts/alert-rules";
import { sql, boolean, index, integer, pgTable, text, unique } from "../drizzle.ts";
import { checkLength, checkOneOf, checkRange } from "./checks.ts";
import { createdAt, id, instant, updatedAt } from "./columns.ts";
import { MAX_LABEL_LENGTH, MAX_TEXT_LENGTH } from "./limits.ts";
import { products } from "./products.ts";
import { ownerId } from "./owner-id.ts";
import { users } from "./users.ts";

/** Users' alerts for new dupes of a product. */
export const emailNotifications = pgTable(
  "email_notifications",
  {
    id: id(),
    userId: ownerId(),
    productName: text().notNull(),
    manufacturer: text().notNull(),
    gender: text({ enum: GENDERS }).notNull().default("unisex"),
    similarityThreshold: integer().notNull().default(DEFAULT_ALERT_THRESHOLD),
    isActive: boolean().notNull().default(true),
    lastChecked: instant(),
    /** The maker's normalized name: without case, accents, vowels and doubled letters. */
    makerKey: text().notNull().default(""),
    /** The lookup key of the appearance that the name describes; null if it describes too little. */
    looksKey: text(),
    /** Part of the one-click unsubscribe URL. It can only pause this alert. */
    unsubscribeToken: text()
      .notNull()
      .unique("email_notifications_unsubscribe_token_key")
      .default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("email_notifications_user_id_index").on(t.userId, t.createdAt),
    // The maker first: otherwise a name shared by thousands ("black dress") would be looked up for every maker.
    index("email_notifications_wish_index")
      .using("gin", t.productName.op("gin_trgm_ops"), sql`(array[${t.makerKey}])`)
      .where(sql`${t.isActive}`),
    index("email_notifications_maker_key_index")
      .on(t.makerKey, t.productName, t.id)
      .where(sql`${t.isActive}`),
    index("email_notifications_looks_key_index")
      .on(t.looksKey)
      .where(sql`${t.isActive} and ${t.looksKey} is not null`),
    checkLength(t.productName, 1, MAX_LABEL_LENGTH),
    checkLength(t.manufacturer, 1, MAX_LABEL_LENGTH),
    checkLength(t.makerKey, 0, MAX_LABEL_LENGTH),
    checkLength(t.looksKey, 1, MAX_LABEL_LENGTH),
    checkOneOf(t.gender, GENDERS),
    checkRange(t.similarityThreshold, ALERT_THRESHOLD_MIN, ALERT_THRESHOLD_MAX),
  ],
);

/** Products that alerts have found, one row for each alert and product, so that nothing is reported twice. */
export const notificationMatches = pgTable(
  "notification_matches",
  {
    id: id(),
    notificationId: text()
      .notNull()
      .references(() => emailNotifications.id, { onDelete: "cascade" }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    similarityScore: integer().notNull(),
    /** Why it matched, as the email states it. */
    reason: text().notNull(),
    /** When an email reported it; null until then. */
    mailedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notification_matches_notification_product_key").on(t.notificationId, t.productId),
    index("notification_matches_product_id_index").on(t.productId),
    index("notification_matches_unmailed_index")
      .on(t.createdAt)
      .where(sql`${t.mailedAt} is null`),
    checkRange(t.similarityScore, 0, 100),
    checkLength(t.reason, 1, MAX_TEXT_LENGTH),
  ],
);

/** Tokens of unsubscribe links. A token can only turn its account's email notifications off and on. */
export const unsubscribeTokens = pgTable("unsubscribe_tokens", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  token: text()
    .notNull()
    .unique("unsubscribe_tokens_token_key")
    .default(sql`gen_random_uuid()::text`),
  /** When the account's last daily digest was sent. */
  lastDigestAt: instant(),
  /** When the account's last weekly summary was sent. */
  lastWeeklyAt: instant(),
  createdAt: createdAt(),
});
