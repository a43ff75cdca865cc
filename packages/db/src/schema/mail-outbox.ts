import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { length, notNegative } from "./checks.ts";
import { createdAt, id, time } from "./columns.ts";
import { EMAIL, LABEL, TEXT } from "./limits.ts";
import { users } from "./users.ts";

/** Mails that were decided on in a transaction and leave after it. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: id(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Says what the mail is about, so that deciding twice sends once. */
    dedupeKey: text().unique("mail_outbox_dedupe_key_key"),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    headers: jsonb()
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    attempts: integer().notNull().default(0),
    nextAttemptAt: time().notNull().defaultNow(),
    lastError: text(),
    sentAt: time(),
    /** Given up on. */
    failedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mail_outbox_user_id_index").on(t.userId),
    index("mail_outbox_due_index")
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    length(t.recipient, 3, EMAIL),
    length(t.subject, 1, LABEL),
    length(t.lastError, 0, TEXT),
    notNegative(t.attempts),
  ],
);
