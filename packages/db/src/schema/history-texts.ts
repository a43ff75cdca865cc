import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { comparisons } from "./comparisons.ts";

/**
 * All that a search of the history reads, for each comparison that was not removed: a row of `comparisons` is ten times
 * as wide. A trigger there keeps it.
 */
export const historyTexts = pgTable(
  "history_texts",
  {
    comparisonId: text()
      .primaryKey()
      .references(() => comparisons.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    /** In small letters. */
    text: text().notNull(),
    similarityScore: integer(),
    isFavorite: boolean().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index("history_texts_user_id_index").on(t.userId)],
);
