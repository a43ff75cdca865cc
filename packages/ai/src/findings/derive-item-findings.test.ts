import { expect, it } from "vitest";
import { said } from "../testing/said.ts";

it("says that both products are by the same maker", () => {
  const text = said(["Ganni smocked midi dress"], ["Ganni printed midi dress"]);
  expect(text).toContain("Both are by Ganni.");
});

it("mentions no shared maker whose name is unknown", () => {
  expect(said(["Zzyzx Buy Now midi dress"], ["Zzyzx Buy Now maxi dress"])).not.toContain("Both are by");
});
