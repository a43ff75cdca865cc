import { and, eq, isNull, sql, type SQL } from "../../drizzle.ts";
import { comparisons, historyTexts } from "../../schema.ts";
import { whereAfterCursor, orderBy, sortableScore } from "./order.ts";
import type { HistoryInput } from "@dupewise/domain/comparison/history";
import type { Db } from "../../connect.ts";
import type { SortColumns } from "./order.ts";

/** As in the index: the tens digit of the score, up to 100. */
const tens = sql`(${sortableScore(comparisons)} / 10)`;
const MOST_TENS = 10;

/** The searched texts, named like the columns of comparisons. */
const texts: SortColumns = {
  id: historyTexts.comparisonId,
  createdAt: historyTexts.createdAt,
  isFavorite: historyTexts.isFavorite,
  similarityScore: historyTexts.similarityScore,
};

/**
 * Builds the query for the IDs on a page of the history, plus one more ID that shows whether there is a next page.
 * Throws `validation_failed` for a malformed cursor.
 */
export function selectPageIds(db: Db, userId: string, input: HistoryInput) {
  const { minScore, sort, search, cursor, limit } = input;
  const placed = (of: SortColumns) => (cursor === undefined ? undefined : whereAfterCursor(sort, cursor, of));
  if (search !== "") {
    return db
      .select({ id: historyTexts.comparisonId })
      .from(historyTexts)
      .where(and(whereFound(userId, input), placed(texts)))
      .orderBy(...orderBy(sort, texts))
      .limit(limit + 1);
  }
  const { id, createdAt, isFavorite, similarityScore } = comparisons;
  const mine = and(eq(comparisons.userId, userId), isNull(comparisons.deletedAt), whereAtLeast(input, comparisons));
  if (minScore === 0 || sort === "best") {
    return db
      .select({ id })
      .from(comparisons)
      .where(and(mine, placed(comparisons)))
      .orderBy(...orderBy(sort, comparisons))
      .limit(limit + 1);
  }
  // However rare high scores are: takes the first of each group of ten, and the first among those.
  const apart = sort !== "favorites";
  const first = db
    .select({ id, createdAt, isFavorite, similarityScore })
    .from(comparisons)
    .where(and(mine, sql`${tens} = ten`, apart ? sql`${isFavorite} = favorite` : undefined, placed(comparisons)))
    .orderBy(...orderBy(sort, comparisons))
    .limit(limit + 1)
    .as("first");
  return db
    .select({ id: first.id })
    .from(sql`generate_series(${Math.floor(minScore / 10)}::int, ${MOST_TENS}) as ten,
      unnest(${apart ? sql`array[true, false]` : sql`array[true]`}) as favorite`)
    .crossJoinLateral(first)
    .orderBy(...orderBy(sort, first))
    .limit(limit + 1);
}

/** Counts the comparisons in a user's history that match a search. Reads the search text of the entire history. */
export const countSearchMatches = (db: Db, userId: string, input: HistoryInput): Promise<number> =>
  db.$count(historyTexts, whereFound(userId, input));

/** Every word must occur in a name, a brand, or an input. */
function whereFound(userId: string, input: HistoryInput): SQL | undefined {
  const words = input.search.split(/\s+/).filter((word) => word !== "");
  // Lowercases both sides by PostgreSQL's rules, like `ilike`.
  const like = words.map((word) => sql`${historyTexts.text} like lower(${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`})`);
  return and(eq(historyTexts.userId, userId), whereAtLeast(input, texts), ...like);
}

/** Zero includes unscored comparisons. */
const whereAtLeast = ({ minScore, sort }: HistoryInput, of: SortColumns): SQL | undefined =>
  minScore > 0 ? sql`${sort === "best" ? sortableScore(of) : of.similarityScore} >= ${minScore}` : undefined;
