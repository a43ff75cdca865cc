import type { Side } from "@dupewise/domain/comparison/side";
import type { ProductImage, RequestContext } from "../context.ts";
import { visibleComparison, type Wanted } from "./visible-comparison.ts";

interface WantedImage extends Wanted {
  side: Side;
  /** The index of the photo: 0 is the main one. */
  number: number;
}

/**
 * Returns the image of one side of a visible comparison, or null when there is none to show. The URL comes from the
 * stored product, never from the caller. Throws `not_found`, `unauthorized` or `rate_limited`.
 */
export async function getComparisonImage(
  ctx: RequestContext,
  { side, number, ...wanted }: WantedImage,
): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  const { imageUrl, moreImages = [] } = (await visibleComparison(ctx, wanted))[side].product;
  const url = number === 0 ? imageUrl : (moreImages[number - 1] ?? null);
  return url === null ? null : ctx.readImage(url);
}
