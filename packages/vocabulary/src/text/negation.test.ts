import { expect, test } from "vitest";
import { findCuts } from "../details/cuts.ts";
import { findDetails } from "../details/details.ts";
import { findFeatures } from "../details/features.ts";
import { findPatterns } from "../details/patterns.ts";

const details = (text: string) => findDetails(text).map(({ name }) => name);

test.each([
  ["Coat without pockets", []],
  ["No hood, no belt", []],
  ["Non-padded bra", []],
  ["Without any lining", []],
  ["without hood and with zip", ["zip"]],
  ["without pockets or lining, with a belt", ["belt"]],
  ["Jacke ohne Kapuze", []],
  ["Robe sans doublure", []],
  ["No-iron shirt with pockets", ["pockets"]],
  ["Why not? Pockets and a zip", ["pockets", "zip"]],
  ["Loafers, tassel-free, of calf", []],
  ["Fringe-free shawl, tassel free", []],
  ["Loafers with tassels, free shipping", ["tassels"]],
  ["Loafers with tassels free returns", ["tassels"]],
])("ignores what %s negates, and finds only %j", (text, expected) => {
  expect(details(text)).toEqual(expected);
});

test("does not read an imitated material as part of a detail's name", () => {
  const bands = (text: string) => findFeatures("headwear", text).map(({ name }) => name);
  expect(bands("Straw hat with a leather band")).toEqual(["leather band"]);
  expect(bands("Straw hat with a faux leather band")).toEqual([]);
});

test("does not read a negated word as a cut or pattern, unless the negation is part of its name", () => {
  expect(findCuts("Sweatshirt without hood").map(({ name }) => name)).toEqual([]);
  expect(findCuts("Robe sans manches").map(({ name }) => name)).toEqual(["sleeveless"]);
  expect(findPatterns("No print").map(({ name }) => name)).toEqual([]);
});
