import { describe, expect, it } from "vitest";
import { materialMonths, monthName } from "./material-months.ts";

const entry = (month: string, material: string, comparisons: number) => ({ month, material, comparisons });

describe("what the alternatives of a month are made of", () => {
  it("is told by fibre family, oldest month first, as shares of the month", () => {
    expect(
      materialMonths(
        [
          entry("2026-03", "Merino wool", 1),
          entry("2026-03", "polyester", 2),
          entry("2026-03", "nylon", 1),
          entry("2026-01", "Cotton", 5),
        ],
        12,
      ),
    ).toEqual([
      { month: "2026-01", families: [{ family: "cotton", share: 1, comparisons: 5 }] },
      {
        month: "2026-03",
        families: [
          { family: "wool", share: 0.25, comparisons: 1 },
          { family: "synthetic", share: 0.75, comparisons: 3 },
        ],
      },
    ]);
  });

  it("leaves out all but the latest months", () => {
    const all = ["2025-11", "2025-12", "2026-01"].map((month) => entry(month, "silk", 1));
    expect(materialMonths(all, 2).map(({ month }) => month)).toEqual(["2025-12", "2026-01"]);
    expect(materialMonths([], 2)).toEqual([]);
  });

  it("names months in words", () => {
    expect(monthName("2026-01")).toBe("Jan 2026");
  });
});
