/** How much a model writes about a comparison. Never affects the score: the verdicts are the same at every depth. */
export interface AnalysisDepth {
  /** The maximum number of sentences to request about similarities. */
  similarities: number;
  /** The maximum number of sentences to request about differences. */
  differences: number;
  /** The maximum length of the model's response, in tokens. */
  maxOutputTokens: number;
}

export const STANDARD: AnalysisDepth = { similarities: 4, differences: 6, maxOutputTokens: 5000 };
/** How much the model writes about a Premium user's comparison. */
export const PREMIUM_DEPTH: AnalysisDepth = { similarities: 8, differences: 12, maxOutputTokens: 8000 };
