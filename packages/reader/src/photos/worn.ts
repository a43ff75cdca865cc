import type { Lab } from "@dupewise/vocabulary/colors/color-space";

/** A pixel of the product with its position and color. */
export interface Seen {
  x: number;
  y: number;
  lab: Lab;
}

/** Skin of all shades lies in a narrow range of hues (degrees), neither gray nor vivid. */
const SKIN = { hue: [28, 68], chroma: [11, 45], lightness: [25, 90] } as const;
/** When worn, skin shows above the product (face, neck, legs above a shoe), and less of it than of the product. */
const AT_TOP = 0.25;
const LEAST_AT_TOP = 0.15;
const LEAST = 0.02;
const MOST = 0.45;

/**
 * Returns true when the visible skin in a photo suggests that someone is wearing the product.
 * @param seen the pixels in front of the background
 */
export function isWorn(seen: readonly Seen[]): boolean {
  const { top, height } = boundingBox(seen);
  const above = seen.filter(({ y }) => y < top + AT_TOP * height);
  const share = skinShare(seen);
  return share >= LEAST && share <= MOST && skinShare(above) >= LEAST_AT_TOP;
}

function skinShare(seen: readonly Seen[]): number {
  return seen.filter(({ lab }) => isSkin(lab)).length / Math.max(1, seen.length);
}

function isSkin([lightness, a, b]: Lab): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return within(hue, SKIN.hue) && within(Math.hypot(a, b), SKIN.chroma) && within(lightness, SKIN.lightness);
}

/** Returns the smallest rectangle that contains all of the pixels. */
export function boundingBox(seen: readonly Seen[]): { left: number; top: number; width: number; height: number } {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const { x, y } of seen) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
