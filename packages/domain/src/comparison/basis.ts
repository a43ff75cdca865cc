import type { ComparisonResult } from "./comparison.ts";

/** The sources of a comparison's sentences. */
export interface Basis {
  /** Facts, score and findings with the version of their form: read again only by the engine that wrote them. */
  assessment: object;
  /** Names the wording that the sentences are in, language included. */
  wording: string;
}

/** A comparison as an engine made it; without a basis, its sentences cannot be rendered again. */
export interface MadeComparison extends ComparisonResult {
  basis?: Basis;
}

/** The current wording of sentences. */
export interface Wording {
  /** Changes with the messages, and with the language. */
  version: string;
  /** Returns the comparison with its sentences made anew from what is stored of it; its numbers stay. */
  rewrite: <Made extends ComparisonResult>(made: Made, assessment: object) => Made;
}
