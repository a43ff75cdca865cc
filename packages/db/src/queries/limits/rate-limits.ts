import { eq, lte, sql } from "../../drizzle.ts";
import { rateLimits } from "../../schema.ts";
import type { Db } from "../../connect.ts";

/** An allowance: the number of attempts in a time window, which begins with the first attempt. */
export interface RateLimitWindow {
  tries: number;
  seconds: number;
}

export interface RateLimitState {
  /** The number of seconds to wait, or 0 if the attempt is allowed. */
  wait: number;
  /** How many attempts are left in the window, for all servers together. */
  left: number;
}

const over = lte(rateLimits.resetsAt, sql`now()`);

/**
 * Takes `count` attempts from an allowance in a single atomic statement. Returns how many attempts are left and how
 * many seconds to wait, which is 0 unless the allowance is exceeded.
 */
export async function takeAttempts(
  db: Db,
  key: string,
  count: number,
  { tries, seconds }: RateLimitWindow,
): Promise<RateLimitState> {
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, tries: count, resetsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${over} then ${count}::int else ${rateLimits.tries} + ${count}::int end`,
        resetsAt: sql`case when ${over} then ${end} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      tries: rateLimits.tries,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))`.mapWith(Number),
    });
  const left = tries - (row?.tries ?? 0);
  return { wait: row && left < 0 ? Math.max(1, row.wait) : 0, left: Math.max(0, left) };
}

/** Returns one attempt to an allowance. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ tries: sql`greatest(${rateLimits.tries} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Resets an allowance, so that all of its attempts are available again. */
export async function resetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Extends the current window of an allowance, so that it ends the given number of seconds from now. */
export async function extendWindow(db: Db, key: string, seconds: number): Promise<void> {
  await db
    .update(rateLimits)
    .set({ resetsAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(rateLimits.key, key));
}
