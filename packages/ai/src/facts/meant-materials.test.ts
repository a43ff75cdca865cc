import { expect, it } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const materialsOf = (title: string, description = "") =>
  extractFacts({ title, description }).composition.map(({ value }) => value.material);
const colorsOf = (title: string, description = "") =>
  extractFacts({ title, description }).colours.map(({ value }) => value.name);

it("takes the sheepskin of boots for shearling, and that of a bag for leather", () => {
  expect(materialsOf("Short boots", "Sheepskin.")).toEqual(["shearling"]);
  expect(materialsOf("Tote bag", "Sheepskin leather.")).toEqual(["leather"]);
});

it("takes palm leaf for straw, a nylon binding for no material, and a fleece boot for no cloth", () => {
  expect(materialsOf("Basket bag", "Palm leaf.")).toContain("straw");
  expect(materialsOf("Sheepskin boots", "Nylon binding.")).not.toContain("polyamide");
  expect(extractFacts({ title: "Fleece boots" }).fabric).toBeNull();
});

it("takes the second, metallic color of a bag for its hardware", () => {
  expect(colorsOf("Leather tote bag, black/gold")).toEqual(["black"]);
  expect(colorsOf("Gold clutch")).toEqual(["gold"]);
  expect(colorsOf("Dress, black/gold")).toEqual(["black", "gold"]);
});

it("takes gold on silver for gold, and golden wheat for tan", () => {
  expect(colorsOf("Gold-plated sterling silver hoops")).toEqual(["gold"]);
  expect(colorsOf("Ankle boots in golden wheat")).toEqual(["tan"]);
});

it("takes jeans that are slim through the hip for no slim ones", () => {
  const { cut } = extractFacts({ title: "Jeans", description: "Slim through hip, straight leg." });
  expect(cut.get("leg")?.value).toBe("straight leg");
});
