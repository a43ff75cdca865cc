import type { PreviewInput, TextPreview } from "@dupewise/domain/product/preview";
import type { RequestContext } from "../context.ts";

/** Reads a text as a comparison would, without fetching anything. Throws `rate_limited`. */
export async function previewText(ctx: RequestContext, { text }: PreviewInput): Promise<TextPreview> {
  const current = await ctx.session.current();
  if (current) await ctx.limits.take("previewUser", current.user.id);
  else await ctx.limits.take("previewAddress", ctx.address);
  const { product, reading } = ctx.readText(text);
  const { title, brand, price } = product;
  return { title, brand, price, ...ctx.readGoods(product), reading };
}
