import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { rankComparison } from "./rank-comparison.ts";
import { explainScore } from "./explain-score.ts";
import { analyzeSensitivity } from "./sensitivity.ts";

/**
 * Creates the in-depth analysis of a comparison's score: what would change it, how it ranks among the owner's other
 * comparisons of the same kind, and the reasons for each part of it. Pure.
 */
export function createDeepAnalysis(comparison: Comparison, others: readonly Comparison[]): DeepAnalysis {
  const { original, alternative } = effectiveSides(comparison);
  const { similarityScore, analysis } = comparison.result;
  return {
    sensitivity: analyzeSensitivity(original, alternative, similarityScore),
    place: rankComparison(comparison, others),
    reasoning: similarityScore === null ? [] : explainScore(analysis),
  };
}
