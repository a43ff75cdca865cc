import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { streamClient } from "../../lib/api/stream-client.ts";

export interface ProgressRequest {
  originalUrl: string;
  dupeUrl: string;
  requestId: string;
}

/** Creates a comparison, calling `report` after each step. Returns null if the stream ends before the result. */
export async function createComparisonWithProgress(
  request: ProgressRequest,
  signal: AbortSignal,
  report: (progress: ComparisonProgress) => void,
): Promise<FlatComparison | null> {
  for await (const progress of await streamClient.comparisons.createWithProgress.mutate(request, { signal })) {
    report(progress);
    if (progress.comparison) return progress.comparison;
  }
  return null;
}

/**
 * Compares two products without an account, calling `report` after each step. Returns null if the stream ends before
 * the result.
 */
export async function compareAsVisitor(
  request: ProgressRequest,
  signal: AbortSignal,
  report: (progress: ComparisonProgress) => void,
): Promise<SharedComparison | null> {
  for await (const { comparison, ...progress } of await streamClient.visitors.compareWithProgress.mutate(request, {
    signal,
  })) {
    report({ ...progress, comparison: null });
    if (comparison) return comparison;
  }
  return null;
}
