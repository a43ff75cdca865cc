import type { SharedComparison } from "@dupewise/domain/comparison/share";

/** One side of a sample, summarized. */
export type SampleSide = Pick<SharedComparison["originalProduct"], "title" | "price" | "composition"> & {
  /** Its stated color, in CSS; null where none is stated. */
  color: string | null;
};

/** The summary of a recorded comparison, shown until a visitor opens it in full. */
export interface SampleHead {
  id: string;
  label: string;
  verdict: string;
  score: number;
  range: { low: number; high: number } | null;
  sides: readonly [original: SampleSide, alternative: SampleSide];
}
