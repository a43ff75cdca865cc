import { describe, expect, it } from "vitest";
import { groupMaterialsByMonth, formatMonth } from "./material-months.ts";

const entry = (month: string, material: string, pieces: number) => ({ month, material, comparisons: 1, pieces });

describe("the materials of alternatives by month", () => {
  it("are listed oldest first, with the share of each fiber family", () => {
    expect(
      groupMaterialsByMonth([
        entry("2026-03", "Merino wool", 0.3),
        entry("2026-03", "polyester", 0.7),
        entry("2026-03", "nylon", 0.2),
        entry("2026-01", "Cotton", 5),
      ]),
    ).toEqual([
      { month: "2026-01", families: [{ family: "cotton", share: 1 }] },
      {
        month: "2026-03",
        families: [
          { family: "wool", share: expect.closeTo(0.25) },
          { family: "synthetic", share: expect.closeTo(0.75) },
        ],
      },
    ]);
    expect(groupMaterialsByMonth([])).toEqual([]);
  });

  it("are labeled with the month and the year", () => {
    expect(formatMonth("2026-01")).toBe("Jan 2026");
  });
});
