import { expect, it } from "vitest";
import { roundSavings } from "./savings.ts";

it.each([
  [4060.01, 4060],
  [-175.01, -175],
  [99.5, 99.5],
  [100.5, 101],
  [0, 0],
])("rounds only differences of 100 or more: %d", (saving, said) => {
  expect(roundSavings(saving)).toBe(said);
});
