import type { MakerLines } from "./line.ts";

/** Bags and small leather goods that people look for, and the ones they are held against. */
export const BAG_LINES: readonly MakerLines[] = [
  {
    maker: "Hermès",
    lines: [
      {
        line: "Birkin",
        also: "birkin 25, birkin 30, birkin 35",
        alone: "birkin",
        kind: "handbag",
        has: "top handles, belt-and-lock flap, structured body, grained leather",
        of: "leather",
        years: [1984],
        source: "recalled",
      },
      {
        line: "Kelly",
        also: "kelly 25, kelly 28, kelly 32",
        alone: "hermes kelly, kelly sellier, kelly retourne",
        kind: "handbag",
        has: "single top handle, belt-and-lock flap, structured body",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Bottega Veneta",
    makerAlso: "bottega",
    lines: [
      {
        line: "Jodie",
        also: "mini jodie, teen jodie",
        kind: "handbag",
        has: "woven leather, knotted handle, hobo shape",
        of: "leather",
        source: "recalled",
      },
      {
        line: "Cassette",
        also: "padded cassette",
        kind: "sling bag",
        has: "woven leather, front flap, crossbody strap",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  {
    maker: "The Row",
    lines: [
      {
        line: "Margaux",
        also: "margaux 10, margaux 12, margaux 15, margaux 17",
        kind: "tote bag",
        has: "top handles, structured body",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Longchamp",
    lines: [
      {
        line: "Le Pliage",
        also: "pliage",
        alone: "le pliage",
        kind: "tote bag",
        has: "folding body, nylon body, zip top, long shoulder straps, flap",
        of: "polyamide, leather",
        source: "recalled",
      },
    ],
  },
];
