import { sql, index, jsonb, pgTable, text, uniqueIndex } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { createdAt, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

export const sessions = pgTable(
  "sessions",
  {
    /** The hash of the cookie's token, so that reading this table doesn't let anyone sign in. */
    sid: text().primaryKey(),
    sess: jsonb()
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    expire: instant().notNull(),
    userId: ownerId(),
    createdAt: createdAt(),
  },
  (t) => [
    index("sessions_expire_index").on(t.expire),
    index("sessions_user_id_index").on(t.userId),
    checkLength(t.sid, 32, MAX_LABEL_LENGTH),
  ],
);

/** Password reset tokens, at most one per account; using one deletes it. */
export const passwordResetTokens = pgTable(
  "password_reset_tokens",
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("password_reset_tokens_user_id_key").on(t.userId),
    index("password_reset_tokens_expires_at_index").on(t.expiresAt),
    checkLength(t.tokenHash, 32, MAX_LABEL_LENGTH),
  ],
);
