import type { Lab } from "@dupewise/vocabulary/colors/color-space";

/** A pixel of the product with its position and color. */
export interface ProductPixel {
  x: number;
  y: number;
  lab: Lab;
}

/** Skin of all shades lies in a narrow range of hues (degrees), neither gray nor vivid. */
const SKIN = { hue: [28, 68], chroma: [11, 45], lightness: [25, 90] } as const;
/** The top part of what a photo shows, where a worn product leaves skin visible (face, neck, legs above a shoe). */
const AT_TOP = 0.25;
const LEAST_AT_TOP = 0.15;
const LEAST = 0.02;
const MOST = 0.45;

/**
 * Returns true when the amount of visible skin suggests that someone is wearing the product.
 * @param pixels the pixels in front of the photo's background
 */
export function isWorn(pixels: readonly ProductPixel[]): boolean {
  const { top, height } = boundingBox(pixels);
  const above = pixels.filter(({ y }) => y < top + AT_TOP * height);
  const share = skinShare(pixels);
  return share >= LEAST && share <= MOST && skinShare(above) >= LEAST_AT_TOP;
}

function skinShare(pixels: readonly ProductPixel[]): number {
  return pixels.filter(({ lab }) => isSkin(lab)).length / Math.max(1, pixels.length);
}

function isSkin([lightness, a, b]: Lab): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return within(hue, SKIN.hue) && within(Math.hypot(a, b), SKIN.chroma) && within(lightness, SKIN.lightness);
}

/** Returns the smallest rectangle that contains all of the pixels. */
export function boundingBox(pixels: readonly ProductPixel[]): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const { x, y } of pixels) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
