import type { CompareSeveralProgress } from "@dupewise/domain/comparison/several";
import { streamClient } from "../../lib/api/stream-client.ts";

/**
 * A request to compare one original with several alternatives. Repeating it with the same ID doesn't create duplicates.
 */
export interface CompareSeveralRequest {
  originalUrl: string;
  alternatives: string[];
  requestId: string;
}

/** Compares several alternatives with one original, calling `report` for each step as it happens. */
export async function compareAlternatives(
  request: CompareSeveralRequest,
  signal: AbortSignal,
  report: (step: CompareSeveralProgress) => void,
): Promise<void> {
  for await (const step of await streamClient.comparisons.createSeveralWithProgress.mutate(request, { signal })) {
    report(step);
  }
}
