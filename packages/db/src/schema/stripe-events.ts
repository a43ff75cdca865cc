import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns.ts";

/** The webhook's ledger: an event that stands here was seen. Nothing of its payload is trusted but the customer. */
export const stripeEvents = pgTable("stripe_events", {
  /** The provider's own id of the event. */
  id: text().primaryKey(),
  type: text().notNull(),
  customerId: text(),
  processedAt: time(),
  createdAt: createdAt(),
});
