import { removeComparison } from "@dupewise/db/queries/comparisons/comparisons";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "./not-in-history.ts";

/**
 * Removes one of the viewer's comparisons from the history; `restoreToHistory` can undo that. Throws `not_found` if
 * there is no such comparison.
 */
export async function removeFromHistory(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  if (!(await removeComparison(ctx.database.db, { id, userId: ctx.viewer.id }))) throwNotInHistory();
}
