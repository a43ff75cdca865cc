import { expect, it } from "vitest";
import { formatRank } from "./profile-labels.ts";

it.each([
  [1, "Most shopped"],
  [2, "Second choice"],
  [3, "Third choice"],
  [4, "4th preference"],
  [11, "11th preference"],
  [21, "21st preference"],
  [112, "112th preference"],
])("labels rank %i “%s”", (place, label) => {
  expect(formatRank(place)).toBe(label);
});
