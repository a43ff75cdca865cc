import { describe, expect, it } from "vitest";
import { isProbableEdit, hasCorrections } from "./corrections.ts";

describe("corrections", () => {
  it.each([
    ["Belted wool coat", "Belted wool coat, $420"],
    ["Belted wool coat in camel, $420", "Belted wool coat in camel"],
    ["Belted", "Belted wool coat"],
    ["Belted wool coat", "Belted"],
    ["", "Belted wool coat"],
  ])("are kept when the text %j becomes %j", (before, text) => expect(isProbableEdit(before, text)).toBe(true));

  it.each([
    ["Belted wool coat", "Leather tote"],
    ["Belted wool coat", ""],
  ])("are dropped when the text %j becomes %j", (before, text) => expect(isProbableEdit(before, text)).toBe(false));
});

it("hasCorrections ignores fields that were opened and left empty", () => {
  expect([hasCorrections({}), hasCorrections({ title: " " }), hasCorrections({ price: "$40" })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(hasCorrections({ kind: { type: "coat", name: "coat" } })).toBe(true);
});
