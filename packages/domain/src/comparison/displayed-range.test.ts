import { describe, expect, it } from "vitest";
import { displayedRange, formatRange } from "./displayed-range.ts";

describe("the displayed range", () => {
  const range = { low: 44.6, high: 78.2 };

  it("is shown as whole percentages instead of the score when the confidence is below the minimum", () => {
    expect(displayedRange({ confidence: 0.349, range, gate: 1 })).toEqual({ low: 45, high: 78 });
    expect(displayedRange({ confidence: 0.35, range, gate: 1 })).toBeNull();
  });

  it("is not shown when the two products can't be compared", () => {
    expect(displayedRange({ confidence: 0.1, range: { low: 2, high: 3.4 }, gate: 0.08 })).toBeNull();
  });

  it("is not shown when there is no range or the range is a single value", () => {
    expect(displayedRange({ confidence: 0.1, range: null, gate: 1 })).toBeNull();
    expect(displayedRange({ confidence: 0.1, range: { low: 0, high: 0.4 }, gate: 1 })).toBeNull();
  });

  it('is formatted as "Somewhere between 45% and 78%"', () => {
    expect(formatRange({ low: 45, high: 78 })).toBe("Somewhere between 45% and 78%");
  });
});
