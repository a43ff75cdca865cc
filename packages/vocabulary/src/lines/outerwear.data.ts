import type { MakerLines } from "./line.ts";

/** Coats and jackets that people look for, and the ones they are held against. */
export const OUTERWEAR_LINES: readonly MakerLines[] = [
  {
    maker: "Burberry",
    lines: [
      {
        line: "Kensington",
        also: "heritage trench, kensington heritage trench",
        kind: "coat",
        has: "trench style, double-breasted, tie belt, storm flap",
        of: "cotton",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Max Mara",
    lines: [
      {
        line: "Manuela",
        also: "manuela icon",
        kind: "coat",
        has: "belted wrap front",
        of: "camel hair",
        source: "recalled",
      },
      {
        line: "101801",
        also: "101801 icon coat, madame coat",
        alone: "101801",
        kind: "coat",
        has: "double-breasted, oversized fit",
        of: "wool, cashmere",
        years: [1981],
        source: "recalled",
      },
    ],
  },
  {
    maker: "The North Face",
    makerAlso: "north face, tnf",
    lines: [
      {
        line: "Nuptse",
        also: "1996 nuptse, nuptse 1996, retro nuptse",
        alone: "nuptse",
        kind: "puffer jacket",
        has: "puffer style, wide baffles, down fill, cropped",
        of: "polyamide",
        years: [1992],
        source: "recalled",
      },
    ],
  },
];
