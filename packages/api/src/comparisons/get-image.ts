import type { Side } from "@dupewise/domain/comparison/side";
import type { ProductImage, RequestContext } from "../context.ts";
import { requireVisibleComparison, type ComparisonAccess } from "./require-visible-comparison.ts";

interface ImageRequest extends ComparisonAccess {
  side: Side;
  /** The index of the photo: 0 is the main one. */
  number: number;
}

/**
 * Returns an image of one side of a comparison that the caller may see, or null if there is none. The image URL comes
 * from the stored product, never from the caller. Throws `rate_limited` after too many requests, and the errors of
 * `requireVisibleComparison`.
 */
export async function getComparisonImage(
  ctx: RequestContext,
  { side, number, ...access }: ImageRequest,
): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  const { imageUrl, moreImages = [] } = (await requireVisibleComparison(ctx, access))[side].product;
  const url = number === 0 ? imageUrl : (moreImages[number - 1] ?? null);
  return url === null ? null : ctx.readImage(url);
}
