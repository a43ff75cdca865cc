import { boolean, index, integer, pgTable, text } from "../drizzle.ts";
import { instant } from "./columns.ts";
import { comparisons } from "./comparisons.ts";

/**
 * The search text of each visible comparison, maintained by a trigger. It has its own table because rows of
 * `comparisons` are ten times as wide.
 */
export const historyTexts = pgTable(
  "history_texts",
  {
    comparisonId: text()
      .primaryKey()
      .references(() => comparisons.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    /** The searched text, in lowercase. */
    text: text().notNull(),
    similarityScore: integer(),
    isFavorite: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index("history_texts_user_id_index").on(t.userId)],
);
