import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { restoreComparison } from "@dupewise/db/queries/comparisons/comparisons";
import { getComparison } from "../comparisons/get.ts";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "./not-in-history.ts";

/** Restores a comparison that the viewer removed. Throws `not_found` if there is no such comparison. */
export async function restoreToHistory(ctx: ViewerContext, { id }: { id: string }): Promise<Comparison> {
  if (!(await restoreComparison(ctx.database.db, { id, userId: ctx.viewer.id }))) throwNotInHistory();
  return getComparison(ctx, { id });
}
