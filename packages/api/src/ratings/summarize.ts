import type { RatingSummary } from "@dupewise/domain/comparison/rating";
import { DomainError } from "@dupewise/domain/errors";
import { summarizeRatings } from "@dupewise/db/queries/comparisons/ratings";
import type { ViewerContext } from "../context.ts";

/** Returns statistics about shoppers' ratings. Throws `not_found` unless the viewer is an operator. */
export async function getRatingSummary(ctx: ViewerContext): Promise<RatingSummary> {
  if (!ctx.operators.has(ctx.viewer.email.toLowerCase())) {
    throw new DomainError("not_found", "There's nothing at this address");
  }
  return summarizeRatings(ctx.database.db);
}
