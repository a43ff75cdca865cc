import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import type { ViewerContext } from "../context.ts";
import { streamReported } from "../transport/stream-reported.ts";
import { createComparison, type ComparisonRequest } from "./create.ts";

/** Creates a comparison and yields its progress. */
export const createWithProgress = (
  ctx: ViewerContext,
  request: ComparisonRequest,
): AsyncGenerator<ComparisonProgress> =>
  streamReported(async (report) => {
    let latest: ComparisonProgress = { stage: "reading", original: null, alternative: null, comparison: null };
    const comparison = await createComparison(ctx, request, (step) => {
      latest = { ...latest, ...step };
      report(ComparisonProgress.parse(latest));
    });
    report(ComparisonProgress.parse({ ...latest, stage: "done", comparison: flattenComparison(comparison) }));
  });
