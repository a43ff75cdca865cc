import { unshareComparison as endShare } from "@dupewise/db/queries/comparisons/sharing";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";

/** Revokes the link of a shared comparison. Throws `not_found`. */
export async function unshareComparison(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  if (!(await endShare(ctx.database.db, { id, userId: ctx.viewer.id }))) throwNotInHistory();
}
