import type { PhotoColors } from "@dupewise/domain/comparison/photo-colors";
import { expect, test } from "vitest";
import { formatSwatch, describeColorDistance, suppliesMissingColor } from "./color-words.ts";

const CAMEL: PhotoColors = { swatches: [{ hex: "#c19a6b", name: "camel", share: 1 }], isWorn: false, problem: null };
const NONE: PhotoColors = { swatches: [], isWorn: false, problem: "busy background" };
const row = (original: string | null, alternative: string | null) => [
  { name: "colour" as const, weight: 0.1, similarity: null, original, alternative },
];

test("describes how far apart the measured colors are, or explains why the photos can't be compared", () => {
  const said = (distance: number) => describeColorDistance({ original: CAMEL, alternative: CAMEL, distance });
  expect([said(1), said(4), said(10), said(20), said(50)].map((words) => words.split(":")[0])).toEqual([
    "The main colors look the same",
    "The main colors are nearly the same",
    "The main colors are close, but not the same",
    "The main colors are clearly different",
    "The main colors are very different",
  ]);
  expect(describeColorDistance({ original: CAMEL, alternative: NONE, distance: null })).toContain("Only one side");
  expect(describeColorDistance({ original: CAMEL, alternative: { ...CAMEL, isWorn: true }, distance: null })).toContain(
    "the alternative is shown on a person, and the original isn't",
  );
});

test("uses American color names", () => {
  const gray = { hex: "#86888a", name: "grey", share: 1 };
  expect(formatSwatch(gray, { ...CAMEL, swatches: [gray] })).toBe("gray");
});

test("shows shares only if there are several colors", () => {
  const navy = { hex: "#1d2746", name: "navy", share: 0.62 };
  expect(formatSwatch(navy, { ...CAMEL, swatches: [navy] })).toBe("navy");
  expect(formatSwatch(navy, { ...CAMEL, swatches: [navy, navy] })).toBe("navy, 62%");
});

test("supplies a measured color only if the text states none and the product is not photographed on a person", () => {
  const colors = { original: CAMEL, alternative: NONE, distance: null };
  expect(suppliesMissingColor(row(null, "navy"), colors)).toBe(true);
  expect(suppliesMissingColor(row("camel", null), colors)).toBe(false);
  expect(suppliesMissingColor(row(null, null), { ...colors, original: { ...CAMEL, isWorn: true } })).toBe(false);
});
