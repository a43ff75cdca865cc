import type { RateInput, Rating } from "@dupewise/domain/comparison/rating";
import { findRating, storeRating } from "@dupewise/db/queries/comparisons/ratings";
import { getComparison } from "../comparisons/get.ts";
import type { ViewerContext } from "../context.ts";
import { DomainError } from "@dupewise/domain/errors";

/**
 * Stores the viewer's own score for one of their comparisons, along with a sentence that they report as wrong, and
 * returns the rating. Doesn't change our score. Throws `not_found` if the comparison isn't theirs.
 */
export async function rateComparison(ctx: ViewerContext, { id, given, wrong, reason }: RateInput): Promise<Rating> {
  const { result } = await getComparison(ctx, { id });
  const { engineVersion = null, kinds } = result.analysis;
  const key = { id, userId: ctx.viewer.id };
  await storeRating(ctx.database.db, key, {
    given,
    said: result.similarityScore,
    engineVersion,
    kind: kinds?.original.kind?.name ?? null,
    wrong: wrong || null,
    reason: reason || null,
  });
  const stored = await findRating(ctx.database.db, key);
  if (!stored) throw new DomainError("internal", "Your rating couldn't be saved");
  return stored;
}
