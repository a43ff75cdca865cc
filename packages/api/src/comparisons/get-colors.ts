import type { ComparedColors, PhotoColors } from "@dupewise/domain/comparison/photo-colors";
import type { Product } from "@dupewise/domain/product/product";
import { deltaE2000, labOf } from "@dupewise/vocabulary/colors/color-space";
import type { RequestContext } from "../context.ts";
import { visibleComparison, type Wanted } from "./visible-comparison.ts";

const NO_PHOTO: PhotoColors = { swatches: [], isWorn: false, problem: "no photo" };

/** Measures the colors on both photos of a visible comparison. Throws `not_found` or `unauthorized`. */
export async function getColors(ctx: RequestContext, wanted: Wanted): Promise<ComparedColors> {
  const { original, alternative } = await visibleComparison(ctx, wanted);
  const [one, other] = await Promise.all([colorsOf(ctx, original.product), colorsOf(ctx, alternative.product)]);
  return { original: one, alternative: other, distance: distanceOf(one, other) };
}

/** Measures the colors on a product's own photo; waits for its turn. */
export async function colorsOf(
  { photos, readImage, address }: Pick<RequestContext, "photos" | "readImage" | "address">,
  { imageUrl }: Pick<Product, "imageUrl">,
): Promise<PhotoColors> {
  return imageUrl === null ? NO_PHOTO : photos.measure(imageUrl, () => readImage(imageUrl), address);
}

/** ΔE2000 of what covers most on either photo; null where their presentation does not allow it. */
function distanceOf(one: PhotoColors, other: PhotoColors): number | null {
  const [a, b] = [one.swatches[0], other.swatches[0]];
  if (!a || !b || one.isWorn !== other.isWorn) return null;
  return Math.round(deltaE2000(labOf(a.hex), labOf(b.hex)) * 10) / 10;
}
