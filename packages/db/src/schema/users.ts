import { sql, bigint, boolean, index, integer, pgSequence, pgTable, text, uniqueIndex } from "../drizzle.ts";
import { checkLength, checkNonNegative } from "./checks.ts";
import { createdAt, id, time, updatedAt } from "./columns.ts";
import { EMAIL, LABEL, NAME, URL } from "./limits.ts";

/** Numbers the readings of a customer's billing state in the order they started. */
export const billingReadings = pgSequence("billing_readings");

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    /**
     * The hash in PHC format, which includes its parameters; null for accounts that sign in only through a provider.
     */
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
    /** In the payment provider's terms. */
    subscriptionStatus: text(),
    /** When premium ends without further events; null for never. Read `isPremiumNow` instead. */
    premiumUntil: time(),
    /** The reading that all of this comes from; older ones are ignored. */
    billingReading: bigint({ mode: "number" }).notNull().default(0),
    billingReadAt: time(),
    emailNotificationsEnabled: boolean().notNull().default(true),
    /** Whether an AI model may see the photos of compared products. */
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
    checkLength(t.email, 3, EMAIL),
    checkLength(t.subscriptionStatus, 1, LABEL),
    checkLength(t.name, 1, NAME),
    checkLength(t.password, 1, LABEL),
    checkLength(t.firstName, 0, NAME),
    checkLength(t.lastName, 0, NAME),
    checkLength(t.profileImageUrl, 1, URL),
    checkNonNegative(t.comparisonsUsed),
  ],
);
