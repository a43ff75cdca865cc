import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { rankAmong } from "./rank-among.ts";
import { explainScore } from "./explain-score.ts";
import { analyzeSensitivity } from "./sensitivity.ts";

/**
 * Explains a comparison's score in depth: what would change it, how it ranks among the owner's other comparisons of
 * the same kind, and the reasons for each part of it. Pure.
 */
export function createDeepAnalysis(comparison: Comparison, others: readonly Comparison[]): DeepAnalysis {
  const { original, alternative } = effectiveSides(comparison);
  const { similarityScore, analysis } = comparison.result;
  return {
    sensitivity: analyzeSensitivity(original, alternative, similarityScore),
    place: rankAmong(comparison, others),
    reasoning: similarityScore === null ? [] : explainScore(analysis),
  };
}
