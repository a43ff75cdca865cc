import type { SeveralProgress } from "@dupewise/domain/comparison/several";
import { streamClient } from "../../lib/api/stream-client.ts";

/** What is asked for; the same request again makes nothing twice. */
export interface SeveralWish {
  originalUrl: string;
  alternatives: string[];
  requestId: string;
}

/** Compares several alternatives, reporting each step as soon as it is known. */
export async function compareSeveral(
  wish: SeveralWish,
  signal: AbortSignal,
  report: (step: SeveralProgress) => void,
): Promise<void> {
  for await (const step of await streamClient.comparisons.createSeveralWithProgress.mutate(wish, { signal })) {
    report(step);
  }
}
