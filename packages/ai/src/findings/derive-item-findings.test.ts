import { expect, it } from "vitest";
import { said } from "../testing/said.ts";

it("says that both products are by the same maker", () => {
  const text = said(["Ganni smocked midi dress"], ["Ganni printed midi dress"]);
  expect(text).toContain("Both are by Ganni.");
});

it("does not infer a shared maker from title words that name no known maker", () => {
  expect(said(["Zzyzx Buy Now midi dress"], ["Zzyzx Buy Now maxi dress"])).not.toContain("Both are by");
});
