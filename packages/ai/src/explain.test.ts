import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { expect, it } from "vitest";
import { compareProducts } from "./compare-products.ts";
import { explainFacts, measuredScore } from "./explain.ts";

const COAT = {
  ...UNKNOWN_PRODUCT,
  title: "Women's camel wrap coat",
  composition: [{ part: "shell", material: "wool", percentage: 80 }],
};

it("lists each fact with its quote and the source of the quoted field", () => {
  const facts = explainFacts({
    ...COAT,
    evidence: [{ field: "title", quote: "Women's camel wrap coat", source: "structured-data", certainty: 1 }],
  });
  expect(facts).toContainEqual({
    name: "color",
    value: "camel",
    quote: "camel",
    field: "title",
    source: "structured-data",
    certainty: 0.95,
  });
  const material = facts.find(({ name }) => name === "material");
  expect(material).toMatchObject({ value: "shell: 80% wool", field: "composition", source: null });
  expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(["kind", "wearer"]));
});

it("returns the score before any ceiling is applied, or null when nothing is known", () => {
  const longer = { ...COAT, title: "Women's camel wrap coat, long" };
  expect(measuredScore(COAT, longer)).toBeGreaterThanOrEqual(compareProducts(COAT, longer).similarityScore ?? 100);
  expect(measuredScore(UNKNOWN_PRODUCT, UNKNOWN_PRODUCT)).toBeNull();
});
