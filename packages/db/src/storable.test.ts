import fc from "fast-check";
import { expect, test } from "vitest";
import { toStorableJson, toStorableText } from "./storable.ts";

test("strips only NULs from text", () => {
  expect(toStorableText("a\0b\0")).toBe("ab");
  expect(toStorableText("naïve 👗 \\0 \n")).toBe("naïve 👗 \\0 \n");
});

test("strips NULs from JSON, replaces lone surrogates, and keeps an escaped backslash", () => {
  const said = { nul: "a\0b", half: "x\ud83d", backslash: "\\u0000 \\ud83d", whole: "👗" };
  expect(JSON.parse(toStorableJson(JSON.stringify(said)))).toEqual({
    nul: "ab",
    half: "x\ufffd",
    backslash: "\\u0000 \\ud83d",
    whole: "👗",
  });
});

test("leaves any JSON unchanged except for characters that cannot be stored", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(JSON.parse(toStorableJson(JSON.stringify(text)))).toBe(text.replaceAll("\0", "").toWellFormed());
    }),
  );
});
