import { findPhoto } from "@dupewise/db/queries/comparisons/comparison-photos";
import { requireViewer } from "../auth/require-viewer.ts";
import type { ProductImage, RequestContext } from "../context.ts";

/**
 * Returns the image of a photo that the viewer added to a comparison, or null if there is no such photo. Throws
 * `unauthorized` if nobody is signed in, or `rate_limited` after too many requests.
 */
export async function getOwnPhoto(
  ctx: RequestContext,
  { id, photoId }: { id: string; photoId: string },
): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  const { id: userId } = await requireViewer(ctx);
  const bytes = await findPhoto(ctx.database.db, { id, userId }, photoId);
  return bytes ? { type: "image/webp", bytes } : null;
}
