import { index, pgTable, text, unique } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/** Comparisons in progress, each holding a slot in the quota. */
export const comparisonReservations = pgTable(
  "comparison_reservations",
  {
    id: id(),
    userId: ownerId(),
    requestId: text(),
    /** After this time, the process that holds it counts as dead, and the slot is free again. */
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("comparison_reservations_user_request_key").on(t.userId, t.requestId),
    index("comparison_reservations_expires_at_index").on(t.expiresAt),
    checkLength(t.requestId, 1, MAX_LABEL_LENGTH),
  ],
);
