import type { Side } from "@dupewise/domain/comparison/side";
import { requireViewer } from "../auth/require-viewer.ts";
import { getSharedOnBoard } from "../boards/get-shared.ts";
import type { ProductImage, RequestContext } from "../context.ts";
import { getComparison } from "./get.ts";
import { getSharedComparison } from "./get-shared.ts";

interface Wanted {
  id: string;
  side: Side;
  /** Of a shared link; without one, the viewer's own comparison is meant. */
  token: string | null;
  /** The shared board that it is on, whose token it is then. */
  board: string | null;
}

/**
 * Returns the image of one side of a visible comparison, or null when there is none to show. The URL comes from the
 * stored product, never from the caller. Throws `not_found`, `unauthorized` or `rate_limited`.
 */
export async function getComparisonImage(
  ctx: RequestContext,
  { id, side, token, board }: Wanted,
): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  const { imageUrl } = (await seen(ctx, { id, token, board }))[side].product;
  return imageUrl === null ? null : ctx.readImage(imageUrl);
}

async function seen(ctx: RequestContext, { id, token, board }: Omit<Wanted, "side">) {
  if (token === null) return getComparison({ ...ctx, viewer: await requireViewer(ctx) }, { id });
  if (board === null) return getSharedComparison(ctx, { id, token });
  return getSharedOnBoard(ctx, { id, token, board });
}
