import { unshareComparison as endShare } from "@dupewise/db/queries/comparisons/sharing";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";

/**
 * Stops sharing one of the viewer's comparisons, so that its link no longer works. Throws `not_found` if the comparison
 * isn't theirs.
 */
export async function unshareComparison(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  if (!(await endShare(ctx.database.db, { id, userId: ctx.viewer.id }))) throwNotInHistory();
}
