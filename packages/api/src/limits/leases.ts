import type { Taken } from "@dupewise/db/queries/rate-limits";

/** Tries taken together and spent one by one. */
interface Lease {
  left: number;
  /** How many of the next ones may be taken together. */
  next: number;
  /** Seconds to wait; above 0 there was nothing to be had. */
  wait: number;
  /** By this process's own counting of milliseconds. */
  until: number;
}

/** So many subjects at most; forgetting the rest costs a statement each. */
const MOST_SUBJECTS = 10_000;
/** What is left is shared by so many servers: the less it is, the fewer each takes, and in the end one at a time. */
const SERVERS = 100;

/**
 * Leases attempts from the database several at a time, so that most cost no query; the first of a subject by itself,
 * since nobody knows yet how many are left. Concurrent callers share a lease, and a refusal is cached until it ends,
 * for at most `seconds`.
 * @param takeMany takes `size` attempts
 */
export function createLeases(takeMany: (key: string, size: number) => Promise<Taken>) {
  const leases = new Map<string, Promise<Lease>>();

  const open = (key: string, size: number, most: number, seconds: number): Promise<Lease> => {
    if (leases.size >= MOST_SUBJECTS) leases.clear();
    const opened = takeMany(key, size).then(({ wait, left }): Lease => {
      const lasting = wait > 0 ? Math.min(wait, seconds) : seconds;
      const next = Math.min(most, Math.max(1, Math.floor(left / SERVERS)));
      return { left: size, next, wait, until: performance.now() + lasting * 1000 };
    });
    leases.set(key, opened);
    opened.catch(() => leases.delete(key));
    return opened;
  };

  /** Spends one try, of at most `most` taken together; returns 0, or how many seconds to wait. */
  return async (key: string, most: number, seconds: number): Promise<number> => {
    let size = 1;
    for (;;) {
      const held = leases.get(key);
      const lease = await (held ?? open(key, size, most, seconds));
      const remaining = (lease.until - performance.now()) / 1000;
      if (remaining > 0 && lease.wait > 0) return Math.ceil(remaining);
      if (remaining > 0 && lease.left-- > 0) return 0;
      size = remaining > 0 ? lease.next : 1;
      if (leases.get(key) === held) leases.delete(key);
    }
  };
}
