import type { Comparison, ComparePagesInput } from "@dupewise/domain/comparison/comparison";
import type { ViewerContext } from "../context.ts";
import { createComparison } from "./create.ts";
import { getComparison } from "./get.ts";

/**
 * Compares two products, each given as a page, a link or a text. The original may also be taken from another of the
 * viewer's comparisons, without reading it again. Throws `not_found` for a comparison that is not the viewer's, and
 * whatever `createComparison` throws.
 */
export async function createFromPages(
  ctx: ViewerContext,
  { original, sameOriginalAs, alternative, requestId }: ComparePagesInput,
): Promise<Comparison> {
  if (original !== undefined) return createComparison(ctx, { inputs: { original, alternative }, requestId });
  const { input, product } = (await getComparison(ctx, { id: sameOriginalAs ?? "" })).original;
  const originalRead = Promise.resolve(product);
  return createComparison(ctx, { inputs: { original: input, alternative }, requestId, originalRead });
}
