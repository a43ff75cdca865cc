import { expect, it } from "vitest";
import { compileByFirstLetter } from "./first-letters.ts";

const SOURCE = String.raw`soft(?:ly|ness|)|[|(]\d|silk \(raw\)|\d+ left|w?ool|(?:raw|fine) wool|(?:l|\d)inen|(?:un)?lined`;

it.each([
  "softness",
  "silk (raw)",
  "3 left",
  "|4",
  "(5",
  "wool",
  "ool",
  "silk raw",
  "left",
  "sift",
  "linen",
  "raw wool",
  "fine",
  "lined",
  "unlined",
])("matches %j as the whole pattern does", (text) => {
  const pattern = compileByFirstLetter(SOURCE, (source) => new RegExp(`^(?:${source})$`, "u"));
  expect(pattern(text.charAt(0)).test(text)).toBe(new RegExp(`^(?:${SOURCE})$`, "u").test(text));
});

it("tries only the alternatives that begin with the letter or with no particular letter", () => {
  const pattern = compileByFirstLetter("cap|coat|(?:hat|hood)s?|[cs]carf", (source) => new RegExp(source, "u"));
  expect(pattern("c").source).toBe("cap|coat|[cs]carf");
  expect(pattern("h").source).toBe("(?:hat|hood)s?|[cs]carf");
  expect(pattern("x").source).toBe("[cs]carf");
  expect(compileByFirstLetter("cap", (source) => new RegExp(source, "u"))("x").test("cap")).toBe(false);
});
