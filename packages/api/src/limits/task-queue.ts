import { setTimeout as sleep } from "node:timers/promises";

/** Runs tasks one after another, with a pause after each. */
export type TaskQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs tasks one after another in the background. The queue uses at most a third of a core and one
 * database connection. Tasks should be small, because all others wait for the task that is running.
 */
export function createTaskQueue(): TaskQueue {
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
