import type { Product } from "@dupewise/domain/product/product";
import { describe, expect, it } from "vitest";
import { readMaterials, readPrice, withManualFacts } from "./manual-facts.ts";

const PRODUCT: Product = {
  url: null,
  title: "Knit top",
  brand: null,
  description: null,
  price: { amount: "120.00", currency: "EUR" },
  materials: ["acrylic"],
  composition: [{ material: "acrylic", percentage: 100 }],
  location: null,
  imageUrl: null,
  category: null,
  colours: [],
  evidence: [{ field: "composition", quote: "100% Acrylic", source: "page-text", certainty: 0.9 }],
  missing: ["brand"],
};

describe("materials as a shopper writes them", () => {
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
  ])("reads the shares in %j", (text, shares) => {
    const { composition, materials } = readMaterials(text, "originalMaterialText");
    expect(composition.map(({ material, percentage }) => [material, percentage])).toEqual(shares);
    expect(materials).toEqual(shares.map(([material]) => material));
  });

  it("keeps the parts of a garment apart", () => {
    const { composition } = readMaterials("Shell: 100% wool. Lining: 100% viscose", "originalMaterialText");
    expect(composition).toEqual([
      { part: "shell", material: "wool", percentage: 100 },
      { part: "lining", material: "viscose", percentage: 100 },
    ]);
  });

  it("takes names without shares, known or not", () => {
    expect(readMaterials("Leather, Moon Silk", "originalMaterialText")).toEqual({
      materials: ["leather", "moon silk"],
      composition: [],
    });
  });

  it.each(["???", "100%", "12", "x".repeat(80)])("refuses %j and names the field", (text) => {
    expect(() => readMaterials(text, "dupeMaterialText")).toThrow(
      expect.objectContaining({
        code: "validation_failed",
        details: { issues: [expect.objectContaining({ path: "dupeMaterialText" })] },
      }),
    );
  });
});

describe("a price as a shopper writes it", () => {
  it("is kept as written", () => expect(readPrice("1.299,00 €", "originalPrice")).toBe("1.299,00 €"));
  it("has to be one", () => expect(() => readPrice("cheap", "originalPrice")).toThrow("$89.99"));
});

describe("what the shopper knows better", () => {
  const nothing = { materials: [], composition: [], price: null };

  it("changes nothing when it is nothing", () => {
    expect(withManualFacts(PRODUCT, nothing)).toEqual(PRODUCT);
  });

  it("puts a list before a detected composition", () => {
    const known = withManualFacts(PRODUCT, { ...nothing, materials: ["silk"] });
    expect(known).toMatchObject({ materials: ["silk"], composition: [] });
    expect(known.evidence).toEqual([{ field: "materials", quote: "silk", source: "user", certainty: 1 }]);
  });

  it("takes the page's currency for an amount without one", () => {
    const known = withManualFacts({ ...PRODUCT, missing: ["price"] }, { ...nothing, price: "89.99" });
    expect(known.price).toEqual({ amount: "89.99", currency: "EUR" });
    expect(known.missing).toEqual([]);
  });
});
