import { flatten } from "@dupewise/domain/comparison/flat-sides";
import { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import type { ViewerContext } from "../context.ts";
import { toTrpcError } from "../errors.ts";
import { createComparison, type Step, type ComparisonRequest } from "./create.ts";

/** Creates a comparison and yields its progress. Ending the iteration cancels it. */
export async function* createWithProgress(
  ctx: ViewerContext,
  request: ComparisonRequest,
): AsyncGenerator<ComparisonProgress> {
  const waiting: ComparisonProgress[] = [];
  let latest: ComparisonProgress = { stage: "reading", original: null, alternative: null, comparison: null };
  let wake = () => {};
  let working = true;
  const report = (step: Step) => {
    latest = { ...latest, ...step };
    waiting.push(latest);
    wake();
  };
  const work = createComparison(ctx, request, report).finally(() => {
    working = false;
    wake();
  });
  // Awaited below; until then a failure has a listener.
  work.catch(() => {});
  try {
    for (;;) {
      const next = waiting.shift();
      if (next) yield ComparisonProgress.parse(next);
      else if (!working) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    yield ComparisonProgress.parse({ ...latest, stage: "done", comparison: flatten(await work) });
  } catch (error) {
    // Past the middleware that gives errors their codes: this is thrown while the answer is on its way.
    throw toTrpcError(error);
  }
}
