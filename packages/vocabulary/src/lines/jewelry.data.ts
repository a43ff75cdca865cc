import type { MakerLines } from "./line.ts";

/** Jewelry that people look for, and what it is held against. */
export const JEWELRY_LINES: readonly MakerLines[] = [
  {
    maker: "Cartier",
    lines: [
      {
        line: "Love bracelet",
        also: "love, love bangle, small love bracelet",
        kind: "bangle",
        has: "screw motif, oval bangle, screw closure",
        of: "gold",
        years: [1969],
        source: "recalled",
      },
      {
        line: "Love ring",
        also: "love wedding band",
        kind: "ring",
        has: "screw motif",
        of: "gold",
        source: "recalled",
      },
      {
        line: "Juste un Clou",
        also: "juste un clou bracelet, clou",
        alone: "juste un clou",
        kind: "bangle",
        has: "nail motif",
        of: "gold",
        source: "recalled",
      },
      {
        line: "Trinity ring",
        also: "trinity",
        kind: "ring",
        has: "three interlaced bands",
        of: "gold",
        years: [1924],
        source: "recalled",
      },
    ],
  },
];
