import type { Comparison } from "@dupewise/domain/comparison";
import type { Product } from "@dupewise/domain/product";
import { describe, expect, it } from "vitest";
import { mainMaterial, sidesOf } from "./sides.ts";

const PRODUCT: Product = {
  url: null,
  title: null,
  brand: null,
  description: null,
  price: null,
  materials: [],
  composition: [],
  location: null,
  imageUrl: null,
  category: null,
  colours: [],
  evidence: [],
  missing: [],
};

const COMPARISON: Comparison = {
  id: "6a3f8b1e-52a0-4f0e-9d7d-0d5d1f2b7c11",
  userId: "u",
  originalUrl: "https://shop.example/wool-coat",
  dupeUrl: "Product: Plain coat",
  originalDescription: null,
  dupeDescription: null,
  originalMaterials: ["wool"],
  dupeMaterials: ["polyester"],
  originalComposition: [{ material: "wool", percentage: 100 }],
  dupeComposition: [{ material: "polyester", percentage: 100 }],
  originalLocation: null,
  dupeLocation: null,
  originalMaterialsManual: [],
  dupeMaterialsManual: [],
  originalCompositionManual: [],
  dupeCompositionManual: [],
  originalPriceManual: null,
  dupePriceManual: null,
  similarityScore: 50,
  similarities: [],
  differences: [],
  materialComparison: null,
  locationComparison: null,
  priceRecommendation: null,
  priceReasoning: null,
  priceAnalysis: null,
  whenToBuyOriginal: null,
  whenToBuyAlternative: null,
  valueScore: null,
  priceSummary: null,
  analysis: {
    engine: "local",
    engineNote: null,
    verdict: "",
    confidence: 1,
    range: null,
    gate: 1,
    dimensions: [],
    similarities: [],
    differences: [],
    missing: [],
    usage: null,
  },
  originalProduct: PRODUCT,
  dupeProduct: PRODUCT,
  isFavorite: false,
  createdAt: new Date(0),
};

describe("sidesOf", () => {
  it("puts the original first, each with its name", () => {
    expect(sidesOf(COMPARISON).map(({ label, name }) => [label, name])).toEqual([
      ["Original", "Wool Coat"],
      ["Alternative", "Plain coat"],
    ]);
  });

  it("shows what was detected while nothing was supplied", () => {
    const [original] = sidesOf(COMPARISON);
    expect(original).toMatchObject({ userVerified: false, composition: COMPARISON.originalComposition });
  });

  it("prefers the shopper's composition, on that side only", () => {
    const manual = [{ material: "cashmere", percentage: 100 }];
    const [original, alternative] = sidesOf({ ...COMPARISON, originalCompositionManual: manual });
    expect(original).toMatchObject({ userVerified: true, composition: manual });
    expect(alternative).toMatchObject({ userVerified: false, composition: COMPARISON.dupeComposition });
  });

  it("prefers the shopper's plain list to a composition that was detected", () => {
    const [, alternative] = sidesOf({ ...COMPARISON, dupeMaterialsManual: ["silk"] });
    expect(alternative).toMatchObject({ userVerified: true, composition: [], materials: ["silk"] });
  });

  it.each([
    ["https://shop.example/a", "https://shop.example/a"],
    ["javascript:alert(1)", null],
    [null, null],
  ])("links to %s as %s", (url, href) => {
    const [original] = sidesOf({ ...COMPARISON, originalProduct: { ...PRODUCT, url } });
    expect(original.href).toBe(href);
  });
});

describe("mainMaterial", () => {
  it("is the largest share of the first part, not of the lining", () => {
    const composition = [
      { part: "shell", material: "cashmere", percentage: 20 },
      { part: "shell", material: "wool", percentage: 80 },
      { part: "lining", material: "cupro", percentage: 100 },
    ];
    expect(mainMaterial({ composition, materials: [] })).toBe("wool");
  });

  it("falls back to the first material, then to none", () => {
    expect(mainMaterial({ composition: [], materials: ["silk", "cotton"] })).toBe("silk");
    expect(mainMaterial({ composition: [], materials: [] })).toBeNull();
  });
});
