import { expect, it } from "vitest";
import { HOSTILE_PHRASES } from "./hostile-phrases.data.ts";

const BOUNDARY = String.raw`\b`;

/** Returns the alternatives of a pattern as a whole, without what is inside groups and character classes. */
function outerAlternatives(source: string): string[] {
  let flat = source.replaceAll(/\\[^b]|\[(?:\\.|[^\]\\])*\]/g, "_");
  for (let before = ""; before !== flat;) {
    before = flat;
    flat = flat.replaceAll(/\([^()]*\)/g, "_");
  }
  return flat.split("|");
}

it("starts either all or none of a phrase's alternatives at a word boundary", () => {
  const mixed = HOSTILE_PHRASES.map(({ source }) => source).filter((source) => {
    const bounded = outerAlternatives(source).map((alternative) => alternative.startsWith(BOUNDARY));
    return bounded.includes(true) && bounded.includes(false);
  });
  expect(mixed).toEqual([]);
});
