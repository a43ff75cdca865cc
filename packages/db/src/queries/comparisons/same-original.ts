import { and, desc, eq, inArray, isNull, sql } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";
import { AS_STORED, toComparisonInWording, getWordingColumns } from "./comparison-row.ts";
import { whereOwnComparison, type ComparisonKey } from "./own-comparison.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Db } from "../../connect.ts";

/** The maximum number of alternatives per original. */
const MOST = 30;

/**
 * Lists at most 30 comparisons with the same original as the given comparison: the given one, followed by the others,
 * newest first. The list is empty if that comparison doesn't exist.
 */
export async function listComparisonsWithSameOriginal(
  db: Db,
  key: ComparisonKey,
  wording = AS_STORED,
): Promise<Comparison[]> {
  const original = db.select({ url: comparisons.originalUrl }).from(comparisons).where(whereOwnComparison(key));
  const rows = await db
    .select(getWordingColumns(wording))
    .from(comparisons)
    .where(
      and(
        eq(comparisons.userId, key.userId),
        isNull(comparisons.deletedAt),
        // The index has the digest, since an original may be a long text.
        sql`md5(${comparisons.originalUrl}) = md5(${original})`,
        sql`${comparisons.originalUrl} = ${original}`,
      ),
    )
    // The requested one is always included.
    .orderBy(sql`${comparisons.id} = ${key.id} desc`, desc(comparisons.createdAt), desc(comparisons.id))
    .limit(MOST);
  return rows.map((row) => toComparisonInWording(row, wording));
}

/** Counts how many of the given requests have already created a comparison. */
export function countCompletedRequests(db: Db, userId: string, requestIds: readonly string[]): Promise<number> {
  if (requestIds.length === 0) return Promise.resolve(0);
  return db.$count(comparisons, and(eq(comparisons.userId, userId), inArray(comparisons.requestId, [...requestIds])));
}
