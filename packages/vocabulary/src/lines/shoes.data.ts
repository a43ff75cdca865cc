import type { MakerLines } from "./line.ts";

/** Shoes that people look for, and the ones they are held against. */
export const SHOE_LINES: readonly MakerLines[] = [
  {
    maker: "Nike",
    lines: [
      {
        line: "Air Force 1",
        also: "force 1",
        alone: "air force 1, af1, air force one",
        kind: "sneakers",
        has: "cup sole, swoosh, perforated toe box",
        of: "leather",
        years: [1982],
        source: "recalled",
      },
      {
        line: "Air Max 90",
        alone: "air max 90",
        kind: "sneakers",
        has: "sole with a visible air unit, swoosh, overlaid panels, low top",
        years: [1990],
        source: "recalled",
      },
      {
        line: "Air Max 97",
        alone: "air max 97",
        kind: "sneakers",
        has: "sole with a visible air unit, low top",
        years: [1997],
        source: "recalled",
      },
    ],
  },
  {
    maker: "Birkenstock",
    lines: [
      {
        line: "Arizona",
        kind: "sandals",
        has: "two buckled straps, cork footbed, buckle, flat sole",
        years: [1973],
        source: "recalled",
      },
      {
        line: "Boston",
        kind: "clogs",
        has: "cork footbed, covered toe, buckle, flat sole",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Hermès",
    lines: [
      {
        line: "Oran",
        kind: "sandals",
        has: "H cut-out, flat sole",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Golden Goose",
    makerAlso: "ggdb",
    lines: [
      {
        line: "Super-Star",
        also: "superstar",
        kind: "sneakers",
        has: "star patch, distressing, low top, cup sole, laces",
        of: "leather",
        years: [2007],
        source: "recalled",
      },
    ],
  },
  {
    maker: "Common Projects",
    lines: [
      {
        line: "Original Achilles Low",
        also: "achilles low, achilles, original achilles",
        alone: "achilles low",
        kind: "sneakers",
        has: "cup sole, minimal one-tone upper, gold foil serial number, low top, laces",
        of: "leather",
        years: [2004],
        source: "recalled",
      },
    ],
  },
];
