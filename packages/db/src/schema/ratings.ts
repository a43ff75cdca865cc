import { index, integer, pgTable, text, unique } from "../drizzle.ts";
import { checkLength, checkRange } from "./checks.ts";
import { createdAt, id } from "./columns.ts";
import { comparisons } from "./comparisons.ts";
import { MAX_LABEL_LENGTH, MAX_TEXT_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/** Shoppers' own scores for comparisons. They don't affect our scores, and other shoppers never see them. */
export const ratings = pgTable(
  "ratings",
  {
    id: id(),
    userId: ownerId(),
    comparisonId: text()
      .notNull()
      .references(() => comparisons.id, { onDelete: "cascade" }),
    /** The score that the shopper would have given. */
    given: integer().notNull(),
    /** The score that was shown at the time, before any later rescoring. */
    said: integer(),
    engineVersion: integer(),
    /** The original's kind of product. */
    kind: text(),
    /** The sentence of the result that the shopper reported as wrong, verbatim. */
    wrong: text(),
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("ratings_comparison_key").on(t.comparisonId),
    index("ratings_user_id_index").on(t.userId),
    index("ratings_created_at_index").on(t.createdAt),
    checkRange(t.given, 0, 100),
    checkRange(t.said, 0, 100),
    checkLength(t.kind, 1, MAX_LABEL_LENGTH),
    checkLength(t.wrong, 1, MAX_TEXT_LENGTH),
    checkLength(t.reason, 1, MAX_TEXT_LENGTH),
  ],
);
