import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

describe("edit distance", () => {
  it.each([
    ["", "", 0],
    ["moon", "moon", 0],
    ["moon", "mon", 1],
    ["moon", "moan", 1],
    ["gaspard", "gasprad", 1],
    ["moon", "sun", 3],
    ["", "abc", 3],
  ])("is the same in both directions: %j and %j", (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
    expect(editDistance(a, b, edits)).toBe(edits);
    if (edits > 0) expect(editDistance(a, b, edits - 1)).toBeGreaterThan(edits - 1);
  });
});
