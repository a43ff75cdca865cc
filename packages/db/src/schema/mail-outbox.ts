import { sql, index, integer, jsonb, pgTable, text } from "../drizzle.ts";
import { checkJson, checkLength, checkNonNegative } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_TEXT_LENGTH } from "./limits.ts";
import { users } from "./users.ts";

/**
 * Emails queued in a transaction and sent after it commits. Rows hold data; the text is rendered when the email is
 * sent.
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: id(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Identifies the occasion, so that queuing twice sends once. */
    dedupeKey: text().unique("mail_outbox_dedupe_key_key"),
    recipient: text().notNull(),
    kind: text().notNull(),
    /** The data that the email is rendered from; deleted once it has been sent. */
    content: jsonb().$type<unknown>(),
    attempts: integer().notNull().default(0),
    /** When to try next, which is also when the sender's lease ends. */
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    sentAt: instant(),
    /** When delivery was abandoned. */
    failedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mail_outbox_user_id_index").on(t.userId),
    index("mail_outbox_due_index")
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    checkLength(t.recipient, 3, MAX_EMAIL_LENGTH),
    checkLength(t.kind, 1, MAX_LABEL_LENGTH),
    checkJson(t.content, "object"),
    checkLength(t.lastError, 0, MAX_TEXT_LENGTH),
    checkNonNegative(t.attempts),
  ],
);
