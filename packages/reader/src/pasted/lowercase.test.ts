import { expect, it } from "vitest";
import { lowercase, matchIn, textBeforeMatch, withoutMatch } from "./lowercase.ts";

it("keeps the positions of all characters, even after a Turkish capital letter", () => {
  expect(lowercase("İPEK Elbise")).toBe("ipek elbise");
  expect(textBeforeMatch("İPEK Elbise, Size M", /, size/u)).toBe("İPEK Elbise");
});

it("matches a lowercase pattern in any letter case, and returns the text as written", () => {
  expect(matchIn("Coat, LIKE New", /like new/u)).toBe("LIKE New");
  expect(matchIn("Coat", /like new/u)).toBeUndefined();
  expect(withoutMatch("Selling: Wool Coat", /^selling:\s/u)).toBe("Wool Coat");
});

it("returns text without a match unchanged", () => {
  expect(withoutMatch("Wool Coat", /^selling:\s/u)).toBe("Wool Coat");
  expect(textBeforeMatch("Wool Coat", /, size/u)).toBe("Wool Coat");
});
