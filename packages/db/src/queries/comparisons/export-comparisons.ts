import type { HistoryInput } from "@dupewise/domain/comparison/history";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { and, eq, inArray, isNull, sql } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";
import { AS_STORED, comparisonColumns, toComparisonInWording, getWordingColumns } from "./comparison-row.ts";
import { orderBy } from "../history/order.ts";
import { selectPageIds } from "../history/page.ts";
import type { Db } from "../../connect.ts";

/** Lists the IDs of a user's comparisons, newest first. Includes removed comparisons only if requested. */
export async function listComparisonIds(db: Db, userId: string, { withRemoved }: { withRemoved: boolean }) {
  const rows = await db
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(and(eq(comparisons.userId, userId), withRemoved ? undefined : isNull(comparisons.deletedAt)))
    .orderBy(...orderBy("newest", comparisons));
  return rows.map(({ id }) => id);
}

/** Lists the IDs of all comparisons that match a history filter, newest first. */
export async function listMatchingComparisonIds(
  db: Db,
  userId: string,
  filter: Pick<HistoryInput, "minScore" | "search">,
): Promise<string[]> {
  const rows = await selectPageIds(db, userId, { ...filter, sort: "newest", limit: STORAGE_LIMITS.comparisons });
  return rows.map(({ id }) => id);
}

/**
 * Returns the comparisons with these IDs as the user sees them, newest first, leaving out those purged in the meantime.
 */
export async function findComparisonsForDisplay(db: Db, userId: string, ids: readonly string[], wording = AS_STORED) {
  const rows = await db
    .select(getWordingColumns(wording))
    .from(comparisons)
    .where(whereOwn(userId, ids))
    .orderBy(...orderBy("newest", comparisons));
  return rows.map((row) => toComparisonInWording(row, wording));
}

/**
 * Returns the user's comparisons with these IDs, newest first, with all stored fields except secrets and internal
 * lookup keys. Includes removed comparisons.
 */
export function findComparisonsForExport(db: Db, userId: string, ids: readonly string[]) {
  const { assessment, deletedAt, shareToken } = comparisons;
  return db
    .select({ ...comparisonColumns, assessment, deletedAt, isShared: sql<boolean>`${shareToken} is not null` })
    .from(comparisons)
    .where(whereOwn(userId, ids))
    .orderBy(...orderBy("newest", comparisons));
}

const whereOwn = (userId: string, ids: readonly string[]) =>
  and(eq(comparisons.userId, userId), inArray(comparisons.id, [...ids]));
