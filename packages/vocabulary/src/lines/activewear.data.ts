import type { MakerLines } from "./line.ts";

/** Leggings, sets and what is worn to move in. */
export const ACTIVEWEAR_LINES: readonly MakerLines[] = [
  {
    maker: "lululemon",
    makerAlso: "lulu lemon, lulu",
    lines: [
      {
        line: "Align",
        also: "align pant, align high rise pant, align legging, align tight",
        kind: "leggings",
        has: "high rise, barely-there hold, skinny fit",
        of: "polyamide, elastane",
        years: [2015],
        source: "recalled",
      },
      {
        line: "Wunder Train",
        also: "wunder train tight, wunder train high rise tight",
        alone: "wunder train",
        kind: "leggings",
        has: "high rise, medium hold, skinny fit, quick-dry",
        of: "polyamide, elastane",
        years: [2020],
        source: "recalled",
      },
      {
        line: "Scuba",
        also: "scuba oversized half zip, scuba oversized half zip hoodie",
        kind: "hoodie",
        has: "oversized fit, hood",
        of: "cotton, polyester",
        source: "recalled",
      },
    ],
  },
];
