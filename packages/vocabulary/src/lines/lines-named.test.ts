import { expect, it } from "vitest";
import { linesNamed } from "./lines-named.ts";

const named = (name: string) => linesNamed(name).map(({ maker, line }) => `${maker} ${line}`);

it("finds a line by its name, with or without its maker, however it is written", () => {
  for (const name of ["Submariner", "rolex submariner", "ROLEX  Submariner"]) {
    expect(named(name), name).toContain("Rolex Submariner");
  }
});

it("finds one by another spelling", () => {
  expect(named("AF1")).toEqual(["Nike Air Force 1"]);
});

it("lists every line that holds the words where none has that name", () => {
  const birkenstocks = named("Birkenstock");
  expect(birkenstocks.length).toBeGreaterThan(3);
  expect(birkenstocks.every((name) => name.startsWith("Birkenstock "))).toBe(true);
});

it("finds whole words alone, and nothing for nothing", () => {
  expect(named("submarin")).toEqual([]);
  expect(named(" – ")).toEqual([]);
});
