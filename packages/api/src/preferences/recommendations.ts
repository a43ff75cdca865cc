import { PROFILE_COMPARISONS } from "@dupewise/domain/constants";
import type { PersonalizedRecommendations } from "@dupewise/domain/style-profile";
import { countUsable, findProfile } from "@dupewise/db/queries/preferences";
import type { ViewerContext } from "../context.ts";
import { requestAnalysis } from "./request-analysis.ts";
import { describeProfile } from "./describe-profile.ts";

/** The viewer's style profile; the first look at one that could be made starts making it. */
export async function getRecommendations(ctx: ViewerContext): Promise<PersonalizedRecommendations> {
  const { db } = ctx.database;
  const [usable, stored] = await Promise.all([countUsable(db, ctx.viewer.id), findProfile(db, ctx.viewer.id)]);
  const isDue = usable >= PROFILE_COMPARISONS && !stored.profile && !stored.analyzing && !stored.failed;
  if (!isDue) return describeProfile(stored, usable);
  await requestAnalysis(ctx);
  return describeProfile(await findProfile(db, ctx.viewer.id), usable);
}
