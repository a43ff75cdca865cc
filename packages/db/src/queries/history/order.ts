import { DomainError } from "@dupewise/domain/errors";
import { sql, type SQL, type SQLWrapper } from "../../drizzle.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { HistoryInput } from "@dupewise/domain/comparison/history";

type Sort = HistoryInput["sort"];

/** The columns that determine a comparison's position in the history, from whichever table is sorted. */
export type SortColumns = Record<"id" | "createdAt" | "isFavorite" | "similarityScore", SQLWrapper>;

/**
 * Returns the score expression that the indexes are built on. In descending order, comparisons without a score come
 * after those with a score of 0.
 */
export const sortableScore = ({ similarityScore }: Pick<SortColumns, "similarityScore">) =>
  sql`coalesce(${similarityScore}, -1)`;

interface Rank {
  /** The column, exactly as in the index. */
  column: (of: SortColumns) => SQL;
  /** The comparison's value in that column, as a number for the cursor. */
  of: (comparison: Comparison) => number;
  /** Converts the number back to the column's type. */
  read: (rank: number) => number | boolean;
}

/** The sort column before date and ID. */
const RANKS: Record<Sort, Rank | undefined> = {
  newest: undefined,
  oldest: undefined,
  favorites: {
    column: ({ isFavorite }) => sql`${isFavorite}`,
    of: ({ isFavorite }) => Number(isFavorite),
    read: (rank) => rank > 0,
  },
  best: { column: sortableScore, of: ({ result }) => result.similarityScore ?? -1, read: (rank) => rank },
};

const columnsOf = (sort: Sort, of: SortColumns) => {
  const rank = RANKS[sort];
  return [...(rank ? [rank.column(of)] : []), sql`${of.createdAt}`, sql`${of.id}`];
};

/**
 * Returns the `order by` expressions of a sort order, in exactly the form that the matching index uses.
 * @param columns the columns of the table that is sorted
 */
export function orderBy(sort: Sort, columns: SortColumns): SQL[] {
  return columnsOf(sort, columns).map((column) => (sort === "oldest" ? sql`${column} asc` : sql`${column} desc`));
}

/** Encodes a comparison's position in the sort order as a cursor, after which the next page starts. */
export function encodeCursor(sort: Sort, comparison: Comparison): string {
  return [RANKS[sort]?.of(comparison) ?? 0, comparison.createdAt.getTime(), comparison.id].join(".");
}

/**
 * Returns the condition that selects the rows after the cursor. Throws `validation_failed` for a malformed cursor.
 * @param columns the columns of the table that is sorted
 */
export function whereAfterCursor(sort: Sort, cursor: string, columns: SortColumns): SQL {
  // Milliseconds until the year 5138: from year 10000 on PostgreSQL and JavaScript write years differently.
  const [, rank, time, id] = /^(-?\d{1,3})\.(\d{1,14})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined) {
    const message = "This page no longer exists. Start again from the first one";
    throw new DomainError("validation_failed", message, { issues: [{ path: "cursor", message }] });
  }
  const first = RANKS[sort]?.read(Number(rank));
  const values = [...(first === undefined ? [] : [first]), new Date(Number(time)).toISOString(), id];
  const left = sql.join(columnsOf(sort, columns), sql`, `);
  const right = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sort === "oldest" ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
}
