/**
 * Our score for a pair of real products that the engine was not fitted to, and the range that a fair person would
 * accept.
 */
export interface HeldOutPair {
  family: string;
  known: "wild" | "materials" | "title";
  /** Our score; null if too little was known to give one. */
  score: number | null;
  /** The range of scores that a fair person would accept. */
  lowest: number;
  highest: number;
}
