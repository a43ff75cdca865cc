import type { MakerLines } from "./line.ts";

/** Watches that people look for, and the homages they are held against. */
export const WATCH_LINES: readonly MakerLines[] = [
  {
    maker: "Rolex",
    lines: [
      {
        line: "Submariner",
        also: "submariner date, submariner no date, 124060, 126610",
        alone: "submariner",
        kind: "watch",
        has: "round case, dive bezel, three-link bracelet, dot markers, automatic movement, diver style, water-resistant",
        of: "steel",
        years: [1953],
        source: "recalled",
      },
      {
        line: "Datejust",
        also: "datejust 31, datejust 36, datejust 41, oyster perpetual datejust",
        alone: "datejust",
        kind: "watch",
        has: "round case, date window, automatic movement",
        of: "steel",
        years: [1945],
        source: "recalled",
      },
    ],
  },
  {
    maker: "Omega",
    lines: [
      {
        line: "Speedmaster Professional",
        also: "speedmaster moonwatch, moonwatch, moonwatch professional",
        alone: "speedmaster professional, speedmaster moonwatch, omega moonwatch",
        kind: "watch",
        has: "round case, tachymeter bezel, chronograph, baton markers",
        of: "steel",
        years: [1957],
        source: "recalled",
      },
      {
        line: "Speedmaster Reduced",
        also: "speedmaster automatic",
        alone: "speedmaster reduced",
        kind: "watch",
        has: "round case, tachymeter bezel, chronograph, automatic movement",
        of: "steel",
        years: [1988, 2009],
        source: "recalled",
      },
      {
        line: "Seamaster Diver 300M",
        also: "seamaster 300m, seamaster diver, seamaster professional 300m",
        alone: "seamaster diver 300m",
        kind: "watch",
        has: "round case, dive bezel, automatic movement, date window, diver style, water-resistant",
        of: "steel",
        years: [1993],
        source: "recalled",
      },
    ],
  },
  {
    maker: "Cartier",
    lines: [
      {
        line: "Tank Must",
        also: "tank, tank louis cartier, tank francaise, tank solo",
        kind: "watch",
        has: "rectangular case, Roman numerals",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Casio",
    lines: [
      {
        line: "Edifice",
        kind: "watch",
        has: "round case, quartz movement",
        of: "steel",
        source: "recalled",
      },
    ],
  },
];
