import type { FindInput, FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import { findOnlyLink } from "@dupewise/domain/product/product-input";
import type { ViewerContext } from "../context.ts";
import { findAlternatives } from "./find-alternatives.ts";

/**
 * Finds catalogue alternatives to a product, given as a link, as a description, or as a page captured in the shopper's
 * browser. Throws `rate_limited` after too many searches, `scraping_failed` if the product can't be read, and
 * `unavailable` if the reader is overloaded.
 */
export async function findInCatalogue(ctx: ViewerContext, { original, limit }: FindInput): Promise<FoundAlternatives> {
  const asker = { askedBy: ctx.viewer.id, signal: ctx.signal };
  await ctx.limits.take("findUser", ctx.viewer.id);
  if (typeof original !== "string") return findAlternatives(ctx, await ctx.readPage(original, asker), limit);
  // Each fetches a page.
  if (findOnlyLink(original) !== null) await ctx.limits.take("previewLinkUser", ctx.viewer.id);
  return findAlternatives(ctx, await ctx.readProduct(original, asker), limit);
}
