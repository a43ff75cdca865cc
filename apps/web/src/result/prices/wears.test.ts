import { describe, expect, it } from "vitest";
import { evenWears, parseWears, readWears } from "./wears.ts";

describe("wears", () => {
  it.each([
    ["30", 30],
    [" 1 ", 1],
    ["5000", 5000],
    ["5001", null],
    ["0", null],
    ["-3", null],
    ["2.5", null],
    ["", null],
    ["many", null],
  ])("reads %j as %s", (text, wears) => expect(parseWears(text)).toBe(wears));

  it.each([
    ["120", 120],
    [null, 50],
    ["none", 50],
    ["1e9", 50],
  ])("stores %j as %s", (stored, wears) => expect(readWears({ getItem: () => stored }, 50)).toBe(wears));

  it("works without storage", () => {
    const getItem = () => {
      throw new Error("storage is off");
    };
    expect(readWears({ getItem }, 300)).toBe(300);
  });
});

describe("the break-even number of wears", () => {
  it.each([
    [690, 129, 30, 161],
    [129, 690, 30, 6],
    [100, 100, 30, 30],
    [0.01, 5000, 1, 1],
    [0, 10, 30, null],
    [10, 0, 30, null],
    [200, 10, 30, 600],
    [7350, 89, 50, null],
  ])("at %d and %d for %d wears are %s", (original, alternative, wears, even) =>
    expect(evenWears(original, alternative, wears)).toBe(even),
  );
});
