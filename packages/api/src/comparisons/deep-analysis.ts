import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { DomainError } from "@dupewise/domain/errors";
import { listProfileComparisons } from "@dupewise/db/queries/account/style-profile";
import type { ViewerContext } from "../context.ts";
import { getComparison } from "./get.ts";

/**
 * Returns the detailed reasons for the score of one of the viewer's comparisons. Throws `not_found` if the comparison
 * isn't theirs, or `premium_required` on the free plan.
 */
export async function getDeepAnalysis(ctx: ViewerContext, key: { id: string }): Promise<DeepAnalysis> {
  const comparison = await getComparison(ctx, key);
  if (!entitlementsOf(ctx.viewer).deeperAnalysis) {
    throw new DomainError("premium_required", "The advanced analysis is a Premium feature");
  }
  return ctx.createDeepAnalysis(comparison, await listProfileComparisons(ctx.database.db, ctx.viewer.id));
}
