import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { length, notNegative } from "./checks.ts";
import { createdAt, id, time, updatedAt } from "./columns.ts";
import { EMAIL, LABEL, NAME, URL } from "./limits.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    /** The hash, in the PHC format that names its own parameters. */
    password: text().notNull(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    comparisonsUsed: integer().notNull().default(0),
    isPremium: boolean().notNull().default(false),
    premiumUpgradedAt: time(),
    /** At the payment provider. */
    subscriptionId: text().unique("users_subscription_id_key"),
    customerId: text().unique("users_customer_id_key"),
    subscriptionPeriodEnd: time(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    emailNotificationsEnabled: boolean().notNull().default(true),
    personalizedAnalysisGenerated: boolean().notNull().default(false),
    personalizedAnalysisAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    length(t.email, 3, EMAIL),
    length(t.name, 1, NAME),
    length(t.password, 1, LABEL),
    length(t.firstName, 0, NAME),
    length(t.lastName, 0, NAME),
    length(t.profileImageUrl, 1, URL),
    notNegative(t.comparisonsUsed),
  ],
);
