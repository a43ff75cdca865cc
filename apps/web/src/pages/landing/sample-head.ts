import type { SharedComparison } from "@dupewise/domain/comparison/share";

/** The summary of one side of a sample comparison. */
export type SampleSide = Pick<SharedComparison["originalProduct"], "title" | "price" | "composition"> & {
  /** The stated color as a CSS color; null if none is stated. */
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
