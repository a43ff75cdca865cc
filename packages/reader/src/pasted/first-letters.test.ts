import { expect, it } from "vitest";
import { compileByFirstLetter } from "./first-letters.ts";

const SOURCE = String.raw`soft(?:ly|ness|)|[|(]\d|silk \(raw\)|\d+ left|w?ool|(?:raw|fine) wool|(?:l|\d)inen|(?:un)?lined|(?:\d )?(?:rib(?:bed)?|4[- ]way) knit`;

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
  "ribbed knit",
  "3 rib knit",
  "4-way knit",
  "3",
])("matches %j by first letter if and only if the full pattern matches it", (text) => {
  const pattern = compileByFirstLetter(SOURCE, (source) => new RegExp(`^(?:${source})$`, "u"));
  expect(pattern(text.charAt(0)).test(text)).toBe(new RegExp(`^(?:${SOURCE})$`, "u").test(text));
});

it("compiles only the alternatives that can begin with the given character", () => {
  const pattern = compileByFirstLetter(
    String.raw`cap|coat|(?:hat|hood)s?|[cs]carf|\d-pack|(?:thin (?:\d|two)-ply )?sock`,
    (source) => new RegExp(source, "u"),
  );
  expect(pattern("c").source).toBe("cap|coat|[cs]carf");
  expect(pattern("h").source).toBe("(?:hat|hood)s?|[cs]carf");
  expect(pattern("5").source).toBe(String.raw`\d-pack|[cs]carf`);
  expect(pattern("s").source).toBe(String.raw`(?:thin (?:\d|two)-ply )?sock|[cs]carf`);
  expect(pattern("t").source).toBe(String.raw`(?:thin (?:\d|two)-ply )?sock|[cs]carf`);
  expect(pattern("x").source).toBe("[cs]carf");
  expect(compileByFirstLetter("cap", (source) => new RegExp(source, "u"))("x").test("cap")).toBe(false);
});
