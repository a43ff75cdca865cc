import type { Clock } from "../engines/openai/retry-budget.ts";

export interface TestClock extends Clock {
  /** The waits so far, in milliseconds; they take no real time. */
  waits: readonly number[];
  pass: (ms: number) => void;
}

/** Creates a clock that advances only when the test tells it to, or when something sleeps. */
export function createTestClock(): TestClock {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    pass: (ms) => (time += ms),
    random: () => 0.5,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      time += ms;
    },
  };
}
