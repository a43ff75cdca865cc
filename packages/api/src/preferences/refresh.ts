import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { countProfileComparisons, findProfile } from "@dupewise/db/queries/account/style-profile";
import type { ViewerContext } from "../context.ts";
import { requestAnalysis } from "./request-analysis.ts";
import { describeProfile } from "./describe-profile.ts";

/**
 * Recomputes the viewer's style profile if there are enough comparisons. Returns the profile or, if it isn't ready yet,
 * only its status. Throws `rate_limited` after too many calls.
 */
export async function refreshRecommendations(ctx: ViewerContext): Promise<PersonalizedRecommendations> {
  const { db } = ctx.database;
  await ctx.limits.take("profileUser", ctx.viewer.id);
  const usable = await countProfileComparisons(db, ctx.viewer.id);
  const needed = ctx.profileComparisons;
  if (usable >= needed) await requestAnalysis(ctx);
  return describeProfile(await findProfile(db, ctx.viewer.id), { usable, needed });
}
