import type { Board } from "@dupewise/domain/board";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { addToBoard as store } from "@dupewise/db/queries/boards";
import type { ViewerContext } from "../context.ts";
import { getBoard } from "./get.ts";
import { throwNoSuchBoard } from "./no-such-board.ts";

/**
 * Adds comparisons to the end of one of the viewer's boards, and returns the board. Throws `not_found` if the board or
 * a comparison isn't the viewer's, or `conflict` if the board would hold too many.
 */
export async function addToBoard(
  ctx: ViewerContext,
  { id, comparisonIds }: { id: string; comparisonIds: readonly string[] },
): Promise<Board> {
  const done = await store(ctx.database.db, { id, userId: ctx.viewer.id }, comparisonIds);
  if (done === "not_found") throwNoSuchBoard();
  if (done === "full") {
    throw new DomainError(
      "conflict",
      `A board can hold up to ${STORAGE_LIMITS.boardItems} comparisons. Remove one first, or create another board`,
    );
  }
  return getBoard(ctx, { id });
}
