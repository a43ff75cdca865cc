import { and, asc, eq, isNotNull, isNull, sql } from "../../drizzle.ts";
import { RatingSummary, type Rating } from "@dupewise/domain/comparison/rating";
import { comparisons, ratings } from "../../schema.ts";
import type { ComparisonKey } from "./own-comparison.ts";
import type { Db } from "../../connect.ts";

const MOST_POINTS = 2_000;

const shown = {
  given: ratings.given,
  said: ratings.said,
  engineVersion: ratings.engineVersion,
  wrong: ratings.wrong,
  reason: ratings.reason,
  createdAt: ratings.createdAt,
};

const whereOwn = ({ id, userId }: ComparisonKey) => and(eq(ratings.comparisonId, id), eq(ratings.userId, userId));

/** Returns the owner's rating of a comparison, or undefined if there is none. */
export async function findRating(db: Db, key: ComparisonKey): Promise<Rating | undefined> {
  const [found] = await db.select(shown).from(ratings).where(whereOwn(key));
  return found;
}

/** Stores the owner's rating of their comparison, replacing an earlier one. */
export async function storeRating(
  db: Db,
  { id: comparisonId, userId }: ComparisonKey,
  rating: Omit<typeof ratings.$inferInsert, "id" | "userId" | "comparisonId" | "createdAt">,
): Promise<void> {
  await db
    .insert(ratings)
    .values({ ...rating, userId, comparisonId })
    .onConflictDoUpdate({ target: ratings.comparisonId, set: { ...rating, createdAt: sql`now()` } });
}

/** Deletes the owner's rating of a comparison, if there is one. */
export async function deleteRating(db: Db, key: ComparisonKey): Promise<void> {
  await db.delete(ratings).where(whereOwn(key));
}

/**
 * Counts ratings by kind and engine version, in at most 200 groups, and counts how often each pair of given and shown
 * scores occurs among the latest 2,000 ratings.
 */
export async function summarizeRatings(db: Db): Promise<RatingSummary> {
  const [groups, points] = await Promise.all([
    db.execute(sql`
      select kind, engine_version as "engineVersion", count(*)::int as ratings, count(wrong)::int as wrong,
        round(avg(given) filter (where said is not null), 1)::float as given, round(avg(said), 1)::float as said
      from ratings group by 1, 2 order by 3 desc, 1, 2 limit 200`),
    db.execute(sql`
      select given, said, count(*)::int as ratings
      from (select given, said from ratings where said is not null order by created_at desc limit ${MOST_POINTS}) as latest
      group by 1, 2 order by 2, 1`),
  ]);
  return RatingSummary.parse({ groups: [...groups], points: [...points] });
}

/**
 * Lists rated comparisons, ordered by rating ID, without anything that identifies a user.
 * @param after the ID after which the list starts
 */
export function listRatedComparisons(db: Db, after: string, limit: number) {
  return db
    .select({
      id: ratings.id,
      given: ratings.given,
      said: ratings.said,
      engineVersion: ratings.engineVersion,
      kind: ratings.kind,
      isDisputed: sql<boolean>`${isNotNull(ratings.wrong)}`,
      originalInput: comparisons.originalUrl,
      alternativeInput: comparisons.dupeUrl,
      original: comparisons.originalProduct,
      alternative: comparisons.dupeProduct,
    })
    .from(ratings)
    .innerJoin(comparisons, eq(comparisons.id, ratings.comparisonId))
    .where(and(sql`${ratings.id} > ${after}`, isNull(comparisons.deletedAt)))
    .orderBy(asc(ratings.id))
    .limit(limit);
}
