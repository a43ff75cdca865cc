import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { streamClient } from "../../lib/api/stream-client.ts";

export interface Wish {
  originalUrl: string;
  dupeUrl: string;
  requestId: string;
}

/** Compares, telling how far it is. Null when the answer broke off before its end. */
export async function createWithProgress(
  wish: Wish,
  signal: AbortSignal,
  report: (progress: ComparisonProgress) => void,
): Promise<FlatComparison | null> {
  for await (const progress of await streamClient.comparisons.createWithProgress.mutate(wish, { signal })) {
    report(progress);
    if (progress.comparison) return progress.comparison;
  }
  return null;
}
