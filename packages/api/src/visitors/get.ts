import type { SharedView } from "@dupewise/domain/comparison/share";
import { findVisitorComparison } from "@dupewise/db/queries/comparisons/visitor-comparisons";
import type { RequestContext } from "../context.ts";
import { throwComparisonGone } from "./comparison-gone.ts";

/**
 * Returns the comparison that this browser made without an account. Throws `not_found` if it has expired or another
 * browser made it.
 */
export async function getVisitorComparison(ctx: RequestContext, { id }: { id: string }): Promise<SharedView> {
  const visitorHash = ctx.visitor.hash ?? throwComparisonGone();
  return (await findVisitorComparison(ctx.database.db, { id, visitorHash })) ?? throwComparisonGone();
}
