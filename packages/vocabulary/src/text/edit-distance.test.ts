import { describe, expect, it } from "vitest";
import { editsBetween } from "./edit-distance.ts";

describe("edit distance", () => {
  it.each([
    ["", "", 0],
    ["moon", "moon", 0],
    ["moon", "mon", 1],
    ["moon", "moan", 1],
    ["gaspard", "gasprad", 1],
    ["moon", "sun", 3],
    ["", "abc", 3],
  ])("from %j to %j is symmetric", (a, b, edits) => {
    expect(editsBetween(a, b)).toBe(edits);
    expect(editsBetween(b, a)).toBe(edits);
    expect(editsBetween(a, b, edits)).toBe(edits);
    if (edits > 0) expect(editsBetween(a, b, edits - 1)).toBeGreaterThan(edits - 1);
  });
});
