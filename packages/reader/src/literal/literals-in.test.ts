import { expect, it } from "vitest";
import { literalsIn } from "./literals-in.ts";

it.each([
  ["two objects in one block", '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ["two objects with a comma between", '{"a":1},{"b":2}', [{ a: 1 }, { b: 2 }]],
  ["words around", 'var x = {"a":1};', [{ a: 1 }]],
  ["what breaks off", '{"a":1} {"b":', [{ a: 1 }]],
  ["nothing", "shirt", []],
])("%s", (_, text, values) => expect(literalsIn(text)).toEqual(values));
