import { and, eq, isNull } from "drizzle-orm";
import { comparisons } from "../schema.ts";

/** One comparison of one user: somebody else's is never found. */
export interface ComparisonKey {
  id: string;
  userId: string;
}

/** Meant for a `where`: finds it unless it was removed. */
export const ownComparison = ({ id, userId }: ComparisonKey) =>
  and(eq(comparisons.id, id), eq(comparisons.userId, userId), isNull(comparisons.deletedAt));
