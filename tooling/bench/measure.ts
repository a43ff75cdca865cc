/** One line of the table: what we take beside what the same work takes bare, in the same run. */
export interface Row {
  what: string;
  /** Median time of ours and of the peer, in `unit`. */
  ours: number;
  peer: number;
  unit: string;
  peerIs: string;
  /** The ratio that must not be passed: ours ÷ peer. */
  limit: number;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/**
 * Median milliseconds of each task. The tasks take turns, so that whatever else the machine does falls on all of them
 * alike; the first rounds warm up and do not count.
 */
export async function race(tasks: readonly (() => unknown)[], rounds: number): Promise<number[]> {
  const times = tasks.map((): number[] => []);
  const warmUp = Math.ceil(rounds / 3);
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      const started = performance.now();
      await task();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times.map(median);
}
