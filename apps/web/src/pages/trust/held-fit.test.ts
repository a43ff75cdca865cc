import { expect, it } from "vitest";
import { familyName, heldOutFits } from "./held-fit.ts";

const pair = (said: number | null) => ({ family: "coats", known: "title" as const, said, lowest: 60, highest: 70 });

it("counts a score within the band as fair, one outside by its distance, and a missing one as neither", () => {
  expect(heldOutFits([pair(60), pair(70), pair(80), pair(null)], ({ family }) => family)).toEqual([
    { name: "coats", pairs: 4, fair: 0.5, off: 10 / 3 },
  ]);
  expect(heldOutFits([pair(null)], () => "x")).toMatchObject([{ fair: 0, off: null }]);
  expect(familyName("hats-scarves")).toBe("Hats and scarves");
});
