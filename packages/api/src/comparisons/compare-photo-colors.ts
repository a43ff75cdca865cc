import type { ComparedColors, PhotoColors } from "@dupewise/domain/comparison/photo-colors";
import type { Product } from "@dupewise/domain/product/product";
import { deltaE2000, hexToLab } from "@dupewise/vocabulary/colors/color-space";
import type { RequestContext } from "../context.ts";
import { findFirstOwnPhotos, type OwnPhotoToRead } from "../photos/find-first-own-photos.ts";
import { requireVisibleComparison, type ComparisonAccess } from "./require-visible-comparison.ts";

const NO_PHOTO: PhotoColors = { swatches: [], isWorn: false, problem: "no photo" };

/**
 * Measures the colors in both product photos of a comparison that the caller may see, and the difference between their
 * main colors. Throws the errors of `requireVisibleComparison`.
 */
export async function comparePhotoColors(ctx: RequestContext, access: ComparisonAccess): Promise<ComparedColors> {
  const { original, alternative } = await requireVisibleComparison(ctx, access);
  const viewer = access.token === null ? await ctx.session.current() : null;
  // Only the viewer's own: they are private.
  const own = viewer ? await findFirstOwnPhotos(ctx, { id: access.id, userId: viewer.user.id }) : null;
  const [one, other] = await Promise.all([
    measurePhotoColors(ctx, original.product, own?.original),
    measurePhotoColors(ctx, alternative.product, own?.alternative),
  ]);
  return { original: one, alternative: other, distance: distanceOf(one, other) };
}

/**
 * Measures the colors in a product's photo or, if that yields none, in a photo that the comparison's owner added. Waits
 * for its turn in the queue for photo analysis.
 */
export async function measurePhotoColors(
  { photos, readImage, address }: Pick<RequestContext, "photos" | "readImage" | "address">,
  { imageUrl }: Pick<Product, "imageUrl">,
  ownPhoto?: OwnPhotoToRead,
): Promise<PhotoColors> {
  const shown = imageUrl === null ? NO_PHOTO : await photos.measure(imageUrl, () => readImage(imageUrl), address);
  return shown.swatches.length > 0 || !ownPhoto ? shown : photos.measure(ownPhoto.key, ownPhoto.read, address);
}

/** ΔE2000 of the dominant colors in both photos; null when their presentation does not allow it. */
function distanceOf(one: PhotoColors, other: PhotoColors): number | null {
  const [a, b] = [one.swatches[0], other.swatches[0]];
  if (!a || !b || one.isWorn !== other.isWorn) return null;
  return Math.round(deltaE2000(hexToLab(a.hex), hexToLab(b.hex)) * 10) / 10;
}
