import { describe, expect, it } from "vitest";
import { parseMaterials, validatePrice } from "./manual-facts.ts";

describe("materials entered by the shopper", () => {
  it.each([
    [
      "70% Cotton, 30% Recycled Polyester",
      [
        ["cotton", 70],
        ["recycled polyester", 30],
      ],
    ],
    [
      "Cotton 70%; Nylon 30%",
      [
        ["cotton", 70],
        ["polyamide", 30],
      ],
    ],
    [
      "60% zebra hair and 40% wool",
      [
        ["zebra hair", 60],
        ["wool", 40],
      ],
    ],
    [
      "62,5 % Baumwolle\n37,5 % Elasthan",
      [
        ["cotton", 62.5],
        ["elastane", 37.5],
      ],
    ],
  ])("are parsed with their percentages: %j", (text, shares) => {
    const { composition, materials } = parseMaterials(text, "originalMaterialText");
    expect(composition.map(({ material, percentage }) => [material, percentage])).toEqual(shares);
    expect(materials).toEqual(shares.map(([material]) => material));
  });

  it("are kept separate for each part of a garment", () => {
    const { composition } = parseMaterials("Shell: 100% wool. Lining: 100% viscose", "originalMaterialText");
    expect(composition).toEqual([
      { part: "shell", material: "wool", percentage: 100 },
      { part: "lining", material: "viscose", percentage: 100 },
    ]);
  });

  it("may be entered without percentages, and may include unknown names", () => {
    expect(parseMaterials("Leather, Moon Silk", "originalMaterialText")).toEqual({
      materials: ["leather", "moon silk"],
      composition: [],
    });
  });

  it.each(["???", "100%", "12", "x".repeat(80)])("are rejected with an error that names the field: %j", (text) => {
    expect(() => parseMaterials(text, "dupeMaterialText")).toThrow(
      expect.objectContaining({
        code: "validation_failed",
        details: { issues: [expect.objectContaining({ path: "dupeMaterialText" })] },
      }),
    );
  });
});

describe("a price entered by the shopper", () => {
  it("is kept as entered if it is valid", () =>
    expect(validatePrice("1.299,00 €", "originalPrice")).toBe("1.299,00 €"));
  it("is rejected if the text is not a price", () =>
    expect(() => validatePrice("cheap", "originalPrice")).toThrow("$89.99"));
});
