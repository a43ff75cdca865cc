import { writePng } from "../png/write.ts";

const OUTLINES: Record<string, string> = {
  coat: "M130 60 90 90 60 300 90 306 104 190 96 380H204L196 190 210 306 240 300 210 90 170 60 150 96Z",
  bag: "M60 190Q150 40 240 190V250Q150 340 60 250Z",
  dress: "M118 60 110 130 84 370H216L190 130 182 60 150 110Z",
  trousers: "M100 60H200L226 370H168L150 130 132 370H74Z",
  shoe: "M50 240 90 180 150 214 236 236Q256 246 250 270H50Z",
};

/** Renders a flat drawing of a garment as SVG. Returns null for an unknown shape. */
export function renderGarmentSvg(shape: string, fill: string): string | null {
  const outline = OUTLINES[shape];
  if (outline === undefined) return null;
  const color = /^[\da-f]{6}$/i.test(fill) ? fill : "8a8580";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><rect width="300" height="400" fill="#f4f1ec"/><path d="${outline}" fill="#${color}" stroke="#2b2622" stroke-width="2"/></svg>`;
}

/** Renders a flat drawing of a garment as PNG, with approximated curves. Returns null for an unknown shape. */
export function renderGarmentPng(shape: string, fill: string): Buffer | null {
  const outline = OUTLINES[shape];
  if (outline === undefined) return null;
  const corners = cornersOf(outline);
  const [width, height] = [300, 400];
  const indices = new Uint8Array(width * height);
  for (let i = 0; i < indices.length; i++) {
    indices[i] = isInside(corners, i % width, Math.floor(i / width)) ? 1 : 0;
  }
  const color = Buffer.from(/^[\da-f]{6}$/i.test(fill) ? fill : "8a8580", "hex");
  return writePng({ width, height, indices, palette: Uint8Array.of(0xf4, 0xf1, 0xec, ...color) });
}

interface Corner {
  x: number;
  y: number;
}

/** The points of an outline's absolute commands, those that bend a curve included. */
function cornersOf(outline: string): Corner[] {
  const corners: Corner[] = [];
  for (const [, command, text = ""] of outline.matchAll(/([MHVLQ])([^A-Z]*)/g)) {
    const numbers = text.split(/\s+/).map(Number);
    const last = corners.at(-1) ?? { x: 0, y: 0 };
    if (command === "H") corners.push({ x: numbers[0] ?? 0, y: last.y });
    else if (command === "V") corners.push({ x: last.x, y: numbers[0] ?? 0 });
    else for (let i = 0; i + 1 < numbers.length; i += 2) corners.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
  }
  return corners;
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside(corners: readonly Corner[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, a] of corners.entries()) {
    const b = corners.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/**
 * Renders a gray square as PNG.
 * @param size width and height in pixels
 */
export function renderSwatchPng(size = 64): Buffer {
  return writePng({
    width: size,
    height: size,
    indices: new Uint8Array(size * size),
    palette: Uint8Array.of(0xb4, 0xb4, 0xb4),
  });
}
