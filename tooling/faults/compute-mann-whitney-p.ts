/**
 * Returns the p-value of the two-sided Mann-Whitney U test (Mann and Whitney, 1947): the probability (0–1) that two
 * samples from the same distribution differ at least as much as these. Uses the normal approximation, which is accurate
 * for samples of about twenty or more values without ties.
 */
export function computeMannWhitneyP(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  const ranked = all.toSorted((x, y) => x.value - y.value);
  const rankSum = ranked.reduce((sum, { isA }, index) => sum + (isA ? index + 1 : 0), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * upperTail(Math.abs(u - mean) / deviation);
}

/** The upper tail of the standard normal distribution; Abramowitz and Stegun, 26.2.17. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = factors.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
