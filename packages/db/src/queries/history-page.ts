import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { comparisons, historyTexts } from "../schema.ts";
import { after, orderBy, rankedScore } from "./history-order.ts";
import type { HistoryInput } from "@dupewise/domain/history";
import type { SQL } from "drizzle-orm";
import type { Db } from "../connect.ts";

/** As in the index; the tens of a score of 100. */
const tens = sql`(${rankedScore} / 10)`;
const MOST_TENS = 10;

/** What the filter and the search let through of somebody's comparisons, removed ones left out. */
export function matching(db: Db, userId: string, { minScore, sort, search }: HistoryInput): SQL | undefined {
  return and(
    eq(comparisons.userId, userId),
    isNull(comparisons.deletedAt),
    // Zero shows those without a score too.
    minScore > 0 ? sql`${sort === "best" ? rankedScore : comparisons.similarityScore} >= ${minScore}` : undefined,
    search === "" ? undefined : inArray(comparisons.id, found(db, userId, search)),
  );
}

/** The ids of a page, in its order, and of one comparison more. Throws `validation_failed` for a foreign cursor. */
export function idsOfPage(db: Db, userId: string, input: HistoryInput) {
  const { minScore, sort, search, cursor, limit } = input;
  const wanted = and(matching(db, userId, input), cursor === undefined ? undefined : after(sort, cursor));
  const read = (where: SQL | undefined) =>
    db
      .select({ id: comparisons.id, createdAt: comparisons.createdAt, isFavorite: comparisons.isFavorite })
      .from(comparisons)
      .where(where)
      .orderBy(...orderBy(sort))
      .limit(limit + 1);
  if (minScore === 0 || sort === "best" || search !== "") return read(wanted);
  // However rare high scores are, and wherever they stand: the first of each ten, and of those the first.
  const ofTens =
    sort === "favorites" ? sql`${tens} = ten` : sql`${tens} = ten and ${comparisons.isFavorite} = favorite`;
  // Named as the table, so that the order is written in the same way.
  const first = read(and(wanted, ofTens)).as("comparisons");
  return db
    .select({ id: first.id, createdAt: first.createdAt, isFavorite: first.isFavorite })
    .from(sql`generate_series(${Math.floor(minScore / 10)}::int, ${MOST_TENS}) as ten,
      unnest(${sort === "favorites" ? sql`array[true]` : sql`array[true, false]`}) as favorite`)
    .crossJoinLateral(first)
    .orderBy(...orderBy(sort))
    .limit(limit + 1);
}

/** Every word has to occur in a name, a brand, or what was typed in. */
function found(db: Db, userId: string, search: string) {
  const words = search.split(/\s+/).filter((word) => word !== "");
  // Both sides in small letters by PostgreSQL's rules, as `ilike` has it.
  const like = words.map((word) => sql`${historyTexts.text} like lower(${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`})`);
  return db
    .select({ id: historyTexts.comparisonId })
    .from(historyTexts)
    .where(and(eq(historyTexts.userId, userId), ...like));
}
