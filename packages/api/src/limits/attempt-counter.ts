import type { RateLimitState } from "@dupewise/db/queries/limits/rate-limits";

/** This process's knowledge of a subject's attempts. */
interface Account {
  /** The number of attempts used here but not yet recorded in the database. */
  unrecorded: number;
  /** How many more attempts may be used before recording them. */
  credit: number;
  /** The number of seconds to wait; above 0 if the allowance was used up. */
  wait: number;
  /** In milliseconds of this process's monotonic clock. */
  until: number;
}

/** The maximum number of subjects; forgetting one costs a statement later. */
const MOST_SUBJECTS = 10_000;
/**
 * The number of servers among which the remaining allowance is divided: the less is left, the smaller each one's
 * credit, down to none.
 */
const SERVERS = 100;

/**
 * Creates a function that counts an attempt against a rate limit. It returns 0, or the number of seconds to wait if the
 * limit is exceeded. Records attempts in the database in batches, so that most attempts need no query. Attempts are
 * used first and recorded afterward, so nobody within the limit is rejected, no matter how many servers share the
 * limit. A rejection is cached until it expires.
 * @param takeMany takes `size` attempts from the allowance in the database
 */
export function createAttemptCounter(takeMany: (key: string, size: number) => Promise<RateLimitState>) {
  const accounts = new Map<string, Promise<Account>>();

  const settle = (key: string, size: number, most: number, seconds: number): Promise<Account> => {
    if (accounts.size >= MOST_SUBJECTS) accounts.clear();
    const settled = takeMany(key, size).then(({ wait, left }): Account => {
      const lasting = wait > 0 ? Math.min(wait, seconds) : seconds;
      const credit = Math.min(most - 1, Math.floor(left / SERVERS));
      return { unrecorded: 0, credit, wait: wait && lasting, until: performance.now() + lasting * 1000 };
    });
    accounts.set(key, settled);
    settled.catch(() => accounts.delete(key));
    return settled;
  };

  /** Uses one attempt and records at most `most` of them together. Returns 0, or the number of seconds to wait. */
  return async (key: string, most: number, seconds: number): Promise<number> => {
    for (;;) {
      const held = accounts.get(key);
      if (held === undefined) return (await settle(key, 1, most, seconds)).wait;
      const account = await held;
      const remaining = (account.until - performance.now()) / 1000;
      if (remaining > 0 && account.wait > 0) return Math.ceil(remaining);
      if (remaining > 0 && account.unrecorded < account.credit) {
        account.unrecorded += 1;
        return 0;
      }
      // Another call may have started recording meanwhile.
      if (accounts.get(key) !== held) continue;
      return (await settle(key, remaining > 0 ? account.unrecorded + 1 : 1, most, seconds)).wait;
    }
  };
}
