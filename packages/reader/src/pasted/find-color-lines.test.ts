import { expect, it } from "vitest";
import { readText } from "./read-text.ts";
import { productFromText } from "./product-from-text.ts";

const colorsOf = (text: string): readonly string[] => productFromText(text).colours;

it.each([
  ["Cuyana\nSystem Tote\nTan\n$248", ["tan"]],
  ["Brooks\nGhost 16\n$140\nBlack/Grey", ["black", "grey"]],
  ["Quince\nFisherman Sweater\n$60\nHeathered Charcoal", ["charcoal"]],
  ["Nina\nCourt sneakers\n$100\nCloud White / Core Black / Clear Granite", ["white", "black", "grey"]],
  ["Cuyana\nLeather tote\nNever worn · Burgundy · Calfskin · Medium\n$180", ["burgundy"]],
])("reads a color on a separate line: %j", (text, colors) => {
  expect(colorsOf(text)).toEqual(colors);
});

it.each(["Cuyana\nSystem Tote\n$248\nSoft enough to wear against skin.", "Nina blouse\n$60\n22 momme mulberry silk"])(
  "finds no color in a sentence or in a line about the material: %j",
  (text) => expect(colorsOf(text)).toEqual([]),
);

it("does not read the colors of other variants", () => {
  expect(colorsOf("Nina silk blouse – $60 – Ivory. Button front. Also available in: Black, Navy")).toEqual([
    "off white",
  ]);
  expect(colorsOf("Nina silk blouse – $60 – Ivory. Other colors: Black, Navy")).toEqual(["off white"]);
});

it("omits a list of available colors from the description", () => {
  const { product } = readText("Nordahl\nTilda Tote\n$295\nBlack Smooth\nChoose colour: Black, Deep Toffee, Off-White");
  expect(product.description ?? "").not.toContain("Toffee");
});
