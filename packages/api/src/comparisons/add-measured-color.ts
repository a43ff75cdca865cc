import type { Product } from "@dupewise/domain/product/product";
import type { ViewerContext } from "../context.ts";
import type { OwnPhotoToRead } from "../photos/find-first-own-photos.ts";
import { measurePhotoColors } from "./compare-photo-colors.ts";

/** Lower than for any words: light and screens change colors. */
const CERTAINTY = 0.45;

/**
 * Adds the main color in a product's photo to the product, unless the product's text mentions a color. Returns the
 * product unchanged if no color can be measured in its photo, or if someone is wearing it.
 */
export async function addMeasuredColor(
  ctx: ViewerContext,
  product: Product,
  ownPhoto: OwnPhotoToRead | undefined,
): Promise<Product> {
  if (product.colours.length > 0) return product;
  const { swatches, isWorn } = await measurePhotoColors(ctx, product, ownPhoto);
  const [main] = swatches;
  if (!main || isWorn) return product;
  return {
    ...product,
    colours: [main.name],
    evidence: [
      ...product.evidence,
      { field: "colours", quote: `${main.name}, measured as ${main.hex}`, source: "photo", certainty: CERTAINTY },
    ],
    missing: product.missing.filter((field) => field !== "colours"),
  };
}
