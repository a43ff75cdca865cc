import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { countProfileComparisons, findProfile } from "@dupewise/db/queries/account/style-profile";
import type { ViewerContext } from "../context.ts";
import { requestAnalysis } from "./request-analysis.ts";
import { describeProfile } from "./describe-profile.ts";

/**
 * Returns the viewer's style profile ("recommendations" in the API). Starts the first analysis once there are enough
 * comparisons.
 */
export async function getRecommendations(ctx: ViewerContext): Promise<PersonalizedRecommendations> {
  const { db } = ctx.database;
  const [usable, stored] = await Promise.all([
    countProfileComparisons(db, ctx.viewer.id),
    findProfile(db, ctx.viewer.id),
  ]);
  const comparisons = { usable, needed: ctx.profileComparisons };
  const isDue = usable >= comparisons.needed && !stored.profile && !stored.analyzing && !stored.failed;
  if (!isDue) return describeProfile(stored, comparisons);
  await requestAnalysis(ctx);
  return describeProfile(await findProfile(db, ctx.viewer.id), comparisons);
}
