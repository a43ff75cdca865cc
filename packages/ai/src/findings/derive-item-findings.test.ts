import { expect, it } from "vitest";
import { sentencesAbout } from "../testing/sentences-about.ts";

it("says so when both products are by the same maker", () => {
  const text = sentencesAbout(["Ganni smocked midi dress"], ["Ganni printed midi dress"]);
  expect(text).toContain("Both are by Ganni.");
});

it("does not infer a shared maker from title words that name no known maker", () => {
  expect(sentencesAbout(["Zzyzx Buy Now midi dress"], ["Zzyzx Buy Now maxi dress"])).not.toContain("Both are by");
});

it("does not read the maker that a dupe imitates as the dupe's maker", () => {
  expect(sentencesAbout(["Ganni midi dress"], ["Dupe Ganni midi dress"])).not.toContain("Both are by");
  expect(sentencesAbout(["Ganni midi dress"], ["Dupe for Ganni midi dress"])).not.toContain("Both are by");
});

it("does not attribute a product by two makers to only one of them", () => {
  expect(sentencesAbout(["Adidas x Gucci Gazelle sneakers"], ["Adidas Gazelle sneakers"])).not.toContain("Both are by");
  expect(sentencesAbout(["Fendi x Swatch quartz watch"], ["Fendi quartz watch"])).not.toContain("Both are by");
});
