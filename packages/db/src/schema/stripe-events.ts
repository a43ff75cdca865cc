import { pgTable, text } from "../drizzle.ts";
import { createdAt, time } from "./columns.ts";

/** The webhook's ledger of seen events. Of a payload, only the customer ID is trusted. */
export const stripeEvents = pgTable("stripe_events", {
  /** The provider's ID of the event. */
  id: text().primaryKey(),
  type: text().notNull(),
  customerId: text(),
  processedAt: time(),
  createdAt: createdAt(),
});
