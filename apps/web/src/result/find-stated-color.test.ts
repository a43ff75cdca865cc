import { expect, test } from "vitest";
import { findStatedColor } from "./find-stated-color.ts";

test("returns the first color that the text states, or null if it states none", () => {
  expect(findStatedColor("navy blue and white")).toBe(findStatedColor("Navy"));
  expect(findStatedColor("navy blue")).not.toBe(findStatedColor("blue"));
  expect(findStatedColor("tartan, colored")).toBeNull();
  expect(findStatedColor("mystery")).toBeNull();
  expect(findStatedColor(null)).toBeNull();
});
