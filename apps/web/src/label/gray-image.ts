/** A grayscale image: 0 is black, 255 white, row by row. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

/** Converts an RGBA image with four bytes per pixel, as canvases store it, to grayscale. */
export function toGrayscale({ width, height, data }: Pick<ImageData, "width" | "height" | "data">): GrayImage {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const from = at * 4;
    pixels[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { width, height, pixels };
}

/**
 * Computes the mean lightness around each pixel, 0–255, over the square that extends `radius` pixels in each direction.
 * Uses a summed-area table.
 */
export function computeLocalMeans({ width, height, pixels }: GrayImage, radius: number): Float32Array {
  const columns = width + 1;
  const sums = new Float64Array(columns * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * columns + x + 1] = (sums[y * columns + x + 1] ?? 0) + row;
    }
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom * columns + right] ?? 0) -
        (sums[top * columns + right] ?? 0) -
        (sums[bottom * columns + left] ?? 0) +
        (sums[top * columns + left] ?? 0);
      means[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}
