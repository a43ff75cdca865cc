import { readPng } from "./read.ts";
import { writePng } from "./write.ts";

const MOST = 256;

/** Re-encodes a screenshot with its 256 most important colors, about half the size. */
export function shrinkPng(png: Buffer): Buffer {
  const { width, height, colours } = readPng(png);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = choosePalette(counts);
  const entries = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  return writePng({
    width,
    height,
    indices: Uint8Array.from(colours, (colour) => entries.get(colour) ?? 0),
    palette: Uint8Array.from(palette.flatMap(channelsOf)),
  });
}

/**
 * All colours where they are few, else the commonest of each neighbourhood, so that a rare red is not lost to greys.
 */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  if (counts.size <= MOST) return [...counts.keys()];
  const neighbourhoods = new Map<number, { colour: number; most: number; all: number }>();
  for (const [colour, count] of counts) {
    const key = colour & 0xf0f0f0;
    const known = neighbourhoods.get(key) ?? { colour, most: 0, all: 0 };
    const commoner = count > known.most ? { colour, most: count } : known;
    neighbourhoods.set(key, { colour: commoner.colour, most: commoner.most, all: known.all + count });
  }
  const chosen = [...neighbourhoods.values()].sort((a, b) => b.all - a.all).map(({ colour }) => colour);
  const rest = [...counts.entries()].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  return [...new Set([...chosen.slice(0, MOST / 2), ...rest])].slice(0, MOST);
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Infinity;
  for (const [index, candidate] of palette.entries()) {
    const distance = distanceOf(candidate, colour);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function distanceOf(a: number, b: number): number {
  return ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;
}

function channelsOf(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}
