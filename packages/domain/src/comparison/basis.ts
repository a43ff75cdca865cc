import type { ComparisonResult } from "./comparison.ts";

/** The data that a comparison's sentences are rendered from. */
export interface Basis {
  /** Facts, score and findings, with the version of their format. Only the engine that wrote them reads them. */
  assessment: object;
  /** Identifies the wording of the sentences, including their language. */
  wording: string;
}

/** A comparison as made by an engine. Without a basis, its sentences cannot be rendered again. */
export interface EngineComparison extends ComparisonResult {
  basis?: Basis;
}

/** The current wording of comparisons' sentences. */
export interface Wording {
  /** Identifies the wording. Changes whenever the messages or the language change. */
  version: string;
  /** Returns the comparison with its sentences rendered again from the stored data, and its numbers unchanged. */
  rewrite: <Made extends ComparisonResult>(made: Made, assessment: object) => Made;
}
