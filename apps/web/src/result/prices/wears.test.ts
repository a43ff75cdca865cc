import { describe, expect, it } from "vitest";
import { parseWears, readWears } from "./wears.ts";

describe("parseWears", () => {
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
  ])("parses %j as %s", (text, wears) => expect(parseWears(text)).toBe(wears));
});

describe("readWears", () => {
  it.each([
    ["120", 120],
    [null, 50],
    ["none", 50],
    ["1e9", 50],
  ])("reads %j from storage as %s", (stored, wears) => expect(readWears({ getItem: () => stored }, 50)).toBe(wears));

  it("falls back to the usual number when storage is disabled", () => {
    const getItem = () => {
      throw new Error("storage is off");
    };
    expect(readWears({ getItem }, 300)).toBe(300);
  });
});
