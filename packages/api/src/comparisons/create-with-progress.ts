import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import type { ViewerContext } from "../context.ts";
import { streamReports } from "../transport/stream-reports.ts";
import { createComparison, type ComparisonRequest } from "./create.ts";

/** Creates a comparison and yields its progress. The last report, "done", contains the comparison. */
export const createComparisonWithProgress = (
  ctx: ViewerContext,
  request: ComparisonRequest,
): AsyncGenerator<ComparisonProgress> =>
  streamReports(async (report) => {
    let latest: ComparisonProgress = { stage: "reading", original: null, alternative: null, comparison: null };
    const comparison = await createComparison(ctx, request, (step) => {
      latest = { ...latest, ...step };
      report(ComparisonProgress.parse(latest));
    });
    report(ComparisonProgress.parse({ ...latest, stage: "done", comparison: flattenComparison(comparison) }));
  });
