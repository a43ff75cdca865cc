import type { Board, CreateBoardInput } from "@dupewise/domain/board";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { insertBoard } from "@dupewise/db/queries/boards";
import type { ViewerContext } from "../context.ts";
import { addToBoard } from "./add.ts";
import { getBoard } from "./get.ts";

/**
 * Creates a board with the given comparisons, possibly none, and returns it. Throws `not_found` if a comparison isn't
 * the viewer's, or `conflict` if the viewer has the maximum number of boards or the board would hold too many
 * comparisons.
 */
export async function createBoard(ctx: ViewerContext, { name, comparisonIds }: CreateBoardInput): Promise<Board> {
  return ctx.database.db.transaction(async (tx) => {
    const inside = { ...ctx, database: { ...ctx.database, db: tx } };
    const id = (await insertBoard(tx, ctx.viewer.id, name)) ?? throwTooManyBoards();
    if (comparisonIds.length === 0) return getBoard(inside, { id });
    return addToBoard(inside, { id, comparisonIds });
  });
}

function throwTooManyBoards(): never {
  throw new DomainError(
    "conflict",
    `You've reached the limit of ${STORAGE_LIMITS.boards} boards. Delete one to add another`,
  );
}
