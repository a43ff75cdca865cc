import type { PageInput } from "@dupewise/domain/product/browser-page";
import type { PagePreview } from "@dupewise/domain/product/preview";
import type { ViewerContext } from "../context.ts";

/**
 * Reads a page captured in the shopper's browser exactly as a comparison would. Throws `rate_limited` after too many
 * previews, `scraping_failed` if the page shows no product, and `unavailable` if the reader is overloaded.
 */
export async function previewPage(ctx: ViewerContext, page: PageInput): Promise<PagePreview> {
  await ctx.limits.take("previewUser", ctx.viewer.id);
  const product = await ctx.readPage(page, { askedBy: ctx.viewer.id, signal: ctx.signal });
  const { title, brand, price, imageUrl } = product;
  return { title, brand, price, imageUrl, ...ctx.detectKindAndMaterials(product) };
}
