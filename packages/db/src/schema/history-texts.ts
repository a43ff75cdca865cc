import { index, pgTable, text } from "drizzle-orm/pg-core";
import { comparisons } from "./comparisons.ts";

/**
 * What a search of the history looks in, in small letters: apart from the comparisons, whose rows are ten times as wide.
 * A trigger on `comparisons` keeps it.
 */
export const historyTexts = pgTable(
  "history_texts",
  {
    comparisonId: text()
      .primaryKey()
      .references(() => comparisons.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    text: text().notNull(),
  },
  (t) => [index("history_texts_user_id_index").on(t.userId)],
);
