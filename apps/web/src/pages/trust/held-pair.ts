/** A pair of real goods that the engine was not fitted to: our score, and the range that a fair person would accept. */
export interface HeldOutPair {
  family: string;
  known: "wild" | "materials" | "title";
  /** null when too little was known for a score. */
  said: number | null;
  /** The band of a fair person's score. */
  lowest: number;
  highest: number;
}
