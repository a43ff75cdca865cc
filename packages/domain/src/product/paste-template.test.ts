import { expect, test } from "vitest";
import { CreateComparisonInput } from "../comparison/comparison.ts";
import { fieldIssues } from "../errors.ts";
import { PASTE_TEMPLATE } from "./paste-template.ts";

const FILLED = "Product: Halden coat\nBrand: Marlow\nMaterials: 80% wool, 20% polyamide\nPrice: $420";
const issuesOf = (originalUrl: string) => {
  const { error } = CreateComparisonInput.safeParse({ originalUrl, dupeUrl: FILLED });
  return error ? fieldIssues(error).map(({ path }) => path) : [];
};

test.each(Object.values(PASTE_TEMPLATE))("rejects the unfilled template %j with an error on its field", (line) => {
  expect(issuesOf(line)).toEqual(["originalUrl"]);
  expect(issuesOf(`${FILLED}\n${line.toUpperCase()}`)).toEqual(["originalUrl"]);
});

test("accepts brackets that contain the shopper's own words", () => {
  expect(issuesOf(FILLED)).toEqual([]);
  expect(issuesOf("Product: [Halden coat]\nMaterials: [80% wool, 20% polyamide]\nPrice: [$420]")).toEqual([]);
});
