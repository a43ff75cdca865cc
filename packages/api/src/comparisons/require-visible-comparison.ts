import type { SharedView } from "@dupewise/domain/comparison/share";
import { findVisitorComparison } from "@dupewise/db/queries/comparisons/visitor-comparisons";
import { requireViewer } from "../auth/require-viewer.ts";
import { getSharedBoardComparison } from "../boards/get-shared.ts";
import type { RequestContext } from "../context.ts";
import { getComparison } from "./get.ts";
import { getSharedComparison } from "./get-shared.ts";

export interface ComparisonAccess {
  id: string;
  /** The token of a shared link; null for the caller's own comparison. */
  token: string | null;
  /** The ID of the shared board that contains it. The token is then the board's. */
  board: string | null;
}

/**
 * Returns a comparison to its owner, to the browser that made it, or to anyone with its link. Throws `unauthorized` if
 * there is no link and nobody is signed in, or `not_found` if the caller may not see the comparison.
 */
export async function requireVisibleComparison(
  ctx: RequestContext,
  { id, token, board }: ComparisonAccess,
): Promise<SharedView> {
  if (token === null) return getOwn(ctx, id);
  if (board === null) return getSharedComparison(ctx, { id, token });
  return getSharedBoardComparison(ctx, { id, token, board });
}

/** The viewer's own comparison, or one that their browser made without an account. */
async function getOwn(ctx: RequestContext, id: string): Promise<SharedView> {
  const { hash: visitorHash } = ctx.visitor;
  const visited = visitorHash === null ? undefined : await findVisitorComparison(ctx.database.db, { id, visitorHash });
  return visited ?? getComparison({ ...ctx, viewer: await requireViewer(ctx) }, { id });
}
