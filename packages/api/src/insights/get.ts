import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { Insights } from "@dupewise/domain/comparison/insights";
import { aggregateInsights } from "@dupewise/db/queries/insights/insights";
import type { ViewerContext } from "../context.ts";

/** Returns statistics about all of the viewer's comparisons. Throws `premium_required` on the free plan. */
export async function getInsights(ctx: ViewerContext): Promise<Insights> {
  if (!entitlementsOf(ctx.viewer).analytics) {
    throw new DomainError("premium_required", "Detailed analytics are a Premium feature");
  }
  return aggregateInsights(ctx.database.db, ctx.viewer.id);
}
