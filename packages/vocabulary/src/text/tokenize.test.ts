import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withoutAccents } from "./fold.ts";
import { tokenize } from "./tokenize.ts";

const forms = (text: string) => tokenize(text).map(({ form }) => form);

test.each([
  ["Men's T-Shirt", ["men", "t", "shirt"]],
  ["MEN’S", ["men"]],
  ["Boys' shorts", ["boys", "shorts"]],
  ["Gürtel, Größe", ["gurtel", "grosse"]],
  ["boucles d'oreilles", ["boucles", "oreilles"]],
  ["Płaszcz 3/4", ["plaszcz", "3", "4"]],
  ["Tシャツ 黒", ["t", "シ", "ャ", "ツ", "黒"]],
  ["Женская куртка", ["женская", "куртка"]],
])("splits %s into %j", (text, expected) => {
  expect(forms(text)).toEqual(expected);
});

test("returns words in order with their positions, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let last = 0;
      for (const { start, end } of tokenize(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});

/** Texts for which each function has a fast path. */
const latinText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0x80, max: 0x24f }).map((code) => String.fromCharCode(code)),
    fc.constantFrom("’", "‘", "–", "€"),
  ),
});

test("tokenizes Latin text on the fast path the same way as on the general path", () => {
  fc.assert(
    fc.property(latinText, (text) => {
      expect(tokenize(text)).toEqual(tokenize(`${text} я`).slice(0, -1));
    }),
  );
});

test("removes accents from Latin text on the fast path the same way as on the general path", () => {
  fc.assert(
    fc.property(latinText, (text) => {
      expect(`${withoutAccents(text)} я`).toBe(withoutAccents(`${text} я`));
    }),
  );
});
