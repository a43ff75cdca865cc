import type { Side } from "@dupewise/domain/comparison/side";
import { sql, check, index, pgTable, text } from "../drizzle.ts";
import { checkOneOf } from "./checks.ts";
import { bytes, createdAt, id } from "./columns.ts";
import { comparisons } from "./comparisons.ts";
import { ownerId } from "./owner-id.ts";

/** Photos that users added to their comparisons. They are deleted along with the comparison. */
export const comparisonPhotos = pgTable(
  "comparison_photos",
  {
    id: id(),
    userId: ownerId(),
    comparisonId: text()
      .notNull()
      .references(() => comparisons.id, { onDelete: "cascade" }),
    side: text().$type<Side>().notNull(),
    /** The photo as WebP, re-encoded from its pixels. */
    photo: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("comparison_photos_user_id_index").on(t.userId),
    index("comparison_photos_comparison_id_index").on(t.comparisonId),
    checkOneOf(t.side, ["original", "alternative"]),
    check("comparison_photos_photo_check", sql`octet_length(${t.photo}) between 1 and 2000000`),
  ],
);
