import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { comparisons } from "../schema.ts";

/** One comparison of one user: somebody else's is never found. */
export interface ComparisonKey {
  id: string;
  userId: string;
}

const owned = ({ id, userId }: ComparisonKey) => and(eq(comparisons.id, id), eq(comparisons.userId, userId));

/** Meant for a `where`: finds it unless it was removed. */
export const ownComparison = (key: ComparisonKey) => and(owned(key), isNull(comparisons.deletedAt));

/** Finds it once it was removed. */
export const ownRemoved = (key: ComparisonKey) => and(owned(key), isNotNull(comparisons.deletedAt));
