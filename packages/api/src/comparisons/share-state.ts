import type { ShareState } from "@dupewise/domain/comparison/share";
import { findShare } from "@dupewise/db/queries/comparisons/sharing";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";

/**
 * Returns whether one of the viewer's comparisons is shared, with its link if it is. Throws `not_found` if the
 * comparison isn't the viewer's.
 */
export async function getShareState(ctx: ViewerContext, { id }: { id: string }): Promise<ShareState> {
  return toShareState(id, (await findShare(ctx.database.db, { id, userId: ctx.viewer.id })) ?? throwNotInHistory());
}

/**
 * Adds the path of the public page to a comparison's sharing state. The path is null while the comparison isn't shared.
 */
export function toShareState(id: string, share: Omit<ShareState, "path">): ShareState {
  return { ...share, path: share.token === null ? null : `/c/${id}?share=${share.token}` };
}
