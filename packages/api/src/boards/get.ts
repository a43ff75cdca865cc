import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import type { Board } from "@dupewise/domain/board";
import { findBoard, listBoardComparisons } from "@dupewise/db/queries/boards";
import type { ViewerContext } from "../context.ts";
import { throwNoSuchBoard } from "./no-such-board.ts";

/** Returns one of the viewer's boards with its comparisons. Throws `not_found` if there is no such board. */
export async function getBoard(ctx: ViewerContext, { id }: { id: string }): Promise<Board> {
  const { db } = ctx.database;
  const { token, pastedTextPrivate, name, createdAt } =
    (await findBoard(db, { id, userId: ctx.viewer.id })) ?? throwNoSuchBoard();
  const comparisons = (await listBoardComparisons(db, id, ctx.wording)).map(flattenComparison);
  return { id, name, createdAt, comparisons, share: toBoardShare(id, { token, pastedTextPrivate }) };
}

/** Adds the public path to a board's sharing state. */
export const toBoardShare = (id: string, share: Omit<Board["share"], "path">): Board["share"] => ({
  token: share.token,
  pastedTextPrivate: share.pastedTextPrivate,
  path: share.token === null ? null : `/b/${id}?share=${share.token}`,
});
