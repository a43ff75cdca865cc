import * as z from "zod";
import { ComparisonId } from "./history.ts";

/** A color measured in a photo. */
export const Swatch = z.object({
  /** The color in sRGB: "#c19a6b". */
  hex: z.string().regex(/^#[\da-f]{6}$/),
  /** The nearest named color. */
  name: z.string(),
  /** The fraction of the product in the photo, 0–1. */
  share: z.number().min(0).max(1),
});
export type Swatch = z.infer<typeof Swatch>;

/**
 * Why no color could be measured: no photo, an unreadable one, a busy background, or a product as pale as the
 * background.
 */
export const PhotoProblem = z.enum(["no photo", "unreadable", "busy background", "hardly stands out"]);
export type PhotoProblem = z.infer<typeof PhotoProblem>;

/** The colors of the product in one photo. */
export const PhotoColors = z.object({
  /** At most three colors, largest area first. */
  swatches: z.array(Swatch).max(3),
  /** Whether someone is wearing the product. */
  isWorn: z.boolean(),
  problem: PhotoProblem.nullable(),
});
export type PhotoColors = z.infer<typeof PhotoColors>;

/** The colors of both sides, measured in their photos. */
export const ComparedColors = z.object({
  original: PhotoColors,
  alternative: PhotoColors,
  /**
   * ΔE2000 of the dominant colors: 1 is just noticeable, 100 is black vs. white. Null when the photos don't allow it:
   * one has no measurable color, or only one shows the product worn.
   */
  distance: z.number().min(0).nullable(),
});
export type ComparedColors = z.infer<typeof ComparedColors>;

/** The comparison whose colors to return: the viewer's own, or a shared one by its token. */
export const ColorsInput = ComparisonId.extend({ token: z.string().min(22).max(100).optional() });
