import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { findComparison } from "@dupewise/db/queries/comparisons";
import type { ViewerContext } from "../context.ts";
import { notInHistory } from "../history/not-in-history.ts";

/** One of the viewer's comparisons; anybody else's is `not_found`, as if it did not exist. */
export async function getComparison(ctx: ViewerContext, { id }: { id: string }): Promise<Comparison> {
  return (await findComparison(ctx.database.db, { id, userId: ctx.viewer.id }, ctx.wording)) ?? notInHistory();
}
