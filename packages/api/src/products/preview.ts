import type { PreviewInput, TextPreview } from "@dupewise/domain/product/preview";
import type { ViewerContext } from "../context.ts";

/** Reads a text as a comparison would, without fetching anything. Throws `rate_limited`. */
export async function previewText(ctx: ViewerContext, { text }: PreviewInput): Promise<TextPreview> {
  await ctx.limits.take("previewUser", ctx.viewer.id);
  const { product, reading } = ctx.readText(text);
  const { title, brand, price } = product;
  return { title, brand, price, ...ctx.readGoods(product), reading };
}
