import type { SharedView } from "@dupewise/domain/comparison/share";
import { findVisitorComparison } from "@dupewise/db/queries/comparisons/visitor-comparisons";
import { requireViewer } from "../auth/require-viewer.ts";
import { getSharedBoardComparison } from "../boards/get-shared.ts";
import type { RequestContext } from "../context.ts";
import { getComparison } from "./get.ts";
import { getSharedComparison } from "./get-shared.ts";

export interface ComparisonAccess {
  id: string;
  /** The token of a shared link; without one, the caller's own comparison is meant. */
  token: string | null;
  /** The shared board that contains it, to which the token then belongs. */
  board: string | null;
}

/**
 * Returns a comparison if the caller may see it: the owner, the browser that made it, and anyone with its link may.
 * Throws `not_found` or `unauthorized`.
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
