import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgSequence, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { length, notNegative } from "./checks.ts";
import { createdAt, id, time, updatedAt } from "./columns.ts";
import { EMAIL, LABEL, NAME, URL } from "./limits.ts";

/** Numbers readings of a customer's billing state in the order they began. */
export const billingReadings = pgSequence("billing_readings");

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    /** The hash, in the PHC format that names its own parameters; null where only a provider signs in. */
    password: text(),
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
    /** As the payment provider calls it. */
    subscriptionStatus: text(),
    /** When premium lapses if no news comes; null for never. Read `isPremiumNow`, which knows. */
    premiumUntil: time(),
    /** The reading that all of this comes from: an older one changes nothing any more. */
    billingReading: bigint({ mode: "number" }).notNull().default(0),
    billingReadAt: time(),
    emailNotificationsEnabled: boolean().notNull().default(true),
    /** Whether an AI model may look at the photos of what is compared. */
    photoReadingEnabled: boolean().notNull().default(true),
    personalizedAnalysisGenerated: boolean().notNull().default(false),
    personalizedAnalysisAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    index("users_billing_due_index")
      .on(t.subscriptionPeriodEnd)
      .where(sql`${t.subscriptionId} is not null`),
    length(t.email, 3, EMAIL),
    length(t.subscriptionStatus, 1, LABEL),
    length(t.name, 1, NAME),
    length(t.password, 1, LABEL),
    length(t.firstName, 0, NAME),
    length(t.lastName, 0, NAME),
    length(t.profileImageUrl, 1, URL),
    notNegative(t.comparisonsUsed),
  ],
);
