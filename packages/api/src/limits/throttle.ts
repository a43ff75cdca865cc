import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits until deferrable work should start. Returns immediately when the signal aborts. */
export type Throttle = (signal: AbortSignal) => Promise<void>;

/** Roughly how long one piece of work, such as a comparison, occupies this process. */
const PIECE_MS = 8;
/** The fraction of the process's idle time that pieces may use. */
const SHARE = 0.75;
/** The longest pause, so that work progresses however busy the process is. */
const LONGEST_MS = 150;

/**
 * Creates a function that every low-priority task awaits before it starts. Its calls resolve one after another, and the
 * busier the process is, the longer the pauses between them.
 */
export function createThrottle(): Throttle {
  let last = Promise.resolve();
  let before = performance.eventLoopUtilization();
  return (signal) =>
    (last = last.then(async () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      await sleep(computePauseMs(utilization), undefined, { signal }).catch(() => {});
    }));
}

/**
 * Returns how many milliseconds to pause between two tasks.
 * @param utilization how busy the process is, from 0 to 1
 */
export function computePauseMs(utilization: number): number {
  return Math.min(PIECE_MS / (SHARE * (1 - utilization)), LONGEST_MS);
}
