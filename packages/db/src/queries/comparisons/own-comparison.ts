import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { comparisons } from "../../schema.ts";

/** Identifies one comparison of one user, so that another user's is never found. */
export interface ComparisonKey {
  id: string;
  userId: string;
}

const owned = ({ id, userId }: ComparisonKey) => and(eq(comparisons.id, id), eq(comparisons.userId, userId));

/** Builds a `where` condition that matches the comparison unless it was removed. */
export const ownComparison = (key: ComparisonKey) => and(owned(key), isNull(comparisons.deletedAt));

/** Builds a `where` condition that matches the comparison once it was removed. */
export const ownRemoved = (key: ComparisonKey) => and(owned(key), isNotNull(comparisons.deletedAt));
