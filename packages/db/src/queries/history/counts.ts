import { eq, sql } from "../../drizzle.ts";
import { historyCounts } from "../../schema.ts";
import type { Db } from "../../connect.ts";

interface Counts {
  total: number;
  /** Those with at least the score; 0 includes unscored ones. */
  scored: number;
}

/**
 * Counts a user's comparisons, both in total and with at least a minimum score. Adds up at most a hundred counter rows.
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
