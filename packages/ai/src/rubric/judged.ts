import type { DimensionName } from "@dupewise/domain/comparison/comparison";

/** What a judge of its own says about two products, for the rubric to make a number of. */
export interface Judged {
  /** Replaces what the facts say; null makes a dimension unknown, and an absent one stays as the facts have it. */
  similarities: Partial<Record<DimensionName, number | null>>;
  /** Replaces what the category does to the score; null leaves it to the facts. */
  gate: number | null;
  /** How far the judge may move the score, 0–100. */
  bounds: { low: number; high: number };
}
