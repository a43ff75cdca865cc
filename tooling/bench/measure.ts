/**
 * One row of the results: the cost of our code next to that of a bare implementation of the same work, measured in the
 * same run.
 */
export interface Row {
  what: string;
  /** The times of our code and of the baseline, in `unit`: medians, unless `what` says otherwise. */
  ours: number;
  baseline: number;
  unit: string;
  baselineName: string;
  /** The ratio (ours ÷ baseline) that must not be exceeded. */
  limit: number;
}

const MEDIAN = 0.5;

/**
 * Returns a quantile of the times: 0 for the shortest, 1 for the longest, 0.5 for the median. Returns 0 if there are no
 * times.
 */
export const computeQuantile = (times: readonly number[], quantile: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0;

/**
 * Measures tasks in turn, so that other load on the machine affects them equally. Returns the time of each task in
 * milliseconds: the median or another quantile, 0–1. Additional rounds at the beginning only warm up and aren't
 * measured.
 */
export async function timeAlternately(
  tasks: readonly (() => unknown)[],
  rounds: number,
  quantile = MEDIAN,
): Promise<number[]> {
  const times = tasks.map((): number[] => []);
  const warmUp = Math.ceil(rounds / 3);
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      const started = performance.now();
      await task();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times.map((one) => computeQuantile(one, quantile));
}
