import { expect, it } from "vitest";
import { isOversizedJson } from "./is-oversized-json.ts";

it.each([
  ["[".repeat(33), true],
  ['{"a":'.repeat(33), true],
  [`${"[".repeat(32)}${"]".repeat(32)}`, false],
  // Siblings are not nested.
  [`[${"[],".repeat(400)}[]]`, false],
  [`[${"1,".repeat(999)}1]`, false],
  [`[${"1,".repeat(1000)}1]`, true],
  [`${"[]".repeat(1000)}`, false],
  [`${"{}".repeat(1001)}`, true],
  // Inside a string they are characters, even after an escaped quote.
  [JSON.stringify({ text: `"${"[{,".repeat(1000)}\\` }), false],
  // An unterminated string is invalid JSON, which the parser reports.
  [`"${"[".repeat(100)}`, false],
])("counts nesting and values, but not brackets or commas inside strings: %#", (json, oversized) => {
  expect(isOversizedJson(json)).toBe(oversized);
});
