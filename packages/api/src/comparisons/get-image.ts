import type { Side } from "@dupewise/domain/comparison/side";
import { requireViewer } from "../auth/require-viewer.ts";
import type { ProductImage, RequestContext } from "../context.ts";
import { getComparison } from "./get.ts";
import { getSharedComparison } from "./get-shared.ts";

interface Wanted {
  id: string;
  side: Side;
  /** Of a shared link; without one, the viewer's own comparison is meant. */
  token: string | null;
}

/**
 * Returns the image of one side of a visible comparison, or null when there is none to show. The URL comes from the
 * stored product, never from the caller. Throws `not_found`, `unauthorized` or `rate_limited`.
 */
export async function getComparisonImage(
  ctx: RequestContext,
  { id, side, token }: Wanted,
): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  const comparison =
    token === null
      ? await getComparison({ ...ctx, viewer: await requireViewer(ctx) }, { id })
      : await getSharedComparison(ctx, { id, token });
  const { imageUrl } = comparison[side].product;
  return imageUrl === null ? null : ctx.readImage(imageUrl);
}
