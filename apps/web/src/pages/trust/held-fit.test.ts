import { expect, it } from "vitest";
import { formatFamily, measureHeldOutFits } from "./held-fit.ts";

const pair = (score: number | null) => ({ family: "coats", known: "title" as const, score, lowest: 60, highest: 70 });

it("returns the share of scores within the fair range, and the average distance of all scores from that range", () => {
  expect(measureHeldOutFits([pair(60), pair(70), pair(80), pair(null)], ({ family }) => family)).toEqual([
    { name: "coats", pairs: 4, fair: 0.5, off: 10 / 3 },
  ]);
  expect(measureHeldOutFits([pair(null)], () => "x")).toMatchObject([{ fair: 0, off: null }]);
  expect(formatFamily("hats-scarves")).toBe("Hats and scarves");
});
