import { GENDERS } from "@dupewise/domain/notification";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { length, oneOf, range } from "./checks.ts";
import { createdAt, id, time, updatedAt } from "./columns.ts";
import { LABEL, TEXT } from "./limits.ts";
import { products } from "./products.ts";
import { users } from "./users.ts";

/** An alert: tell me when somebody finds a dupe of this product. */
export const emailNotifications = pgTable(
  "email_notifications",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productName: text().notNull(),
    manufacturer: text().notNull(),
    gender: text({ enum: GENDERS }).notNull().default("unisex"),
    similarityThreshold: integer().notNull().default(85),
    isActive: boolean().notNull().default(true),
    lastChecked: time(),
    /** In the address of the one-click unsubscribe: it can pause this alert and nothing else. */
    unsubscribeToken: text()
      .notNull()
      .unique("email_notifications_unsubscribe_token_key")
      .default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("email_notifications_user_id_index").on(t.userId, t.createdAt),
    index("email_notifications_product_name_index")
      .using("gin", t.productName.op("gin_trgm_ops"))
      .where(sql`${t.isActive}`),
    length(t.productName, 1, LABEL),
    length(t.manufacturer, 1, LABEL),
    oneOf(t.gender, GENDERS),
    range(t.similarityThreshold, 50, 100),
  ],
);

/** A product that an alert found. One row for each pair, so that nothing is sent twice. */
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
    /** Why it matched, in words for the mail. */
    reason: text().notNull(),
    mailedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notification_matches_notification_product_key").on(t.notificationId, t.productId),
    index("notification_matches_product_id_index").on(t.productId),
    range(t.similarityScore, 0, 100),
    length(t.reason, 1, TEXT),
  ],
);
