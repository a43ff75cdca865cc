import { expect, it } from "vitest";
import type { GrayImage } from "./gray-image.ts";
import { detectTilt, undoRotation } from "./straighten.ts";

/** Five black bars on white. */
function bars(): GrayImage {
  const [width, height] = [240, 160];
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 30; y < 130; y += 20) {
    for (let row = y; row < y + 5; row++) pixels.fill(0, row * width + 40, row * width + 200);
  }
  return { width, height, pixels };
}

it.each([-9, -3.5, 0, 6])("detects lines that slope by %s degrees, and levels them", (degrees) => {
  const tilted = undoRotation(bars(), -degrees);
  expect(detectTilt(tilted)).toBeCloseTo(degrees, 0);
  expect(Math.abs(detectTilt(undoRotation(tilted, detectTilt(tilted))))).toBeLessThan(0.6);
});

it("detects no slope in an empty image", () => {
  expect(detectTilt({ width: 4, height: 4, pixels: new Uint8ClampedArray(16).fill(255) })).toBe(0);
});
