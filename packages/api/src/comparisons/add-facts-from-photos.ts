import type { ModelUsage } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Evidence, Product } from "@dupewise/domain/product/product";
import type { ProductImage, RequestContext } from "../context.ts";

/** The size that a model needs. */
const LONGEST_SIDE = 768;

/**
 * Adds the facts that an AI model sees in the photos of both products. Returns the products with these facts, along
 * with the model usage. Returns null if no photo was sent, which is the case if no model is configured, there are no
 * photos, or the account has opted out.
 */
export async function addFactsFromPhotos(
  ctx: RequestContext,
  { original, alternative }: Sides<Product>,
  askedBy: string,
): Promise<(Sides<Product> & { usage: ModelUsage }) | null> {
  if (ctx.seePhotos === null) return null;
  const [one, other] = await Promise.all([photoOf(ctx, original, askedBy), photoOf(ctx, alternative, askedBy)]);
  if (!one && !other) return null;
  const { seen, usage } = await ctx.seePhotos({ original: one, alternative: other }, ctx.signal);
  return {
    original: withEvidence(original, seen.original),
    alternative: withEvidence(alternative, seen.alternative),
    usage,
  };
}

async function photoOf(ctx: RequestContext, { imageUrl }: Product, askedBy: string): Promise<ProductImage | null> {
  const image = imageUrl === null ? null : await ctx.readImage(imageUrl);
  return image && ctx.photos.clean(image.bytes, askedBy, LONGEST_SIDE);
}

const withEvidence = (product: Product, seen: readonly Evidence[]): Product => ({
  ...product,
  evidence: [...product.evidence, ...seen],
});
