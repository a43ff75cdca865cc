import { sql, bigint, boolean, index, integer, pgSequence, pgTable, text, uniqueIndex } from "../drizzle.ts";
import { checkLength, checkNonNegative } from "./checks.ts";
import { createdAt, id, instant, updatedAt } from "./columns.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_NAME_LENGTH, MAX_URL_LENGTH } from "./limits.ts";

/** A sequence that numbers the readings of a customer's billing state in the order in which they started. */
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
    premiumUpgradedAt: instant(),
    /** The subscription's ID at the payment provider. */
    subscriptionId: text().unique("users_subscription_id_key"),
    customerId: text().unique("users_customer_id_key"),
    subscriptionPeriodEnd: instant(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** The status, in the payment provider's terms. */
    subscriptionStatus: text(),
    /**
     * When premium ends if no further event arrives; null if it doesn't end. Use `isPremiumNow` to find out whether
     * premium is active.
     */
    premiumUntil: instant(),
    /** The number of the reading that the billing columns come from. Older readings are ignored. */
    billingReading: bigint({ mode: "number" }).notNull().default(0),
    billingReadAt: instant(),
    emailNotificationsEnabled: boolean().notNull().default(true),
    /** Whether an AI model may see the photos of compared products. */
    photoReadingEnabled: boolean().notNull().default(true),
    personalizedAnalysisGenerated: boolean().notNull().default(false),
    personalizedAnalysisAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    index("users_billing_due_index")
      .on(t.subscriptionPeriodEnd)
      .where(sql`${t.subscriptionId} is not null`),
    checkLength(t.email, 3, MAX_EMAIL_LENGTH),
    checkLength(t.subscriptionStatus, 1, MAX_LABEL_LENGTH),
    checkLength(t.name, 1, MAX_NAME_LENGTH),
    checkLength(t.password, 1, MAX_LABEL_LENGTH),
    checkLength(t.firstName, 0, MAX_NAME_LENGTH),
    checkLength(t.lastName, 0, MAX_NAME_LENGTH),
    checkLength(t.profileImageUrl, 1, MAX_URL_LENGTH),
    checkNonNegative(t.comparisonsUsed),
  ],
);
