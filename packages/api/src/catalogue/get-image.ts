import { listCatalogueProducts } from "@dupewise/db/queries/catalogue/finding";
import { DomainError } from "@dupewise/domain/errors";
import { requireViewer } from "../auth/require-viewer.ts";
import type { ProductImage, RequestContext } from "../context.ts";

/**
 * Returns the image of a catalogue product, or null if it has none. The image URL comes from the product's feed, never
 * from the caller. Throws `not_found` for an unknown product, `unauthorized` if nobody is signed in, and `rate_limited`
 * after too many requests.
 */
export async function getCatalogueImage(ctx: RequestContext, { id }: { id: string }): Promise<ProductImage | null> {
  await ctx.limits.take("readAddress", ctx.address);
  await requireViewer(ctx);
  const [found] = await listCatalogueProducts(ctx.database.db, [id]);
  if (!found) throw new DomainError("not_found", "There's nothing at this address");
  const { imageUrl } = found.product;
  return imageUrl === null ? null : ctx.readImage(imageUrl);
}
