import { describe, expect, it } from "vitest";
import { hasUnstorableText } from "./unstorable-text.ts";

describe("hasUnstorableText", () => {
  it.each(["a\0b", { name: "\ud800" }, [{ "a\0": 1 }], { a: { b: ["x", "\udc00"] } }])(
    "finds the unstorable text in %j",
    (value) => {
      expect(hasUnstorableText(value)).toBe(true);
    },
  );

  it.each([undefined, null, 0, "", "naïve 👗", { a: null, b: undefined, c: [false, "x"] }])(
    "finds no unstorable text in %j",
    (value) => {
      expect(hasUnstorableText(value)).toBe(false);
    },
  );

  it("finds unstorable text after a hole in a sparse array, and at any depth without overflowing the stack", () => {
    expect(hasUnstorableText(["\0", undefined, null])).toBe(true);
    let deep: unknown = "\0";
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(hasUnstorableText(deep)).toBe(true);
  });
});
