import { expect, it } from "vitest";
import { parseLiterals } from "./parse-literals.ts";

it.each([
  ["two objects in one block", '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ["two objects separated by a comma", '{"a":1},{"b":2}', [{ a: 1 }, { b: 2 }]],
  ["objects surrounded by words", 'var x = {"a":1};', [{ a: 1 }]],
  ["a truncated object", '{"a":1} {"b":', [{ a: 1 }]],
  ["text without literals", "shirt", []],
])("parses every complete literal in %s", (_, text, values) => expect(parseLiterals(text)).toEqual(values));
