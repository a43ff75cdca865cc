import { DomainError } from "@dupewise/domain/errors";
import type { LinkInput, LinkPreview } from "@dupewise/domain/product/preview";
import type { ViewerContext } from "../context.ts";

/**
 * Reads the page at a link the way a comparison would, and caches it. A page that can't be read is reported in the
 * result, not thrown. Throws `rate_limited` or `unavailable`.
 */
export async function previewLink(ctx: ViewerContext, { url }: LinkInput): Promise<LinkPreview> {
  await ctx.limits.take("previewLinkUser", ctx.viewer.id);
  try {
    const product = await ctx.readProduct(url, { askedBy: ctx.viewer.id, signal: ctx.signal });
    const { title, brand, price, imageUrl } = product;
    return { preview: { title, brand, price, imageUrl, ...ctx.detectKindAndMaterials(product) }, failure: null };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "scraping_failed") throw error;
    return { preview: null, failure: error.message };
  }
}
