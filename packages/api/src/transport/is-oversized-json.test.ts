import { expect, it } from "vitest";
import { isOversizedJson } from "./is-oversized-json.ts";

it.each([
  ["[".repeat(33), true],
  ['{"a":'.repeat(33), true],
  [`${"[".repeat(32)}${"]".repeat(32)}`, false],
  // Side by side is not one in the other.
  [`[${"[],".repeat(400)}[]]`, false],
  [`[${"1,".repeat(999)}1]`, false],
  [`[${"1,".repeat(1000)}1]`, true],
  [`${"[]".repeat(1000)}`, false],
  [`${"{}".repeat(1001)}`, true],
  // Within a text they are letters, after an escaped quote too.
  [JSON.stringify({ text: `"${"[{,".repeat(1000)}\\` }), false],
  // A text without an end is no JSON, and the parser will say so.
  [`"${"[".repeat(100)}`, false],
])("distinguishes nesting and values from look-alikes: %#", (json, oversized) => {
  expect(isOversizedJson(json)).toBe(oversized);
});
