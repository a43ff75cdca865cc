import { expect, it } from "vitest";
import { linesByName } from "./lines-by-name.ts";

const named = (name: string) => linesByName(name).map(({ maker, line }) => `${maker} ${line}`);

it("finds a line by name in any spelling, with or without its maker", () => {
  for (const name of ["Submariner", "rolex submariner", "ROLEX  Submariner"]) {
    expect(named(name), name).toContain("Rolex Submariner");
  }
});

it("finds a line by an alternative spelling", () => {
  expect(named("AF1")).toEqual(["Nike Air Force 1"]);
});

it("lists every line with a name that contains the words when no line has exactly that name", () => {
  const birkenstocks = named("Birkenstock");
  expect(birkenstocks.length).toBeGreaterThan(3);
  expect(birkenstocks.every((name) => name.startsWith("Birkenstock "))).toBe(true);
});

it("matches only whole words, and returns nothing for text without words", () => {
  expect(named("submarin")).toEqual([]);
  expect(named(" – ")).toEqual([]);
});
