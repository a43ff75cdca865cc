import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { findComparison } from "@dupewise/db/queries/comparisons/comparisons";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";

/** Returns one of the viewer's comparisons. Throws `not_found` if the comparison isn't theirs. */
export async function getComparison(ctx: ViewerContext, { id }: { id: string }): Promise<Comparison> {
  return (await findComparison(ctx.database.db, { id, userId: ctx.viewer.id }, ctx.wording)) ?? throwNotInHistory();
}
