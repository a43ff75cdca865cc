import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { extractFacts } from "../facts/extract-facts.ts";
import { GROUP_TITLES } from "../facts/kind-groups.data.ts";

/** With fewer comparisons, a rank is mostly due to chance. */
const FEWEST = 3;

/**
 * Ranks a comparison by score among all of the user's scored comparisons whose originals are of the same kind. Returns
 * null when it has no score, when its kind is unknown, or when there are fewer than three such comparisons, including
 * this one.
 */
export function rankComparison(comparison: Comparison, others: readonly Comparison[]): DeepAnalysis["place"] {
  const score = comparison.result.similarityScore;
  const kind = kindOf(comparison);
  if (score === null || kind === undefined) return null;
  const scores = others
    .filter(({ id }) => id !== comparison.id)
    .filter((other) => kindOf(other) === kind)
    .flatMap(({ result }) => result.similarityScore ?? []);
  const all = [...scores, score].toSorted((a, b) => a - b);
  if (all.length < FEWEST) return null;
  return {
    kind: kind.toLowerCase(),
    comparisons: all.length,
    lower: scores.filter((other) => other < score).length,
    higher: scores.filter((other) => other > score).length,
    median: all[Math.floor(all.length / 2)] ?? score,
  };
}

function kindOf(comparison: Comparison): string | undefined {
  const { garment } = extractFacts(effectiveSides(comparison).original);
  return garment ? GROUP_TITLES[garment.value.group] : undefined;
}
