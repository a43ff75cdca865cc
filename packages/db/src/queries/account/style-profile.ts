import { and, desc, eq, isNotNull, isNull, sql } from "../../drizzle.ts";
import { comparisons, userPreferences, users } from "../../schema.ts";
import { comparisonColumns } from "../comparisons/comparison-row.ts";
import { ANALYZING_EXPIRES_MS } from "@dupewise/domain/constants";
import { StyleProfile } from "@dupewise/domain/account/style-profile";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { unflattenComparison } from "@dupewise/domain/comparison/flat-sides";
import type { Db } from "../../connect.ts";

/** The maximum for a profile; older comparisons hardly count. */
const MOST_COMPARISONS = 200;

interface StoredProfile {
  profile: StyleProfile | null;
  generatedAt: Date | null;
  analyzing: boolean;
  /** Whether the last analysis failed. */
  failed: boolean;
}

const expiry = sql`now() - make_interval(secs => ${ANALYZING_EXPIRES_MS / 1000})`;
const isUsable = (userId: string) =>
  and(eq(comparisons.userId, userId), isNull(comparisons.deletedAt), isNotNull(comparisons.similarityScore));

/** Counts a user's comparisons that can contribute to a style profile. */
export const countProfileComparisons = (db: Db, userId: string): Promise<number> =>
  db.$count(comparisons, isUsable(userId));

/** Lists the user's comparisons that contribute to the style profile, at most 200, newest first. */
export async function listProfileComparisons(db: Db, userId: string): Promise<Comparison[]> {
  const rows = await db
    .select(comparisonColumns)
    .from(comparisons)
    .where(isUsable(userId))
    .orderBy(desc(comparisons.createdAt))
    .limit(MOST_COMPARISONS);
  return rows.map(unflattenComparison);
}

/**
 * Returns a user's style profile (null if there is none), when it was generated, and whether an analysis is running or
 * has failed.
 */
export async function findProfile(db: Db, userId: string): Promise<StoredProfile> {
  const [row] = await db
    .select({
      data: userPreferences.analysisData,
      generatedAt: users.personalizedAnalysisAt,
      analyzing: sql<boolean>`coalesce(${userPreferences.analyzingSince} > ${expiry}, false)`,
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId));
  const profile = StyleProfile.safeParse(row?.data);
  const failed = row?.data !== null && row?.data !== undefined && !profile.success;
  return {
    profile: profile.success ? profile.data : null,
    generatedAt: row?.generatedAt ?? null,
    analyzing: row?.analyzing ?? false,
    failed,
  };
}

/** Claims the analysis of a user's style. Returns false while another process holds an unexpired claim. */
export async function claimAnalysis(db: Db, userId: string): Promise<boolean> {
  const analyzingSince = sql`now()`;
  const claimed = await db
    .insert(userPreferences)
    .values({ userId, analyzingSince })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { analyzingSince },
      setWhere: sql`coalesce(${userPreferences.analyzingSince} < ${expiry}, true)`,
    })
    .returning({ id: userPreferences.id });
  return claimed.length > 0;
}

/** Replaces the stored style profile and releases the claim on the analysis. */
export function storeProfile(db: Db, userId: string, profile: StyleProfile): Promise<void> {
  const { priceRange, categories, ...preferences } = profile.preferences;
  return db.transaction(async (tx) => {
    await tx
      .update(userPreferences)
      .set({
        ...preferences,
        preferredPriceRange: priceRange,
        preferredCategories: categories,
        confidenceScore: profile.confidence,
        analysisData: profile,
        analyzingSince: null,
      })
      .where(eq(userPreferences.userId, userId));
    await tx
      .update(users)
      .set({ personalizedAnalysisGenerated: true, personalizedAnalysisAt: sql`now()` })
      .where(eq(users.id, userId));
  });
}

/** Releases the claim on a failed analysis. Keeps an earlier profile; if there is none, records the failure. */
export async function releaseFailedAnalysis(db: Db, userId: string): Promise<void> {
  await db
    .update(userPreferences)
    .set({
      analyzingSince: null,
      analysisData: sql`coalesce(${userPreferences.analysisData}, '{"failed": true}'::jsonb)`,
    })
    .where(eq(userPreferences.userId, userId));
}
