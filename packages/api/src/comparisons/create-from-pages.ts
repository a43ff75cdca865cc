import type { Comparison, ComparePagesInput } from "@dupewise/domain/comparison/comparison";
import type { ViewerContext } from "../context.ts";
import { createComparison } from "./create.ts";
import { getComparison } from "./get.ts";

/**
 * Compares two products, each given as a page, a link or text. The original can also be taken from another of the
 * viewer's comparisons, in which case it isn't fetched again. Throws `not_found` if that comparison isn't the viewer's.
 * Also throws the errors of `createComparison`.
 */
export async function createComparisonFromPages(
  ctx: ViewerContext,
  { original, sameOriginalAs, alternative, requestId }: ComparePagesInput,
): Promise<Comparison> {
  if (original !== undefined) return createComparison(ctx, { inputs: { original, alternative }, requestId });
  const { input, product } = (await getComparison(ctx, { id: sameOriginalAs ?? "" })).original;
  const originalRead = Promise.resolve(product);
  return createComparison(ctx, { inputs: { original: input, alternative }, requestId, originalRead });
}
