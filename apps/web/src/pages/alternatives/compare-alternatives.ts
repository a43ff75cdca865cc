import type { SeveralProgress } from "@dupewise/domain/comparison/several";
import { streamClient } from "../../lib/api/stream-client.ts";

/** A request for several comparisons. Repeating it creates nothing twice. */
export interface SeveralRequest {
  originalUrl: string;
  alternatives: string[];
  requestId: string;
}

/** Compares several alternatives with one original, calling `report` for each step as it happens. */
export async function compareAlternatives(
  request: SeveralRequest,
  signal: AbortSignal,
  report: (step: SeveralProgress) => void,
): Promise<void> {
  for await (const step of await streamClient.comparisons.createSeveralWithProgress.mutate(request, { signal })) {
    report(step);
  }
}
