import type { FindForComparisonInput, FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { getComparison } from "../comparisons/get.ts";
import type { ViewerContext } from "../context.ts";
import { findAlternatives } from "./find-alternatives.ts";

/**
 * Finds catalogue alternatives to one side of one of the viewer's comparisons, leaving out the compared alternative
 * itself. Throws `not_found` if the comparison isn't theirs, or `rate_limited` after too many searches.
 */
export async function findAlternativesForComparison(
  ctx: ViewerContext,
  { id, side, limit }: FindForComparisonInput,
): Promise<FoundAlternatives> {
  await ctx.limits.take("findUser", ctx.viewer.id);
  const comparison = await getComparison(ctx, { id });
  const found = await findAlternatives(ctx, effectiveSides(comparison)[side], limit + 1);
  // The compared product is known already.
  const compared = comparison.alternative.product.url;
  const others = found.alternatives.filter(({ url }) => url !== compared);
  return { ...found, alternatives: others.slice(0, limit) };
}
