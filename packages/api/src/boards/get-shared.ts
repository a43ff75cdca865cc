import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { DomainError } from "@dupewise/domain/errors";
import type { SharedBoard } from "@dupewise/domain/board";
import type { SharedLinkInput, SharedView } from "@dupewise/domain/comparison/share";
import { findSharedBoard, listBoardComparisons } from "@dupewise/db/queries/boards";
import { toSharedView } from "../comparisons/shared-view.ts";
import type { RequestContext } from "../context.ts";

/**
 * Returns a shared board to anyone who has its link. Throws `not_found` if the link is unknown or the board is no
 * longer shared.
 */
export async function getSharedBoard(ctx: RequestContext, input: SharedLinkInput): Promise<SharedBoard> {
  const { id, name, pastedTextPrivate } = (await findSharedBoard(ctx.database.db, input)) ?? leadsNowhere();
  const comparisons = await listBoardComparisons(ctx.database.db, id, ctx.wording);
  return {
    id,
    name,
    comparisons: comparisons.map((one) => flattenComparison(toSharedView(one, pastedTextPrivate, ctx.reword))),
  };
}

interface SharedBoardItem {
  /** The comparison's ID. */
  id: string;
  /** The board's ID. */
  board: string;
  token: string;
}

/**
 * Returns one comparison on a shared board. Throws `not_found` if the board's link doesn't work or the comparison isn't
 * on the board.
 */
export async function getSharedBoardComparison(
  ctx: RequestContext,
  { id, board, token }: SharedBoardItem,
): Promise<SharedView> {
  const found = (await findSharedBoard(ctx.database.db, { id: board, token })) ?? leadsNowhere();
  const all: Comparison[] = await listBoardComparisons(ctx.database.db, board, ctx.wording);
  const comparison = all.find((one) => one.id === id) ?? leadsNowhere();
  return toSharedView(comparison, found.pastedTextPrivate, ctx.reword);
}

function leadsNowhere(): never {
  throw new DomainError("not_found", "This link is incomplete or no longer works");
}
