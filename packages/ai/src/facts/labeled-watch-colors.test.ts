import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

const watch = (title: string, description: string, color: string) =>
  productOf({
    title,
    description,
    colours: [color],
    evidence: [{ field: "colours", source: "pasted-text", quote: color, certainty: 0.9 }],
  });

it("reports the color that the labels of two watches share, even if neither text names it", () => {
  const { similarities } = compareProducts(
    watch("Octagonal watch", "Waffle dial, steel bracelet.", "Blue"),
    watch("Automatic watch", "Steel bracelet, 100 m.", "Blue"),
  );
  expect(similarities).toContain("Both come in blue.");
});

it("reports the color that the labels of two watches share, even if one text also names a metal", () => {
  const { similarities } = compareProducts(
    watch("Dive watch", "40 mm, ceramic bezel.", "Green"),
    watch("Automatic watch green", "40 mm, ceramic bezel.\n316L stainless steel, ceramic bezel", "Green"),
  );
  expect(similarities).toContain("Both come in green.");
});
