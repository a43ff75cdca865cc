import { boolean, index, integer, pgTable, primaryKey, text } from "../drizzle.ts";
import { checkLength, checkNonNegative } from "./checks.ts";
import { createdAt, id } from "./columns.ts";
import { comparisons } from "./comparisons.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/** Boards on which users collect comparisons. */
export const boards = pgTable(
  "boards",
  {
    id: id(),
    userId: ownerId(),
    name: text().notNull(),
    /** The secret in the shared URL; null when not shared. @see comparisons.shareToken */
    shareToken: text().unique("boards_share_token_key"),
    /** Whether the shared view omits pasted text. */
    pastedTextPrivate: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("boards_user_id_index").on(t.userId, t.createdAt),
    checkLength(t.name, 1, MAX_LABEL_LENGTH),
    checkLength(t.shareToken, 22, MAX_LABEL_LENGTH),
  ],
);

/** The comparisons on a board, in order. */
export const boardItems = pgTable(
  "board_items",
  {
    boardId: text()
      .notNull()
      .references(() => boards.id, { onDelete: "cascade" }),
    comparisonId: text()
      .notNull()
      .references(() => comparisons.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.boardId, t.comparisonId] }),
    index("board_items_comparison_id_index").on(t.comparisonId),
    checkNonNegative(t.position),
  ],
);
