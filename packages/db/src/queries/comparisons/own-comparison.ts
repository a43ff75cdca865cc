import { and, eq, isNotNull, isNull } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";

/** The IDs of a comparison and its owner. Queries require both, so that they never find another user's comparison. */
export interface ComparisonKey {
  id: string;
  userId: string;
}

const whereOwn = ({ id, userId }: ComparisonKey) => and(eq(comparisons.id, id), eq(comparisons.userId, userId));

/** Returns a `where` condition that matches a user's own comparison if it has not been removed. */
export const whereOwnComparison = (key: ComparisonKey) => and(whereOwn(key), isNull(comparisons.deletedAt));

/** Returns a `where` condition that matches a user's own comparison if it has been removed. */
export const whereOwnRemovedComparison = (key: ComparisonKey) => and(whereOwn(key), isNotNull(comparisons.deletedAt));
