import type { SharedComparison } from "@dupewise/domain/comparison/share";

/** One side of a sample in small. */
export type SampleSide = Pick<SharedComparison["originalProduct"], "title" | "price" | "composition">;

/** A recorded comparison in small: what a visitor sees before they ask for the whole. */
export interface SampleHead {
  id: string;
  label: string;
  verdict: string;
  score: number;
  range: { low: number; high: number } | null;
  sides: readonly [original: SampleSide, alternative: SampleSide];
}
