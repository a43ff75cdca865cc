import { describe, expect, it } from "vitest";
import { isContinuation, isCorrected } from "./corrections.ts";

describe("goesOn", () => {
  it.each([
    ["Belted wool coat", "Belted wool coat, $420"],
    ["Belted wool coat in camel, $420", "Belted wool coat in camel"],
    ["Belted", "Belted wool coat"],
    ["Belted wool coat", "Belted"],
    ["", "Belted wool coat"],
  ])("keeps corrections while %j becomes %j", (before, text) => expect(isContinuation(before, text)).toBe(true));

  it.each([
    ["Belted wool coat", "Leather tote"],
    ["Belted wool coat", ""],
  ])("drops them when %j becomes %j", (before, text) => expect(isContinuation(before, text)).toBe(false));
});

it("isCorrected ignores fields that were opened and left empty", () => {
  expect([isCorrected({}), isCorrected({ title: " " }), isCorrected({ price: "$40" })]).toEqual([false, false, true]);
  expect(isCorrected({ kind: { type: "coat", name: "coat" } })).toBe(true);
});
