import { removeComparison } from "@dupewise/db/queries/comparisons";
import type { ViewerContext } from "../context.ts";
import { notInHistory } from "./not-in-history.ts";

/** Takes one of the viewer's comparisons out of the history; `restore` brings it back. Throws `not_found`. */
export async function removeFromHistory(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  if (!(await removeComparison(ctx.database.db, { id, userId: ctx.viewer.id }))) notInHistory();
}
