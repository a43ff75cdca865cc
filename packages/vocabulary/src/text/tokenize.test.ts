import * as fc from "fast-check";
import { expect, test } from "vitest";
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

test("tokenizes ASCII and Unicode text identically", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      expect(tokenize(text)).toEqual(tokenize(`${text} é`).slice(0, -1));
    }),
  );
});
