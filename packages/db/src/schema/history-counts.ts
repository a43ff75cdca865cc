import { integer, pgTable, primaryKey } from "../drizzle.ts";
import { ownerId } from "./owner-id.ts";

/** Each account's number of visible comparisons by score, maintained by triggers on `comparisons`. */
export const historyCounts = pgTable(
  "history_counts",
  {
    userId: ownerId(),
    /** 0–100, and -1 for unscored ones. */
    score: integer().notNull(),
    kept: integer().notNull(),
  },
  (t) => [primaryKey({ name: "history_counts_pkey", columns: [t.userId, t.score] })],
);
