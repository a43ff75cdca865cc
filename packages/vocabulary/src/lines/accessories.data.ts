import type { MakerLines } from "./line.ts";

/** Eyewear, belts, scarves and hats that people look for. */
export const ACCESSORY_LINES: readonly MakerLines[] = [
  {
    maker: "Ray-Ban",
    makerAlso: "rayban",
    lines: [
      {
        line: "Wayfarer",
        also: "original wayfarer, rb2140, new wayfarer",
        alone: "rb2140",
        kind: "sunglasses",
        has: "wayfarer, acetate frame",
        of: "acetate",
        years: [1952],
        source: "recalled",
      },
    ],
  },
];
