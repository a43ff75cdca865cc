import type { AppRouter } from "@dupewise/api/root";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import superjson from "superjson";

export interface Wish {
  originalUrl: string;
  dupeUrl: string;
  requestId: string;
}

/** The one call whose answer comes in parts. */
const client = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: "/api/trpc", transformer: superjson })],
});

/** Compares, telling how far it is. Null when the answer broke off before its end. */
export async function createWithProgress(
  wish: Wish,
  signal: AbortSignal,
  report: (progress: ComparisonProgress) => void,
): Promise<Comparison | null> {
  for await (const progress of await client.comparisons.createWithProgress.mutate(wish, { signal })) {
    report(progress);
    if (progress.comparison) return progress.comparison;
  }
  return null;
}
