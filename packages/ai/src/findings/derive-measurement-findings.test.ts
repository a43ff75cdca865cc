import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { sentencesAbout } from "../testing/sentences-about.ts";

it("says that two bags are about the same size when only their depth differs", () => {
  const text = sentencesAbout(["Leather tote", "36 x 21 x 13 cm"], ["Faux leather tote", "Size 36 x 21 x 10 cm"]);
  expect(text).toContain("Size: about the same, 36 × 21 × 13 cm and 36 × 21 × 10 cm.");
});

it("states both sizes in the original's unit when the units differ", () => {
  const text = sentencesAbout(["Wool scarf", "200 x 70 cm"], ["Acrylic scarf", '70" x 12"']);
  expect(text).toContain("Size: 200 × 70 cm vs. 177.8 × 30.5 cm.");
});

it("mentions a shared case size only once", () => {
  const text = sentencesAbout(["Steel diver's watch 41mm"], ["Steel diver's watch", "Case size: 41 mm"]);
  expect(text).toContain("Case size: 41 mm on both.");
});

it("compares measured sizes, not the makers' names for sizes", () => {
  const text = sentencesAbout(["Small leather tote", "33 x 21 x 8 cm"], ["Large faux leather tote", "34 x 22 x 9 cm"]);
  expect(text).toContain("Size: about the same");
  expect(text).not.toContain("large size");
});

it("keeps measurements out of the verdict", () => {
  const { verdict } = compareProducts(
    productOf({ title: "Wool scarf", description: "200 x 70 cm" }),
    productOf({ title: "Wool scarf", description: "60 x 60 cm" }),
  ).analysis;
  expect(verdict).not.toContain("cm");
});
