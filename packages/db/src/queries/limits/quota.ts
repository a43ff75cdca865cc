import { isLimitReached } from "@dupewise/domain/account/entitlements";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { and, eq, gt, gte, lt, sql } from "../../drizzle.ts";
import { comparisonReservations, comparisons, users } from "../../schema.ts";
import type { Db } from "../../connect.ts";

const RETRY_SECONDS = 2;

/** Creates the error for a comparison whose reservation has expired. */
export const createReservationExpiredError = () =>
  new DomainError("unavailable", "Comparing took too long. Nothing was counted; please try again", {
    retryAfterSeconds: RETRY_SECONDS,
  });

/** A slot in the quota, held while a comparison is being made. */
export interface Reservation {
  id: string;
  userId: string;
  requestId: string | null;
}

interface ReserveOptions {
  userId: string;
  requestId: string | null;
  /** The number of comparisons that the plan allows; null for unlimited. */
  limit: number | null;
  /** How many may be in progress at once, across all servers; null for unlimited. */
  maxConcurrent: number | null;
  /** The account's storage limits, on top of the plan. */
  storageLimits?: { unscored: number; comparisons: number; comparisonBytes: number };
}

const places = comparisonReservations;
/** Longer than a comparison takes; a dead process holds its slot no longer than this. */
const expiry = sql`now() + interval '30 seconds'`;
const now = sql`now()`;
const expired = lt(places.expiresAt, now);
const live = gte(places.expiresAt, now);

/**
 * Reserves one comparison before work on it begins. Reservations of a user are serialized, so that concurrent requests
 * stay within the limits. Instead of a reservation, returns "in_progress" if the same request is still running or has
 * just been stored, "limit_reached" if the plan's comparisons are used up, "too_many_at_once" if too many are in
 * progress, or "unscored_full" or "history_full" if the account's storage is full.
 */
export function reserveComparison(
  db: Db,
  { userId, requestId, limit, maxConcurrent, storageLimits = STORAGE_LIMITS }: ReserveOptions,
): Promise<Reservation | "limit_reached" | "in_progress" | "too_many_at_once" | "unscored_full" | "history_full"> {
  return db.transaction(async (tx) => {
    const used = await lockUser(tx, userId);
    // Sent together, which saves round trips: the lock is held.
    const [held, stored] = await Promise.all([countLiveReservations(tx, userId), measureStored(tx, userId)]);
    if (requestId !== null && (await isKnown(tx, userId, requestId))) return "in_progress";
    if (isLimitReached(limit, used + held)) return "limit_reached";
    if (maxConcurrent !== null && held >= maxConcurrent) return "too_many_at_once";
    if (stored.unscored + held >= storageLimits.unscored) return "unscored_full";
    if (stored.comparisons + held >= storageLimits.comparisons || stored.bytes >= storageLimits.comparisonBytes)
      return "history_full";
    const reservation = { id: crypto.randomUUID(), userId, requestId };
    await tx.insert(places).values({ ...reservation, expiresAt: expiry });
    return reservation;
  });
}

/**
 * Extends a reservation to 30 seconds from now. Call this at least every 20 seconds while working on the comparison.
 */
export async function renewReservation(db: Db, id: string): Promise<void> {
  await db.update(places).set({ expiresAt: expiry }).where(eq(places.id, id));
}

/** Deletes a reservation when its comparison is stored. Returns false if the reservation had already expired. */
export async function consumeReservation(tx: Db, id: string): Promise<boolean> {
  return (await tx.delete(places).where(eq(places.id, id)).returning({ id: places.id })).length > 0;
}

/**
 * Releases a reservation, so that it no longer counts toward the quota. Does nothing if it was already consumed or
 * swept.
 */
export async function refundReservation(db: Db, id: string): Promise<void> {
  await db.delete(places).where(eq(places.id, id));
}

/** Returns true while this request holds a reservation. Takes no locks, so it can be polled freely. */
export async function isReservationActive(db: Db, userId: string, requestId: string): Promise<boolean> {
  const ours = and(eq(places.userId, userId), eq(places.requestId, requestId), gt(places.expiresAt, sql`now()`));
  return (await db.$count(places, ours)) > 0;
}

/**
 * Locks a user until the transaction ends, and returns how many comparisons the user has used. Throws `unauthorized` if
 * the account no longer exists.
 */
export async function lockUser(tx: Db, userId: string): Promise<number> {
  const [user] = await tx
    .select({ used: users.comparisonsUsed })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (user) return user.used;
  throw new DomainError("unauthorized", "Unauthorized: this account no longer exists");
}

/** Counts a user's unexpired reservations. Deletes the expired ones, so that none of them can still be consumed. */
export async function countLiveReservations(tx: Db, userId: string): Promise<number> {
  const ours = eq(places.userId, userId);
  const [count] = await Promise.all([tx.$count(places, and(ours, live)), tx.delete(places).where(and(ours, expired))]);
  return count;
}

/** Adds one to a user's count of used comparisons. */
export async function incrementUsedComparisons(tx: Db, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ comparisonsUsed: sql`${users.comparisonsUsed} + 1` })
    .where(eq(users.id, userId));
}

/** The columns with potentially long texts. */
const WIDE = [
  comparisons.originalUrl,
  comparisons.dupeUrl,
  comparisons.originalDescription,
  comparisons.dupeDescription,
  comparisons.originalProduct,
  comparisons.dupeProduct,
  comparisons.analysis,
  comparisons.assessment,
];

/** The size of a user's comparisons, removed ones included. Long texts are measured in place, without being read. */
async function measureStored(tx: Db, userId: string) {
  const sizes = WIDE.map((column) => sql`coalesce(pg_column_size(${column}), 0)`);
  const [row] = await tx
    .select({
      unscored: sql`count(*) filter (where ${comparisons.similarityScore} is null)`.mapWith(Number),
      comparisons: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${sql.join(sizes, sql` + `)}), 0)`.mapWith(Number),
    })
    .from(comparisons)
    .where(eq(comparisons.userId, userId));
  return row ?? { unscored: 0, comparisons: 0, bytes: 0 };
}

async function isKnown(tx: Db, userId: string, requestId: string): Promise<boolean> {
  const made = await tx.$count(comparisons, and(eq(comparisons.userId, userId), eq(comparisons.requestId, requestId)));
  return made > 0 || (await isReservationActive(tx, userId, requestId));
}
