import type { Asker, FairTurns } from "./fair-turns.ts";
import { fairTurns } from "./fair-turns.ts";
import { ReadFailure } from "./read-failure.ts";

export interface Politeness {
  /** Waits for its turn at the host, then runs the task; throws ReadFailure while a host asked to be left alone. */
  inTurn: <T>(host: string, asker: Asker, task: () => Promise<T>) => Promise<T>;
}

/** From the end of one request to a host to the start of the next. */
const GAP_MS = 250;
/**
 * A page that takes longer no longer keeps others from its shop: with the time it has, three of them go on beside the
 * next.
 */
const TURN_MS = 5_000;

/** Allows one request at a time per host with a pause in between, and none during a Retry-After (429, 503). */
export function politeness(now: () => number, pause: (ms: number) => Promise<void>): Politeness {
  const hosts = new Map<string, FairTurns>();
  const leaveAloneUntil = new Map<string, number>();

  async function run<T>(host: string, task: () => Promise<T>): Promise<T> {
    const waitMs = (leaveAloneUntil.get(host) ?? 0) - now();
    if (waitMs > 0) {
      throw new ReadFailure("the shop's website is too busy right now", {
        retryAfterSeconds: Math.ceil(waitMs / 1000),
      });
    }
    leaveAloneUntil.delete(host);
    try {
      return await task();
    } catch (error) {
      if (error instanceof ReadFailure && error.retryAfterSeconds !== null) {
        leaveAloneUntil.set(host, now() + error.retryAfterSeconds * 1000);
      }
      throw error;
    }
  }

  return {
    inTurn: async (host, asker, task) => {
      asker.signal.throwIfAborted();
      const turns = hosts.get(host) ?? fairTurns(1, now);
      hosts.set(host, turns);
      const end = await turns.take(asker);
      const work = run(host, task);
      const settled = work.then(
        () => undefined,
        () => undefined,
      );
      void Promise.race([settled, pause(TURN_MS)])
        .then(() => pause(GAP_MS))
        .then(() => {
          end();
          if (turns.isIdle()) hosts.delete(host);
        });
      return work;
    },
  };
}
