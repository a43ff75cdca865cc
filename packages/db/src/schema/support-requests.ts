import { SUPPORT_MESSAGE_MAX_LENGTH, SUPPORT_MESSAGE_MIN_LENGTH } from "@dupewise/domain/constants";
import { boolean, index, pgTable, text } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

export const supportRequests = pgTable(
  "support_requests",
  {
    id: id(),
    userId: ownerId(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** Premium members are answered first. */
    priority: boolean().notNull().default(false),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("support_requests_user_id_index").on(t.userId),
    index("support_requests_queue_index").on(t.answeredAt, t.priority, t.createdAt),
    checkLength(t.name, 1, MAX_NAME_LENGTH),
    checkLength(t.email, 3, MAX_EMAIL_LENGTH),
    checkLength(t.message, SUPPORT_MESSAGE_MIN_LENGTH, SUPPORT_MESSAGE_MAX_LENGTH),
  ],
);
