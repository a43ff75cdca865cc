import { expect, it } from "vitest";
import { isNestedDeeply } from "./is-nested-deeply.ts";

it.each([
  ["[".repeat(33), true],
  ['{"a":'.repeat(33), true],
  [`${"[".repeat(32)}${"]".repeat(32)}`, false],
  // Side by side is not one in the other.
  [`[${"[],".repeat(1000)}[]]`, false],
  // Within a text they are letters, after an escaped quote too.
  [JSON.stringify({ text: `"${"[{".repeat(100)}\\` }), false],
  // A text without an end is no JSON, and the parser will say so.
  [`"${"[".repeat(100)}`, false],
])("tells nesting from what only looks like it: %#", (json, deep) => {
  expect(isNestedDeeply(json)).toBe(deep);
});
