import { expect, test } from "vitest";
import { SIMILARITY_LEVELS } from "./pair.ts";
import { REAL_PRODUCT_PAIRS } from "./pairs.ts";

const share = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length / items.length;
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
const sidesOf = (isHeld: boolean) =>
  REAL_PRODUCT_PAIRS.filter((pair) => pair.isHeld === isHeld).flatMap(({ original, alternative }) => [
    original,
    alternative,
  ]);

test("keeps every band between 0 and 100, 12 to 28 points wide and centered on the pair's level", () => {
  for (const { lowest, highest, likeness, original } of REAL_PRODUCT_PAIRS) {
    expect(lowest, original).toBeGreaterThanOrEqual(0);
    expect(highest, original).toBeLessThanOrEqual(100);
    expect(highest - lowest, original).toBeGreaterThanOrEqual(12);
    expect(highest - lowest, original).toBeLessThanOrEqual(28);
    const level = SIMILARITY_LEVELS.find(({ below }) => (lowest + highest) / 2 < below);
    expect(level?.likeness, original).toBe(likeness);
  }
});

test("covers all five levels of every family with training and held-out pairs, and splits the training pairs equally among three kinds of text", () => {
  const families = new Set(REAL_PRODUCT_PAIRS.map(({ family }) => family));
  for (const family of families) {
    for (const { likeness } of SIMILARITY_LEVELS) {
      const own = REAL_PRODUCT_PAIRS.filter((pair) => pair.family === family && pair.likeness === likeness);
      expect(own.length, `${family}, ${likeness}`).toBeGreaterThanOrEqual(4);
      expect(
        share(own, ({ isHeld }) => isHeld),
        `${family}, ${likeness}`,
      ).toBeGreaterThan(0);
    }
  }
  const learned = REAL_PRODUCT_PAIRS.filter(({ isHeld }) => !isHeld);
  for (const known of ["wild", "materials", "title"]) {
    expect(
      share(learned, (pair) => pair.known === known),
      known,
    ).toBeCloseTo(1 / 3, 1);
  }
  expect(share(REAL_PRODUCT_PAIRS, ({ isHeld }) => isHeld)).toBeCloseTo(1 / 3, 1);
});

test("does not repeat a pair in either order or compare an item with itself", () => {
  const keys = REAL_PRODUCT_PAIRS.map(({ original, alternative }) =>
    [original, alternative].map(plain).toSorted().join("|"),
  );
  expect(new Set(keys).size).toBe(REAL_PRODUCT_PAIRS.length);
  for (const { original, alternative } of REAL_PRODUCT_PAIRS) expect(plain(original)).not.toBe(plain(alternative));
});

test("does not use held-out text in training pairs", () => {
  const learned = new Set(sidesOf(false).map(plain));
  expect(sidesOf(true).filter((text) => learned.has(plain(text)))).toEqual([]);
});
