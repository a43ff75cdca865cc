import { findMatchImage } from "@dupewise/db/queries/alerts/alerts";
import { DomainError } from "@dupewise/domain/errors";
import { requireViewer } from "../auth/require-viewer.ts";
import type { ProductImage, RequestContext } from "../context.ts";

/**
 * Returns the image of a product that one of the viewer's alerts found, or null if it has none. The image URL comes
 * from the stored product, never from the caller. Throws `not_found` if the match isn't the viewer's, `unauthorized` if
 * nobody is signed in, and `rate_limited` after too many requests.
 */
export async function getMatchImage(ctx: RequestContext, { id }: { id: string }): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  const viewer = await requireViewer(ctx);
  const match = await findMatchImage(ctx.database.db, { id, userId: viewer.id });
  if (!match) throw new DomainError("not_found", "There's nothing at this address");
  return match.imageUrl === null ? null : ctx.readImage(match.imageUrl);
}
