import type { QueuedCaller, FairScheduler } from "./fair-scheduler.ts";
import { createFairScheduler } from "./fair-scheduler.ts";
import { ReadError } from "./read-error.ts";

export interface Politeness {
  /** Waits for its turn at the host, then runs the task; throws ReadError while the host has asked for a pause. */
  inTurn: <T>(host: string, asker: QueuedCaller, task: () => Promise<T>) => Promise<T>;
}

/** Assigns the turns in which servers send requests to shops. Several servers can share the same turns. */
export interface ShopTurns {
  /**
   * Takes the next turn at a host, which begins after `waitMs`. Takes none if the host is off limits for another
   * `closedMs`.
   */
  take: (host: string) => Promise<{ waitMs: number; closedMs: number }>;
  /** Puts a host off limits for this many seconds. */
  leaveAlone: (host: string, seconds: number) => Promise<void>;
}

/** The pause from the end of one request to a host to the start of the next. */
const GAP_MS = 250;
/**
 * A page slower than this no longer blocks its shop: within its time limit, three of them can run alongside the next.
 */
const TURN_MS = 5_000;

/** Creates the turns of a single process. */
function ownTurns(now: () => number): ShopTurns {
  const closedUntil = new Map<string, number>();
  return {
    take: async (host) => {
      const closedMs = (closedUntil.get(host) ?? 0) - now();
      if (closedMs <= 0) closedUntil.delete(host);
      return { waitMs: 0, closedMs: Math.max(0, closedMs) };
    },
    leaveAlone: async (host, seconds) => void closedUntil.set(host, now() + seconds * 1000),
  };
}

/**
 * Creates a limiter that sends each host one request at a time, with a pause in between. After a 429 or 503, it rejects
 * requests to the host with a `ReadError` until the time in `Retry-After` has passed. Servers that share `turns`
 * together send a host no more requests than a single server would.
 */
export function createPolitenessLimiter(
  now: () => number,
  pause: (ms: number) => Promise<void>,
  turns: ShopTurns = ownTurns(now),
): Politeness {
  const hosts = new Map<string, FairScheduler>();

  async function begin(host: string, { signal }: QueuedCaller): Promise<void> {
    const { waitMs, closedMs } = await turns.take(host);
    if (closedMs > 0) {
      throw new ReadError("the shop's website is too busy right now", {
        retryAfterSeconds: Math.ceil(closedMs / 1000),
      });
    }
    if (waitMs > 0) await pause(waitMs);
    signal.throwIfAborted();
  }

  async function run<T>(host: string, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      if (error instanceof ReadError && error.retryAfterSeconds !== null) {
        await turns.leaveAlone(host, error.retryAfterSeconds);
      }
      throw error;
    }
  }

  return {
    inTurn: async (host, asker, task) => {
      asker.signal.throwIfAborted();
      const queue = hosts.get(host) ?? createFairScheduler(1, now);
      hosts.set(host, queue);
      const end = await queue.take(asker);
      const begun = begin(host, asker);
      const work = begun.then(() => run(host, task));
      const settled = work.then(
        () => undefined,
        () => undefined,
      );
      void begun
        .then(() => Promise.race([settled, pause(TURN_MS)]))
        .catch(() => undefined)
        .then(() => pause(GAP_MS))
        .then(() => {
          end();
          if (queue.isIdle()) hosts.delete(host);
        });
      return work;
    },
  };
}
