import { ReadFailure } from "./read-failure.ts";

export interface Politeness {
  /** Waits for the host's turn, then runs the task; throws ReadFailure while a host asked to be left alone. */
  inTurn: <T>(host: string, task: () => Promise<T>) => Promise<T>;
}

/** From the start of one request to a host to the start of the next. */
const GAP_MS = 250;

/** One request at a time for a host, with a pause between two, and none while it asks for patience (429, 503). */
export function politeness(now: () => number, pause: (ms: number) => Promise<void>): Politeness {
  const tails = new Map<string, Promise<unknown>>();
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
    inTurn: (host, task) => {
      const previous = tails.get(host);
      const mine = previous === undefined ? run(host, task) : previous.then(() => run(host, task));
      const tail = mine.then(
        () => pause(GAP_MS),
        () => pause(GAP_MS),
      );
      tails.set(host, tail);
      void tail.then(() => {
        if (tails.get(host) === tail) tails.delete(host);
      });
      return mine;
    },
  };
}
