import type { Side } from "@dupewise/domain/errors";
import { requireViewer } from "../auth/require-viewer.ts";
import type { ProductImage, RequestContext } from "../context.ts";
import { getComparison } from "./get.ts";
import { getSharedComparison } from "./shared.ts";

interface Wanted {
  id: string;
  side: Side;
  /** Of a shared link; without one, the viewer's own comparison is meant. */
  token: string | null;
}

/**
 * The picture of one side of a comparison that the asker may see; null when its page names none that can be shown. The
 * address is the stored product's own, never the asker's. Throws `not_found`, `unauthorized`, `rate_limited`.
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
  const { imageUrl } = side === "original" ? comparison.originalProduct : comparison.dupeProduct;
  return imageUrl === null ? null : ctx.readImage(imageUrl);
}
