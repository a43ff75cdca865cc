import { setTimeout } from "node:timers/promises";
import { toFailure, ModelRefusal } from "./failures.ts";

/** A source of time and random numbers, which tests replace with a predictable one. */
export interface Clock {
  /** Returns the time in milliseconds, which never goes backward. */
  now: () => number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns a random number, at least 0 and less than 1. */
  random: () => number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
  random: Math.random,
};

/** The time and the retries that all calls of one comparison share. */
export interface RetryBudget {
  clock: Clock;
  /** The time, by the clock, at which the shopper gets a response even if no call has succeeded. */
  deadline: number;
  /**
   * Aborts the calls when the shopper leaves, the deadline passes, or another call of this comparison fails
   * permanently.
   */
  signal: AbortSignal;
  /** The number of retries left, shared by all calls. */
  retries: number;
}

const FIRST_WAIT_MS = 500;

/**
 * Makes a call and retries it after transient failures, as long as the budget's retries and time last. Waits at least
 * as long as the provider asks, plus up to a quarter as jitter. Throws `ModelRefusal` or a `DomainError` with an `ai_*`
 * code.
 */
export async function withRetries<Answer>(call: () => Promise<Answer>, budget: RetryBudget): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure instanceof ModelRefusal) throw failure;
      const { clock, deadline, signal } = budget;
      const asked = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** tries;
      const wait = asked * (1 + clock.random() / 4);
      const inTime = clock.now() + wait < deadline;
      if (!failure.isTransient || signal.aborted || budget.retries === 0 || !inTime) throw failure.error;
      budget.retries -= 1;
      await clock.sleep(wait, signal).catch(() => {
        throw failure.error;
      });
    }
  }
}
