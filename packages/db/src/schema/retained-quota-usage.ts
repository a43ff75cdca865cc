import { index, integer, pgTable, text } from "../drizzle.ts";
import { checkLength, checkRange } from "./checks.ts";
import { createdAt, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";

/** Random secrets shared by all servers on this database, each created on first use. */
export const serverSecrets = pgTable(
  "server_secrets",
  {
    name: text().primaryKey(),
    value: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [checkLength(t.name, 1, MAX_LABEL_LENGTH), checkLength(t.value, 32, MAX_LABEL_LENGTH)],
);

/**
 * How many free comparisons deleted accounts had used, by hashed email, so that signing up again doesn't reset the
 * quota.
 */
export const retainedQuotaUsage = pgTable(
  "quota_memories",
  {
    /** The hash of the email, keyed with a server secret, so that nobody can look up an email without the secret. */
    addressHash: text().primaryKey(),
    comparisonsUsed: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("quota_memories_expires_at_index").on(t.expiresAt),
    checkLength(t.addressHash, 32, MAX_LABEL_LENGTH),
    checkRange(t.comparisonsUsed, 1, 1_000),
  ],
);
