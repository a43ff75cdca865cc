/** The amount a model writes about a comparison. Never affects the score: verdicts are the same at every depth. */
export interface Depth {
  /** Sentences that it is asked for, at most. */
  similarities: number;
  differences: number;
  /** What its longest answer may take, in tokens. */
  maxOutputTokens: number;
}

export const STANDARD: Depth = { similarities: 4, differences: 6, maxOutputTokens: 5000 };
/** The depth for premium accounts. */
export const DEEP: Depth = { similarities: 8, differences: 12, maxOutputTokens: 8000 };
