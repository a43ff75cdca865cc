import type { PhotoColors, Swatch } from "@dupewise/domain/comparison/photo-colors";
import { rgbToLab, type Lab } from "@dupewise/vocabulary/colors/color-space";
import { nearestColor } from "@dupewise/vocabulary/colors/colors";
import { boundingBox, isWorn, type ProductPixel } from "./worn.ts";

/** A decoded image: red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How much of the frame a plain background fills at least, and how much its own light varies. */
const PLAIN_FRAME = 0.6;
const LIGHT = 9;
/** A gradient background: the maximum change from one pixel to the next, and overall. */
const FADE_STEP = 3;
const FADE = 24;
/** What shows through a handle has the background's exact color. */
const SEEN_THROUGH = 3;
/** Products smaller than this fraction of the image are lost in their background; larger ones leave none. */
const LEAST_GOODS = 0.03;
const MOST_GOODS = 0.93;
const MOST_SWATCHES = 3;
const LEAST_SHARE = 0.12;
/** Shades of one color differ through light and folds, which mostly change lightness. */
const ONE_COLOR = 12;
const FOLDS = 0.45;
const BIN = 6;
/** The middle of a product that someone wears: hair, shoes and hands are outside it. */
const MIDDLE = { left: 0.2, right: 0.8, top: 0.25, bottom: 0.75 };

const NOTHING: Pick<PhotoColors, "swatches" | "isWorn"> = { swatches: [], isWorn: false };

/**
 * Measures the colors of a product photographed in front of a plain background. If they can't be measured, the result
 * says why in `problem`. Runs in time linear in the number of pixels. Pure.
 */
export function measureColors(pixels: Pixels): PhotoColors {
  const labs = labsOf(pixels);
  const background = backgroundOf(pixels, labs);
  if (background === null) return { ...NOTHING, problem: "busy background" };
  const goods = goodsOf(pixels, labs, background);
  const share = goods.length / labs.length;
  if (share > MOST_GOODS) return { ...NOTHING, problem: "busy background" };
  if (share < LEAST_GOODS) return { ...NOTHING, problem: "hardly stands out" };
  const seen = goods.map((at): ProductPixel => ({
    x: at % pixels.width,
    y: Math.floor(at / pixels.width),
    lab: labAt(labs, at),
  }));
  const worn = isWorn(seen);
  const counted = worn ? middleOf(seen) : seen;
  return { swatches: swatchesOf(counted, pixels), isWorn: worn, problem: null };
}

const TRANSPARENT: Lab = [NaN, NaN, NaN];
const labAt = (labs: readonly Lab[], at: number): Lab => labs[at] ?? TRANSPARENT;

/** Each pixel in CIELAB; a transparent one is unlike any other. */
function labsOf({ data }: Pixels): Lab[] {
  return Array.from({ length: data.length / 4 }, (_, at) => {
    const [r = 0, g = 0, b = 0, opacity = 0] = data.subarray(4 * at, 4 * at + 4);
    return opacity < 128 ? TRANSPARENT : rgbToLab(r, g, b);
  });
}

const isClear = ([l]: Lab): boolean => Number.isNaN(l);
const apart = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number => Math.hypot(l1 - l2, a1 - a2, b1 - b2);

/** The pixels along the top and both sides: products often touch or cross the lower edge. */
function frameOf({ width, height }: Pixels): number[] {
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  return [...across, ...down];
}

/** The color of most of the frame; null when no color dominates. */
function backgroundOf(pixels: Pixels, labs: readonly Lab[]): Lab | null {
  const frame = frameOf(pixels).map((at) => labAt(labs, at));
  const clear = frame.filter(isClear);
  if (clear.length >= PLAIN_FRAME * frame.length) return TRANSPARENT;
  const most = meanOf(largestBin(frame.filter((lab) => !isClear(lab))));
  const like = frame.filter((lab) => apart(lab, most) <= LIGHT);
  return like.length + clear.length >= PLAIN_FRAME * frame.length ? meanOf(like) : null;
}

function largestBin(labs: readonly Lab[]): readonly Lab[] {
  const bins = Map.groupBy(labs, (lab) => lab.map((value) => Math.round(value / BIN)).join());
  return [...bins.values()].reduce((most, bin) => (bin.length > most.length ? bin : most), []);
}

function meanOf(labs: readonly Lab[]): Lab {
  const sum = [0, 0, 0];
  for (const lab of labs) for (const [axis, value] of lab.entries()) sum[axis] = (sum[axis] ?? 0) + value;
  const [l = 0, a = 0, b = 0] = sum.map((value) => value / Math.max(1, labs.length));
  return [l, a, b];
}

/** The foreground pixels without the outermost, which blend with the background. */
function goodsOf(pixels: Pixels, labs: readonly Lab[], background: Lab): number[] {
  const { width, height } = pixels;
  const isOutside = new Uint8Array(labs.length);
  const isLike = (at: number) => {
    const lab = labAt(labs, at);
    return isClear(lab) || apart(lab, background) <= LIGHT;
  };
  const open = frameOf(pixels).filter(isLike);
  for (const at of open) isOutside[at] = 1;
  const neighbors = (at: number): number[] => {
    const x = at % width;
    return [
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
      ...(at >= width ? [at - width] : []),
      ...(at < width * (height - 1) ? [at + width] : []),
    ];
  };
  const fades = (from: number, to: number) =>
    apart(labAt(labs, from), labAt(labs, to)) <= FADE_STEP && apart(labAt(labs, to), background) <= FADE;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of neighbors(at)) {
      if (isOutside[next] === 1 || !(isLike(next) || fades(at, next))) continue;
      isOutside[next] = 1;
      open.push(next);
    }
  }
  const isGoods = (at: number) =>
    isOutside[at] === 0 && !isClear(labAt(labs, at)) && !(apart(labAt(labs, at), background) <= SEEN_THROUGH);
  return [...labs.keys()].filter((at) => isGoods(at) && neighbors(at).every(isGoods));
}

function middleOf(seen: readonly ProductPixel[]): readonly ProductPixel[] {
  const { left, top, width, height } = boundingBox(seen);
  const middle = seen.filter(({ x, y }) => {
    const [across, down] = [(x - left) / width, (y - top) / height];
    return across >= MIDDLE.left && across <= MIDDLE.right && down >= MIDDLE.top && down <= MIDDLE.bottom;
  });
  return middle.length > 0 ? middle : seen;
}

const isShade = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): boolean =>
  Math.hypot(FOLDS * (l1 - l2), a1 - a2, b1 - b2) <= ONE_COLOR;

function swatchesOf(seen: readonly ProductPixel[], { width, data }: Pixels): Swatch[] {
  const swatches: Swatch[] = [];
  let rest = seen;
  while (swatches.length < MOST_SWATCHES) {
    const center = meanOf(largestBin(rest.map(({ lab }) => lab)));
    const own = rest.filter(({ lab }) => isShade(lab, center));
    const share = own.length / seen.length;
    if (share < LEAST_SHARE) break;
    rest = rest.filter(({ lab }) => !isShade(lab, center));
    const name = nearestColor(meanOf(own.map(({ lab }) => lab)));
    swatches.push({
      hex: hexOf(
        own.map(({ x, y }) => 4 * (y * width + x)),
        data,
      ),
      name,
      share: Math.round(share * 100) / 100,
    });
  }
  return swatches.toSorted((one, other) => other.share - one.share);
}

/** The mean of the pixels' stored values. */
function hexOf(places: readonly number[], data: Uint8Array): string {
  const channels = [0, 1, 2].map((channel) => {
    const sum = places.reduce((total, at) => total + (data[at + channel] ?? 0), 0);
    return Math.round(sum / places.length)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
