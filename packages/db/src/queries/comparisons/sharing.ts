import { and, eq, isNull, sql } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";
import { AS_STORED, toComparisonInWording, getWordingColumns } from "./comparison-row.ts";
import { whereOwnComparison, type ComparisonKey } from "./own-comparison.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Db } from "../../connect.ts";

interface Share {
  token: string | null;
  pastedTextPrivate: boolean;
}

const share = { token: comparisons.shareToken, pastedTextPrivate: comparisons.pastedTextPrivate };

/**
 * Returns the sharing state of a comparison, whose token is null if the comparison isn't shared. Returns undefined if
 * the comparison doesn't exist.
 */
export async function findShare(db: Db, key: ComparisonKey): Promise<Share | undefined> {
  const [found] = await db.select(share).from(comparisons).where(whereOwnComparison(key));
  return found;
}

/**
 * Shares a comparison. A comparison that is already shared keeps its token, so that existing links keep working.
 * Returns undefined if the comparison doesn't exist.
 */
export async function shareComparison(
  db: Db,
  key: ComparisonKey,
  { token, pastedTextPrivate }: { token: string; pastedTextPrivate: boolean },
): Promise<Share | undefined> {
  const shareToken = sql`coalesce(${comparisons.shareToken}, ${token})`;
  const [shared] = await db
    .update(comparisons)
    .set({ shareToken, pastedTextPrivate })
    .where(whereOwnComparison(key))
    .returning(share);
  return shared;
}

/**
 * Stops sharing a comparison, so that its link no longer works; sharing it again creates a new link. Returns false if
 * the comparison doesn't exist.
 */
export async function unshareComparison(db: Db, key: ComparisonKey): Promise<boolean> {
  const done = await db
    .update(comparisons)
    .set({ shareToken: null })
    .where(whereOwnComparison(key))
    .returning({ id: comparisons.id });
  return done.length > 0;
}

/** Finds a shared comparison by its ID and token. Returns undefined if they don't match. */
export async function findSharedComparison(
  db: Db,
  { id, token }: { id: string; token: string },
  wording = AS_STORED,
): Promise<{ comparison: Comparison; pastedTextPrivate: boolean } | undefined> {
  const [found] = await db
    .select({ ...getWordingColumns(wording), pastedTextPrivate: comparisons.pastedTextPrivate })
    .from(comparisons)
    .where(and(eq(comparisons.id, id), eq(comparisons.shareToken, token), isNull(comparisons.deletedAt)));
  if (!found) return undefined;
  const { pastedTextPrivate, ...row } = found;
  return { comparison: toComparisonInWording(row, wording), pastedTextPrivate };
}
