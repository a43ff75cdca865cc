import { findColors } from "@dupewise/vocabulary/colors/colors";
import { expect, it } from "vitest";
import { colorSimilarity } from "./color-similarity.ts";

const similarityOf = (one: string, other: string) => {
  const [a, b] = [one, other].map((text) => findColors(text).map(({ color }) => color));
  return colorSimilarity(a ?? [], b ?? []);
};

it.each([
  ["dark red", "wine"],
  ["nude", "blush"],
  ["taupe", "sand"],
  ["olive", "khaki"],
  ["chestnut", "cognac brown"],
  ["khaki green", "beige"],
])("treats %s and %s as close, since shops use the names for overlapping shades", (one, other) => {
  expect(similarityOf(one, other)).toBeGreaterThanOrEqual(0.6);
  expect(similarityOf(other, one)).toBe(similarityOf(one, other));
});

it("rates two shades of one color as closer than two colors of one family", () => {
  expect(similarityOf("light blue", "blue")).toBeGreaterThanOrEqual(0.75);
  expect(similarityOf("navy", "sky blue")).toBeLessThan(0.6);
});

it("rates colors as dissimilar when their shades don't overlap", () => {
  expect(similarityOf("taupe", "black")).toBeLessThan(0.2);
  expect(similarityOf("red", "burgundy")).toBeLessThan(0.5);
});
