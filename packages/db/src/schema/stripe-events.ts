import { pgTable, text } from "../drizzle.ts";
import { createdAt, instant } from "./columns.ts";

/**
 * The ledger of payment events, whether the webhook received them or they were listed later. Only the customer ID in a
 * payload is trusted.
 */
export const stripeEvents = pgTable("stripe_events", {
  /** The provider's ID of the event. */
  id: text().primaryKey(),
  type: text().notNull(),
  customerId: text(),
  processedAt: instant(),
  createdAt: createdAt(),
});
