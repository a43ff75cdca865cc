/** One row of the table: our cost next to the cost of the same work done bare, in the same run. */
export interface Row {
  what: string;
  /** Time of ours and of the baseline, in `unit`: medians, unless `what` says otherwise. */
  ours: number;
  baseline: number;
  unit: string;
  baselineName: string;
  /** The ratio that must not be passed: ours ÷ baseline. */
  limit: number;
}

const MEDIAN = 0.5;

/** Returns a quantile of the times by rank, from the smallest (0) to the largest (1). Returns 0 if there are none. */
export const computeQuantile = (times: readonly number[], quantile: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0;

/**
 * Returns each task's time in milliseconds: the median, or another quantile (0–1). The tasks take turns, so that other
 * load on the machine affects them equally. Additional rounds at the beginning warm up and don't count.
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
