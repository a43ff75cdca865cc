import type { MakerLines } from "./line.ts";

/** Denim, knitwear, dresses and other clothes that people look for. */
export const CLOTHING_LINES: readonly MakerLines[] = [
  {
    maker: "Levi's",
    makerAlso: "levis, levi strauss",
    lines: [
      {
        line: "501",
        also: "501 original, 501s, 501 original fit",
        kind: "jeans",
        has: "straight leg, buttons",
        of: "cotton",
        years: [1873],
        source: "recalled",
      },
    ],
  },
];
