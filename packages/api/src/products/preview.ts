import type { PreviewInput, TextPreview } from "@dupewise/domain/product/preview";
import type { RequestContext } from "../context.ts";

/**
 * The length of text that counts as one attempt. It takes a millisecond or two to read; a longer text counts as
 * several.
 */
const ONE_TRY = 2_000;
/** How much of a visitor's text is read before comparing: at most a fortieth of a second. */
const VISITOR_LENGTH = 6_000;

/**
 * Reads pasted text exactly as a comparison would, but without fetching anything. Reads only the beginning of text from
 * a visitor. Throws `rate_limited` after too many previews.
 */
export async function previewText(ctx: RequestContext, { text }: PreviewInput): Promise<TextPreview> {
  const current = await ctx.session.current();
  const read = current ? text : text.slice(0, VISITOR_LENGTH);
  const tries = Math.ceil(read.length / ONE_TRY);
  if (current) await ctx.limits.take("previewUser", current.user.id, tries);
  else await ctx.limits.take("previewAddress", ctx.address, tries);
  const { product, reading } = ctx.readText(read);
  const { title, brand, price, used } = product;
  return { title, brand, price, used, ...ctx.detectKindAndMaterials(product), reading };
}
