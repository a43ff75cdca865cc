import { expect, test } from "vitest";
import { statedColor } from "./stated-color.ts";

test("returns the first color that the text states, or null if it states none", () => {
  expect(statedColor("navy blue and white")).toBe(statedColor("Navy"));
  expect(statedColor("navy blue")).not.toBe(statedColor("blue"));
  expect(statedColor("tartan, colored")).toBeNull();
  expect(statedColor("mystery")).toBeNull();
  expect(statedColor(null)).toBeNull();
});
