/** A pair of real goods that the engine was not fitted on: what it said, and what a fair person would. */
export interface HeldPair {
  family: string;
  known: "wild" | "materials" | "title";
  /** null where too little was known for a score. */
  said: number | null;
  /** The band that a fair person's score lies in. */
  lowest: number;
  highest: number;
}
