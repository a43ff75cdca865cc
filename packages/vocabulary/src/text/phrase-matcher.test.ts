import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPhraseMatcher } from "./phrase-matcher.ts";
import { tokenize } from "./tokenize.ts";

const match = createPhraseMatcher<string | null>([
  ["tie dye", null],
  ["tie", "tie"],
  ["ties and cufflinks", "set"],
  ["t shirt", "t-shirt"],
  ["t shirt dress", "dress"],
  ["dress", "dress"],
  ["scarf", "scarf"],
  ["panty", "briefs"],
]);
const found = (text: string) => match(text).map(({ meaning, quote }) => [meaning, quote]);

test("prefers the longest phrase, and never returns overlapping matches", () => {
  expect(found("T-Shirt Dress, t-shirt")).toEqual([
    ["dress", "T-Shirt Dress"],
    ["t-shirt", "t-shirt"],
  ]);
});

test("matches an English plural to its singular, even at the start of a longer phrase", () => {
  expect(found("Silk ties")).toEqual([["tie", "ties"]]);
  expect(found("Ties and cufflinks")).toEqual([["set", "Ties and cufflinks"]]);
  expect(found("dresses, scarves, panties")).toEqual([
    ["dress", "dresses"],
    ["scarf", "scarves"],
    ["briefs", "panties"],
  ]);
});

test("ends a phrase at a comma or a line break", () => {
  expect(found("Tie, dye")).toEqual([["tie", "Tie"]]);
  expect(found("Tie\ndye")).toEqual([["tie", "Tie"]]);
});

test("ignores the words of a stop phrase", () => {
  expect(found("Tie-dye dress")).toEqual([
    [null, "Tie-dye"],
    ["dress", "dress"],
  ]);
});

test("allows up to two descriptive words inside a phrase within one clause", () => {
  const between = new Set(["soft", "black", "leather"]);
  const shapes = createPhraseMatcher(
    [["pointed toe", "toe"] as const, ["chunky", "knit"] as const, ["chunky sole", "sole"] as const],
    between,
  );
  const quotes = (text: string) => shapes(text).map(({ meaning, quote }) => [meaning, quote]);
  expect(quotes("A pointed black leather toe")).toEqual([["toe", "pointed black leather toe"]]);
  expect(quotes("chunky black soles, chunky scarf")).toEqual([
    ["sole", "chunky black soles"],
    ["knit", "chunky"],
  ]);
  for (const other of ["pointed soft black leather toe", "pointed, black toe", "pointed high toe", "black toe"])
    expect(quotes(other)).toEqual([]);
  expect(found("T leather shirt")).toEqual([]);
  // A word that begins another phrase belongs to that phrase.
  const dials = createPhraseMatcher(
    [["gold dial", "gold"] as const, ["white dial", "white"] as const],
    new Set(["white"]),
  );
  expect(dials("gold white dial").map(({ meaning }) => meaning)).toEqual(["white"]);
});

test("ends a phrase at the end of its clause", () => {
  expect(found("dress; T-shirt; dress")).toEqual([
    ["dress", "dress"],
    ["t-shirt", "T-shirt"],
    ["dress", "dress"],
  ]);
  expect(found("Two ties. And cufflinks, St. shirt")).toEqual([["tie", "ties"]]);
});

test("returns the positions of each quote in the original text", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("T-SHIRT", "tie", "dyed", "Écharpe", "dress,", "—"), { maxLength: 12 }),
      (words) => {
        const text = words.join(" ");
        for (const { quote, start, end } of match(text)) expect(text.slice(start, end)).toBe(quote);
      },
    ),
  );
});

test("finds phrases in a text that another matcher searched before this one existed", () => {
  const tokens = tokenize("Panama hat");
  expect(match("Panama hat", tokens)).toEqual([]);
  const matchHats = createPhraseMatcher([["panama hat", "hat"]]);
  expect(matchHats("Panama hat", tokens)).toMatchObject([{ meaning: "hat", quote: "Panama hat" }]);
});
