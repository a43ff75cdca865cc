import type { GrayImage } from "./gray-image.ts";

/** The width at which lines are detected; a larger image doesn't help. */
const LOOKED_AT = 480;
/** The maximum tilt of a handheld phone. */
const MOST_DEGREES = 16;
const COARSE = 1;
const FINE = 0.25;
/** The lightness below which pixels are print, once the lighting has been flattened. */
const PRINT_BELOW = 96;

/**
 * Detects the angle, in degrees, at which the printed lines slope down to the right: the angle that makes rows of
 * pixels either mostly print or mostly empty.
 */
export function detectTilt(image: GrayImage): number {
  const points = printPoints(image);
  if (points.length === 0) return 0;
  const best = (from: number, to: number, step: number): number => {
    let [angle, most] = [0, -1];
    for (let degrees = from; degrees <= to; degrees += step) {
      const clarity = measureClarity(points, degrees);
      if (clarity > most) [angle, most] = [degrees, clarity];
    }
    return angle;
  };
  const coarse = best(-MOST_DEGREES, MOST_DEGREES, COARSE);
  return best(coarse - COARSE, coarse + COARSE, FINE);
}

function printPoints({ width, height, pixels }: GrayImage): [number, number][] {
  const step = Math.max(1, Math.floor(width / LOOKED_AT));
  const points: [number, number][] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((pixels[y * width + x] ?? 255) < PRINT_BELOW) points.push([x / step, y / step]);
    }
  }
  return points;
}

/** Returns the sum of squares of the print in each row, after rotating by the angle. */
function measureClarity(points: readonly [number, number][], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const [x, y] of points) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}

/** Rotates an image by -`degrees` around its center. Pixels that come from outside the image become white. */
export function undoRotation({ width, height, pixels }: GrayImage, degrees: number): GrayImage {
  const out = new Uint8ClampedArray(pixels.length).fill(255);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [(x - middleX) * cos - (y - middleY) * sin, (x - middleX) * sin + (y - middleY) * cos];
      const [sourceX, sourceY] = [fromX + middleX, fromY + middleY];
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [dx, dy, at] = [sourceX - left, sourceY - top, top * width + left];
      const upper = (pixels[at] ?? 0) * (1 - dx) + (pixels[at + 1] ?? 0) * dx;
      const lower = (pixels[at + width] ?? 0) * (1 - dx) + (pixels[at + width + 1] ?? 0) * dx;
      out[y * width + x] = upper * (1 - dy) + lower * dy;
    }
  }
  return { width, height, pixels: out };
}
