import { integer, pgTable, primaryKey } from "../drizzle.ts";
import { ownerId } from "./owner-id.ts";

/** Each account's number of visible comparisons by score, maintained by triggers on `comparisons`. */
export const historyCounts = pgTable(
  "history_counts",
  {
    userId: ownerId(),
    /** The score, 0–100, or -1 for comparisons without one. */
    score: integer().notNull(),
    /** The number of comparisons with this score. */
    kept: integer().notNull(),
  },
  (t) => [primaryKey({ name: "history_counts_pkey", columns: [t.userId, t.score] })],
);
