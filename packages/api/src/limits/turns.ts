import { setTimeout as sleep } from "node:timers/promises";

/** Does one piece of work after another, with a pause after each. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes turns for work that can wait, however many ask for one: together they take a third of a processor at most, and
 * one connection. Keep the pieces small: everybody else waits for the one under way.
 */
export function createTurns(): Turns {
  let free: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = free.then(async () => {
      const began = performance.now();
      const outcome = await Promise.allSettled([work()]);
      return { outcome, took: performance.now() - began };
    });
    free = turn.then(({ took }) => sleep(2 * took));
    return turn.then(({ outcome: [done] }) => {
      if (done.status === "rejected") throw done.reason;
      return done.value;
    });
  };
}
