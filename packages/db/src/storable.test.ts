import fc from "fast-check";
import { expect, test } from "vitest";
import { storableJson, storableText } from "./storable.ts";

test("text loses its NULs and nothing else", () => {
  expect(storableText("a\0b\0")).toBe("ab");
  expect(storableText("naïve 👗 \\0 \n")).toBe("naïve 👗 \\0 \n");
});

test("json loses NULs and half characters, and keeps a backslash that only looks like one", () => {
  const said = { nul: "a\0b", half: "x\ud83d", backslash: "\\u0000 \\ud83d", whole: "👗" };
  expect(JSON.parse(storableJson(JSON.stringify(said)))).toEqual({
    nul: "ab",
    half: "x\ufffd",
    backslash: "\\u0000 \\ud83d",
    whole: "👗",
  });
});

test("any json keeps its meaning, apart from what can't be stored", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(JSON.parse(storableJson(JSON.stringify(text)))).toBe(text.replaceAll("\0", "").toWellFormed());
    }),
  );
});
