import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Each account's number of visible comparisons by score, maintained by triggers on `comparisons`. */
export const historyCounts = pgTable(
  "history_counts",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 0–100, and -1 for those without one. */
    score: integer().notNull(),
    kept: integer().notNull(),
  },
  (t) => [primaryKey({ name: "history_counts_pkey", columns: [t.userId, t.score] })],
);
