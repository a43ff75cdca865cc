import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { unflattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import type { SharedView } from "@dupewise/domain/comparison/share";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "../../drizzle.ts";
import { comparisons, visitorComparisons } from "../../schema.ts";
import type { Db } from "../../connect.ts";
import { type ComparisonFacts, comparisonColumns, formatDescription, toComparisonRow } from "./comparison-row.ts";
import {
  incrementUsedComparisons,
  countLiveReservations,
  lockUser,
  createReservationExpiredError,
} from "../limits/quota.ts";
import { isLimitReached } from "@dupewise/domain/account/entitlements";

/** The maximum duration of a comparison; after a crash the visitor waits no longer than this. */
const WORKING = sql`now() + interval '2 minutes'`;
const KEPT = sql`now() + interval '1 day'`;

const rows = visitorComparisons;
const columns = { id: rows.id, facts: rows.facts, createdAt: rows.createdAt };
const isLive = gt(rows.expiresAt, sql`now()`);

/**
 * The ID of a visitor's comparison and the hash of its browser's token. Queries require both, so that they never find
 * another browser's comparison.
 */
export interface VisitorKey {
  id: string;
  /** The hash of the token that the browser holds. */
  visitorHash: string;
}

interface VisitorRequest {
  visitorHash: string;
  requestId: string | null;
}

/**
 * Reserves the one comparison that a browser may make without an account, or returns the comparison if the same request
 * has already made it. Returns "in_progress" while a comparison is being made, or "used" if another request has made
 * it.
 */
export function reserveVisitorComparison(
  db: Db,
  { visitorHash, requestId }: VisitorRequest,
): Promise<{ id: string } | { made: SharedView } | "in_progress" | "used"> {
  return db.transaction(async (tx) => {
    await tx.delete(rows).where(and(eq(rows.visitorHash, visitorHash), lt(rows.expiresAt, sql`now()`)));
    const [reserved] = await tx
      .insert(rows)
      .values({ visitorHash, requestId, expiresAt: WORKING })
      .onConflictDoNothing()
      .returning({ id: rows.id });
    if (reserved) return reserved;
    const [found] = await tx
      .select({ ...columns, requestId: rows.requestId })
      .from(rows)
      .where(eq(rows.visitorHash, visitorHash));
    if (!found?.facts) return "in_progress";
    return requestId !== null && found.requestId === requestId ? { made: viewOf(found, found.facts) } : "used";
  });
}

/** Stores a visitor's comparison for one day. Throws `unavailable` if its reservation no longer exists. */
export async function storeVisitorComparison(db: Db, id: string, facts: ComparisonFacts): Promise<SharedView> {
  const [stored] = await db
    .update(rows)
    .set({ facts, expiresAt: KEPT })
    .where(and(eq(rows.id, id), isNull(rows.facts)))
    .returning(columns);
  if (!stored) throw createReservationExpiredError();
  return viewOf(stored, facts);
}

/**
 * Releases a visitor's reservation, so that the browser may compare again. Does nothing once the comparison has been
 * stored.
 */
export async function releaseVisitorComparison(db: Db, id: string): Promise<void> {
  await db.delete(rows).where(and(eq(rows.id, id), isNull(rows.facts)));
}

/** Returns a visitor's comparison, or undefined if it has expired or belongs to another browser. */
export async function findVisitorComparison(db: Db, key: VisitorKey): Promise<SharedView | undefined> {
  const [found] = await db
    .select(columns)
    .from(rows)
    .where(and(whereOwn(key), isLive));
  return found?.facts ? viewOf(found, found.facts) : undefined;
}

interface KeepOptions {
  userId: string;
  /** The number of comparisons that the plan allows; null for unlimited. */
  limit: number | null;
  /** The comparison's ID; any of the browser's if absent. */
  id?: string;
  visitorHash: string;
}

/**
 * Moves a browser's comparison into an account's history, where it keeps its ID and counts like any other comparison.
 * Returns undefined if there is none, or "limit_reached" if the account has no comparisons left. Must be called in a
 * transaction.
 */
export async function keepVisitorComparison(
  tx: Db,
  { userId, limit, visitorHash, id }: KeepOptions,
): Promise<Comparison | "limit_reached" | undefined> {
  const used = await lockUser(tx, userId);
  const mine = id === undefined ? eq(rows.visitorHash, visitorHash) : whereOwn({ id, visitorHash });
  const [found] = await tx
    .select(columns)
    .from(rows)
    .where(and(mine, isLive, isNotNull(rows.facts)))
    .for("update");
  if (!found?.facts) return undefined;
  if (isLimitReached(limit, used + (await countLiveReservations(tx, userId)))) return "limit_reached";
  await tx.delete(rows).where(eq(rows.id, found.id));
  const row = toComparisonRow(found.facts);
  if (row.counted) await incrementUsedComparisons(tx, userId);
  const { id: keptId, createdAt } = found;
  const [kept] = await tx
    .insert(comparisons)
    .values({ ...row, userId, id: keptId, createdAt })
    .returning(comparisonColumns);
  return kept && unflattenComparison(kept);
}

const whereOwn = ({ id, visitorHash }: VisitorKey) => and(eq(rows.id, id), eq(rows.visitorHash, visitorHash));

function viewOf({ id, createdAt }: { id: string; createdAt: Date }, facts: ComparisonFacts): SharedView {
  const { original, alternative, result } = facts;
  const { basis: _basis, ...shown } = result;
  const side = ({ input, product, manual = NOTHING_ENTERED }: ComparisonFacts["original"]) => ({
    input,
    product,
    description: formatDescription(product),
    manual,
  });
  return { id, createdAt, original: side(original), alternative: side(alternative), result: shown };
}
