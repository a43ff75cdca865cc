import { index, integer, pgTable, text } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";

/** The attempts used in the current window of each allowance, counted across all servers. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The name of the limit, and the hash of its subject. */
    key: text().primaryKey(),
    tries: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (t) => [index("rate_limits_resets_at_index").on(t.resetsAt), checkLength(t.key, 1, MAX_LABEL_LENGTH)],
);
