import * as fc from "fast-check";
import { expect, it } from "vitest";
import { findCompositionSpans } from "./lexicon.ts";

it.each([
  ["Coat 100% nylon, 750 fill down $89.90", ["Coat 100% nylon, 750 fill down"]],
  ["Skirt $1,190 wool", ["wool"]],
  ["12.5% silk, 87.5% wool", ["12.5% silk, 87.5% wool"]],
])("ends a composition at a price, but not at punctuation inside a number: %j", (text, spans) => {
  expect(findCompositionSpans(text).filter((span) => /wool|silk|nylon/.test(span))).toEqual(spans);
});

it("never starts or ends a span inside a number or a word", () => {
  const piece = fc.constantFrom(
    "wool",
    "cotton",
    "$1,190",
    "89.90",
    "100%",
    "34,5",
    "down",
    "lining",
    "with",
    "of",
    "x",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(" ");
      for (const span of findCompositionSpans(text)) {
        const at = ` ${text} `.indexOf(` ${span} `);
        expect(at, `${span} in ${text}`).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
