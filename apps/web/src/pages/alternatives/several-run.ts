import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { RecognizedProduct } from "@dupewise/domain/comparison/progress";
import type { CompareSeveralProgress } from "@dupewise/domain/comparison/several";

/** One of several alternatives that are being compared: its input, and what is known so far. */
export interface AlternativeEntry {
  input: string;
  /** The product; null until it has been read. */
  found: RecognizedProduct | null;
  comparison: FlatComparison | null;
  /** Why it could not be compared; null if it hasn't failed. */
  failure: string | null;
}

/** The state of comparing several alternatives, in the order in which they were entered. */
export interface AlternativesRun {
  original: RecognizedProduct | null;
  entries: readonly AlternativeEntry[];
}

/** Returns the initial state of a run that compares these alternatives. */
export const startRun = (alternatives: readonly string[]): AlternativesRun => ({
  original: null,
  entries: alternatives.map((input) => ({ input, found: null, comparison: null, failure: null })),
});

/** Returns the state of a run after the given progress step. */
export function advanceRun(run: AlternativesRun, step: CompareSeveralProgress): AlternativesRun {
  if (step.kind === "original") return { ...run, original: step.product };
  const change: Partial<AlternativeEntry> =
    step.kind === "found"
      ? { found: step.product }
      : step.kind === "done"
        ? { comparison: step.comparison }
        : { failure: step.message };
  return {
    ...run,
    entries: run.entries.map((entry, index) => (index === step.index ? { ...entry, ...change } : entry)),
  };
}

/** Returns the number of alternatives that have been read or have failed. */
export const countProcessed = ({ entries }: AlternativesRun): number =>
  entries.filter(({ found, comparison, failure }) => found ?? comparison ?? failure).length;

/**
 * Returns the inputs of the alternatives that were not compared, so that they can be corrected or retried. Returns one
 * empty input if there are none.
 */
export function listUncomparedInputs(run: AlternativesRun | null): string[] {
  const inputs = run?.entries.flatMap(({ comparison, input }) => (comparison ? [] : input)) ?? [];
  return inputs.length > 0 ? inputs : [""];
}

/**
 * Splits text into links if it consists of several links and nothing else. Otherwise returns only the unchanged text.
 */
export function splitLinks(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^https?:\/\/\S+$/i.test(word)) ? words : [text];
}
