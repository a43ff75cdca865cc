import { DomainError } from "@dupewise/domain/errors";
import type { LinkInput, LinkPreview } from "@dupewise/domain/product/preview";
import type { ViewerContext } from "../context.ts";

/**
 * Reads the page at a link exactly as a comparison would, and caches it. If the page can't be read, the result contains
 * the reason. Throws `rate_limited` after too many previews, or `unavailable` if the reader is overloaded.
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
