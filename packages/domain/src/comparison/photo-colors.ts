import * as z from "zod";
import { ComparisonId } from "./history.ts";

/** A color measured on a photo. */
export const Swatch = z.object({
  /** As sRGB, "#c19a6b". */
  hex: z.string().regex(/^#[\da-f]{6}$/),
  /** The nearest that has a name. */
  name: z.string(),
  /** Of the goods in the photo, 0–1. */
  share: z.number().min(0).max(1),
});
export type Swatch = z.infer<typeof Swatch>;

/** Why no color is measured: no photo, none that can be read, no plain background, or goods as pale as that. */
export const PhotoProblem = z.enum(["no photo", "unreadable", "busy background", "hardly stands out"]);
export type PhotoProblem = z.infer<typeof PhotoProblem>;

/** The colors of the goods in one photo. */
export const PhotoColors = z.object({
  /** At most three, what covers most first. */
  swatches: z.array(Swatch).max(3),
  /** Somebody wears the goods. */
  isWorn: z.boolean(),
  problem: PhotoProblem.nullable(),
});
export type PhotoColors = z.infer<typeof PhotoColors>;

/** The colors of both sides, measured on their photos. */
export const ComparedColors = z.object({
  original: PhotoColors,
  alternative: PhotoColors,
  /**
   * ΔE2000 of the colors that cover most: 1 is just noticeable, 100 is black against white. Null where the photos do
   * not allow it: one has no color that can be measured, or one is worn and the other is not.
   */
  distance: z.number().min(0).nullable(),
});
export type ComparedColors = z.infer<typeof ComparedColors>;

/** The comparison whose colors to return: the viewer's own, or a shared one by its token. */
export const ColorsInput = ComparisonId.extend({ token: z.string().min(22).max(100).optional() });
