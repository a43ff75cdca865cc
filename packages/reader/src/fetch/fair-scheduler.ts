/** A caller waiting for a shared resource, with a signal that ends its wait. */
export interface QueuedCaller {
  /** The account on whose behalf it waits, compared only for equality. */
  askedBy: string;
  signal: AbortSignal;
}

export interface FairScheduler {
  /** Waits for a turn; the returned function ends it and must be called once. Rejects when the signal aborts first. */
  take: (asker: QueuedCaller) => Promise<() => void>;
  /** Returns true when nobody has a turn or waits for one. */
  isIdle: () => boolean;
}

interface Waiting {
  askedBy: string;
  begin: () => void;
}

const FORGET_AFTER_MS = 60_000;

/**
 * Creates a scheduler for a limited resource. Each caller gets one turn at a time, and the next turn goes to the caller
 * that has used the resource least in the current one-minute window, so that neither a long queue nor long turns delay
 * others.
 * @param maxConcurrent the number of turns that may run at the same time
 * @param now returns the time in milliseconds
 */
export function createFairScheduler(maxConcurrent: number, now: () => number): FairScheduler {
  /** In order of arrival. */
  const waiting = new Set<Waiting>();
  const since = new Map<string, number>();
  const had = new Map<string, number>();
  let minuteBegan = now();

  function beginNext(): void {
    if (now() - minuteBegan >= FORGET_AFTER_MS) {
      had.clear();
      minuteBegan = now();
    }
    while (since.size < maxConcurrent) {
      const next = leastServed();
      if (next === undefined) return;
      waiting.delete(next);
      since.set(next.askedBy, now());
      next.begin();
    }
  }

  function leastServed(): Waiting | undefined {
    let least: Waiting | undefined;
    for (const one of waiting) {
      if (!since.has(one.askedBy) && (least === undefined || hadBy(one) < hadBy(least))) least = one;
    }
    return least;
  }

  const hadBy = ({ askedBy }: Waiting): number => had.get(askedBy) ?? 0;

  function end(askedBy: string): void {
    had.set(askedBy, (had.get(askedBy) ?? 0) + now() - (since.get(askedBy) ?? now()));
    since.delete(askedBy);
    beginNext();
  }

  return {
    take: async ({ askedBy, signal }) => {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = (): void => {
        waiting.delete(one);
        reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
      };
      const begin = (): void => {
        signal.removeEventListener("abort", leave);
        resolve(() => end(askedBy));
      };
      const one: Waiting = { askedBy, begin };
      signal.addEventListener("abort", leave, { once: true });
      waiting.add(one);
      beginNext();
      return promise;
    },
    isIdle: () => since.size === 0 && waiting.size === 0,
  };
}
