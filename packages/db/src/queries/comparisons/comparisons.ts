import { and, eq, inArray, sql } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";
import { AS_STORED, toComparisonInWording, getWordingColumns } from "./comparison-row.ts";
import { countHistory } from "../history/counts.ts";
import { encodeCursor, orderBy } from "../history/order.ts";
import { countSearchMatches, selectPageIds } from "../history/page.ts";
import { whereOwnComparison, whereOwnRemovedComparison, type ComparisonKey } from "./own-comparison.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { HistoryInput, HistoryPage } from "@dupewise/domain/comparison/history";
import type { Db } from "../../connect.ts";

/** Finds a comparison. Returns undefined if it was removed or belongs to someone else. */
export async function findComparison(db: Db, key: ComparisonKey, wording = AS_STORED): Promise<Comparison | undefined> {
  const [found] = await db.select(getWordingColumns(wording)).from(comparisons).where(whereOwnComparison(key));
  return found && toComparisonInWording(found, wording);
}

/**
 * Finds the comparison that a request created, even if it has since been removed, so that a retried request gets the
 * same response. Returns undefined if there is none.
 */
export async function findComparisonByRequestId(
  db: Db,
  userId: string,
  requestId: string,
  wording = AS_STORED,
): Promise<Comparison | undefined> {
  const [found] = await db
    .select(getWordingColumns(wording))
    .from(comparisons)
    .where(and(eq(comparisons.userId, userId), eq(comparisons.requestId, requestId)));
  return found && toComparisonInWording(found, wording);
}

/** Returns one page of a user's history. Throws `validation_failed` for a malformed cursor. */
export async function listComparisons(
  db: Db,
  userId: string,
  input: HistoryInput,
  wording = AS_STORED,
): Promise<HistoryPage<Comparison>> {
  const { minScore, sort, search, limit } = input;
  const [rows, { total, scored }, found] = await Promise.all([
    db
      .select(getWordingColumns(wording))
      .from(comparisons)
      .where(inArray(comparisons.id, selectPageIds(db, userId, input)))
      .orderBy(...orderBy(sort, comparisons)),
    countHistory(db, userId, minScore),
    search === "" ? undefined : countSearchMatches(db, userId, input),
  ]);
  const items = rows.slice(0, limit).map((row) => toComparisonInWording(row, wording));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    nextCursor: last ? encodeCursor(sort, last) : null,
    total,
    matching: found ?? scored,
  };
}

/** Marks a comparison as a favorite, or removes the mark. Returns false if the comparison doesn't exist. */
export async function setFavorite(db: Db, key: ComparisonKey, isFavorite: boolean): Promise<boolean> {
  return hasRows(
    await db.update(comparisons).set({ isFavorite }).where(whereOwnComparison(key)).returning(touchedColumn),
  );
}

/** Hides a comparison until it is restored or purged. Returns false if it doesn't exist. */
export async function removeComparison(db: Db, key: ComparisonKey): Promise<boolean> {
  const deletedAt = sql`now()`;
  return hasRows(
    await db.update(comparisons).set({ deletedAt }).where(whereOwnComparison(key)).returning(touchedColumn),
  );
}

/** Restores a removed comparison. Returns false if no such comparison was removed. */
export async function restoreComparison(db: Db, key: ComparisonKey): Promise<boolean> {
  return hasRows(
    await db
      .update(comparisons)
      .set({ deletedAt: null })
      .where(whereOwnRemovedComparison(key))
      .returning(touchedColumn),
  );
}

const touchedColumn = { id: comparisons.id };
const hasRows = (rows: unknown[]) => rows.length > 0;
