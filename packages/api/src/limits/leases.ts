/** Tries taken together and spent one by one. */
interface Lease {
  left: number;
  /** Seconds to wait; above 0 there was nothing to be had. */
  wait: number;
  /** By this process's own counting of milliseconds. */
  until: number;
}

/** So many subjects at most; forgetting the rest costs a statement each. */
const MOST_SUBJECTS = 10_000;

/**
 * Leases attempts from the database several at a time, so that most cost no query. Concurrent callers share a lease,
 * and a refusal is cached until it ends, for at most `seconds`.
 * @param takeMany takes `size` attempts; returns 0, or the seconds to wait
 */
export function createLeases(takeMany: (key: string, size: number) => Promise<number>) {
  const leases = new Map<string, Promise<Lease>>();

  const open = (key: string, size: number, seconds: number): Promise<Lease> => {
    if (leases.size >= MOST_SUBJECTS) leases.clear();
    const opened = takeMany(key, size).then((wait): Lease => {
      const lasting = wait > 0 ? Math.min(wait, seconds) : seconds;
      return { left: size, wait, until: performance.now() + lasting * 1000 };
    });
    leases.set(key, opened);
    opened.catch(() => leases.delete(key));
    return opened;
  };

  /** Spends one try; answers 0, or how many seconds to wait. */
  return async (key: string, size: number, seconds: number): Promise<number> => {
    for (;;) {
      const held = leases.get(key);
      const lease = await (held ?? open(key, size, seconds));
      const remaining = (lease.until - performance.now()) / 1000;
      if (remaining > 0 && lease.wait > 0) return Math.ceil(remaining);
      if (remaining > 0 && lease.left-- > 0) return 0;
      if (leases.get(key) === held) leases.delete(key);
    }
  };
}
