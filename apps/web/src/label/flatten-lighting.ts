import { type GrayImage, computeLocalMeans } from "./gray-image.ts";

export type Print = "dark on light" | "light on dark";

/**
 * The radius around a pixel in which its background is measured, as a fraction of the longer side: wider than a letter.
 */
const AROUND = 1 / 40;
/** The contrast below which everything belongs to the background: weave, noise, a crease. */
const GROUND = 0.08;
/** The contrast of print, and of print that is faded or out of focus. */
const INK = { most: 0.45, least: 0.16 };
/** The fraction of the contrasting pixels that counts as fully black print. */
const BLACKEST = 0.15;

/**
 * Evens out the lighting of an image by comparing each pixel with its surroundings. Returns black print on a white
 * background, with gray at the edges.
 * @param print whether the print is darker or lighter than its background
 */
export function flattenLighting(image: GrayImage, print: Print): GrayImage {
  const { width, height, pixels } = image;
  const means = computeLocalMeans(image, Math.round(Math.max(width, height) * AROUND));
  const contrast = Float32Array.from(pixels, (value, at) => {
    const mean = means[at] ?? 0;
    return print === "dark on light" ? (mean - value) / Math.max(mean, 24) : (value - mean) / (270 - mean);
  });
  const ink = inkOf(contrast);
  const even = Uint8ClampedArray.from(contrast, (stands) => 255 * (1 - (stands - GROUND) / (ink - GROUND)));
  return { width, height, pixels: even };
}

/** Returns the contrast at which a pixel is black. */
function inkOf(contrast: Float32Array): number {
  const standing = contrast.filter((value) => value > GROUND).sort();
  const black = standing[Math.floor(standing.length * (1 - BLACKEST))] ?? INK.most;
  return Math.min(INK.most, Math.max(INK.least, black));
}
