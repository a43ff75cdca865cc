import { eq, sql } from "../../drizzle.ts";
import { historyCounts } from "../../schema.ts";
import type { Db } from "../../connect.ts";

interface Counts {
  total: number;
  /** Those with at least the score; 0 includes unscored ones. */
  scored: number;
}

/**
 * Counts a user's comparisons, both in total and with at least a minimum score. A minimum of 0 includes comparisons
 * without a score. Adds up one row per score, so the time doesn't depend on the number of comparisons.
 */
export async function countHistory(db: Db, userId: string, minScore: number): Promise<Counts> {
  const { kept, score } = historyCounts;
  const lowest = minScore > 0 ? minScore : -1;
  const [counts] = await db
    .select({
      total: sql`coalesce(sum(${kept}), 0)`.mapWith(Number),
      scored: sql`coalesce(sum(${kept}) filter (where ${score} >= ${lowest}), 0)`.mapWith(Number),
    })
    .from(historyCounts)
    .where(eq(historyCounts.userId, userId));
  return counts ?? { total: 0, scored: 0 };
}
