import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { VisitProgress } from "@dupewise/domain/comparison/visit";
import type { RequestContext } from "../context.ts";
import { streamReports } from "../transport/stream-reports.ts";
import { compareOnce, type VisitRequest } from "./compare.ts";

/** Compares two products for a visitor, as `compareOnce` does, and yields the progress. */
export const compareOnceWithProgress = (ctx: RequestContext, request: VisitRequest): AsyncGenerator<VisitProgress> =>
  streamReports(async (report) => {
    let latest: VisitProgress = { stage: "reading", original: null, alternative: null, comparison: null };
    const comparison = await compareOnce(ctx, request, (step) => {
      latest = { ...latest, ...step };
      report(VisitProgress.parse(latest));
    });
    report(VisitProgress.parse({ ...latest, stage: "done", comparison: flattenComparison(comparison) }));
  });
