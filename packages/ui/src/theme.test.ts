import { readFileSync } from "node:fs";
import { converter, parse, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("theme.css", import.meta.url), "utf8");
const TOKEN = /--color-([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g;
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]),
);
const toRgb = converter("rgb");

function contrast(front: string, back: string, theme: "light" | "dark"): number {
  const [a, b] = [front, back].map((name) => toRgb(parse(tokens.get(name)?.[theme] ?? "")));
  if (!a || !b) throw new Error(`No colour for ${front} or ${back}`);
  return wcagContrast(a, b);
}

const SURFACES = ["table", "sheet", "sunk"];
const BANDS = ["great", "good", "fair", "poor"];

/** Text colors and their backgrounds. */
const TEXT: [front: string, back: string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ["ink", surface],
    ["soft", surface],
    ["thread", surface],
    ["thread-deep", surface],
    ["poor", surface],
  ]),
  ["on-thread", "thread"],
  ["on-thread", "thread-deep"],
  ["thread", "thread-wash"],
  ...BANDS.map((band): [string, string] => [band, `${band}-wash`]),
];

const FIBERS = ["cotton", "wool", "silk", "linen", "hide", "regenerated", "synthetic", "stretch", "other"];

/** Colors of shapes: outlines of controls, rings, bars, fibers. */
const SHAPES: [front: string, back: string][] = [
  ...["table", "sheet"].flatMap((surface): [string, string][] => [
    ["edge", surface],
    ...[...BANDS, ...FIBERS].map((name): [string, string] => [name, surface]),
  ]),
  ...BANDS.map((band): [string, string] => [band, "sunk"]),
];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each(TEXT)("has readable %s on %s", (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)("has enough contrast between %s and %s", (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});
