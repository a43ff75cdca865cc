import type { DimensionName } from "@dupewise/domain/comparison/comparison";

/** One dimension of a comparison: how much it counts, and how similar the products are in it, if both say enough. */
export interface ScoredDimension {
  name: DimensionName;
  weight: number;
  similarity: number | null;
}
