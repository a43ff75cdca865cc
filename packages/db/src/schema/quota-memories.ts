import { index, integer, pgTable, text } from "../drizzle.ts";
import { checkLength, checkRange } from "./checks.ts";
import { createdAt, time } from "./columns.ts";
import { LABEL } from "./limits.ts";

/** Random secrets shared by all servers on this database, each created on first use. */
export const serverSecrets = pgTable(
  "server_secrets",
  {
    name: text().primaryKey(),
    value: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [checkLength(t.name, 1, LABEL), checkLength(t.value, 32, LABEL)],
);

/** The number of free comparisons that a deleted account's email has used. */
export const quotaMemories = pgTable(
  "quota_memories",
  {
    /** Keyed by a server secret, so that nobody can look up an email without it. */
    addressHash: text().primaryKey(),
    comparisonsUsed: integer().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [
    index("quota_memories_expires_at_index").on(t.expiresAt),
    checkLength(t.addressHash, 32, LABEL),
    checkRange(t.comparisonsUsed, 1, 1_000),
  ],
);
