import type { LinkInput, PagePreview } from "@dupewise/domain/product/preview";
import type { ViewerContext } from "../context.ts";

/**
 * Reads a link's page as a comparison would, which then finds it read. Throws `rate_limited`, `scraping_failed` or
 * `unavailable`.
 */
export async function previewLink(ctx: ViewerContext, { url }: LinkInput): Promise<PagePreview> {
  await ctx.limits.take("previewLinkUser", ctx.viewer.id);
  const product = await ctx.readProduct(url, { askedBy: ctx.viewer.id, signal: ctx.signal });
  const { title, brand, price, imageUrl } = product;
  return { title, brand, price, imageUrl, ...ctx.readGoods(product) };
}
