import type { DimensionName } from "@dupewise/domain/comparison/comparison";

/** An external judge's verdict on two products, from which the rubric computes a score. */
export interface JudgeVerdict {
  /**
   * Replaces the similarities computed from the facts. Null makes a dimension unknown; an absent dimension keeps its
   * similarity.
   */
  similarities: Partial<Record<DimensionName, number | null>>;
  /** Replaces the gate computed from the facts, unless it is null. */
  gate: number | null;
  /** The lowest and the highest score that the verdict may result in, 0–100. */
  bounds: { low: number; high: number };
}
