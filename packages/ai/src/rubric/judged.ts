import type { DimensionName } from "@dupewise/domain/comparison/comparison";

/** An external judge's verdict on two products, from which the rubric computes a score. */
export interface JudgeVerdict {
  /** Replaces the facts' similarity; null makes a dimension unknown, and an absent one keeps the facts'. */
  similarities: Partial<Record<DimensionName, number | null>>;
  /** Replaces the gate; null leaves it to the facts. */
  gate: number | null;
  /** How far the judge may move the score, 0–100. */
  bounds: { low: number; high: number };
}
