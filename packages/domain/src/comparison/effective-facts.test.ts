import { describe, expect, it } from "vitest";
import { effectiveFacts, effectivePrice } from "./effective-facts.ts";
import { NOTHING_ENTERED } from "./manual-facts.ts";
import type { Product } from "../product/product.ts";

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

describe("applying what the shopper entered", () => {
  const nothing = NOTHING_ENTERED;

  it("changes nothing when nothing was entered", () => {
    expect(effectiveFacts(PRODUCT, nothing)).toEqual(PRODUCT);
  });

  it("prefers an entered list of materials to a detected composition", () => {
    const known = effectiveFacts(PRODUCT, { ...nothing, materials: ["silk"] });
    expect(known).toMatchObject({ materials: ["silk"], composition: [] });
    expect(known.evidence).toEqual([{ field: "materials", quote: "silk", source: "user", certainty: 1 }]);
  });

  it("puts entered details before the description, with separate evidence", () => {
    const told = { ...PRODUCT, description: "A fine top" };
    const known = effectiveFacts(told, { ...nothing, details: "navy, long sleeves" });
    expect(known.description).toBe("navy, long sleeves\nA fine top");
    expect(known.evidence).toContainEqual({
      field: "description",
      quote: "navy, long sleeves",
      source: "user",
      certainty: 1,
    });
    expect(effectiveFacts(PRODUCT, { ...nothing, details: "navy" }).description).toBe("navy");
  });

  it("assumes the page's currency for an amount without one", () => {
    const known = effectiveFacts({ ...PRODUCT, missing: ["price"] }, { ...nothing, price: "89.99" });
    expect(known.price).toEqual({ amount: "89.99", currency: "EUR" });
    expect(known.missing).toEqual([]);
  });

  it("replaces the detected name, brand and kind, with the shopper as the source", () => {
    const detected = { ...PRODUCT, category: "top", missing: ["brand", "location"] satisfies Product["missing"] };
    const known = effectiveFacts(detected, { ...nothing, title: "Camp shirt", brand: "Maren", kind: "shirt" });
    expect(known).toMatchObject({ title: "Camp shirt", brand: "Maren", category: "shirt", missing: ["location"] });
    expect(known.evidence).toEqual([
      { field: "title", quote: "Camp shirt", source: "user", certainty: 1 },
      { field: "brand", quote: "Maren", source: "user", certainty: 1 },
      { field: "category", quote: "shirt", source: "user", certainty: 1 },
      ...PRODUCT.evidence,
    ]);
  });

  it("includes the materials of an entered composition", () => {
    const composition = [
      { part: "shell", material: "wool", percentage: 100 },
      { part: "lining", material: "wool", percentage: 100 },
    ];
    expect(effectiveFacts(PRODUCT, { ...nothing, composition })).toMatchObject({ materials: ["wool"], composition });
  });
});

describe("a price as entered by the shopper", () => {
  const on = (currency: string) => ({ amount: "200", currency });

  it.each([
    ["$350", "CAD", "CAD"],
    ["$350", "AUD", "AUD"],
    ["$350", "EUR", "USD"],
    ["350", "EUR", "EUR"],
    ["350 kr", "NOK", "NOK"],
    ["¥35000", "CNY", "CNY"],
    ["US$350", "CAD", "USD"],
    ["350 €", "CAD", "EUR"],
  ])(
    "has its missing or ambiguous currency filled in from the detected price: %s next to %s is in %s",
    (written, page, currency) => {
      expect(effectivePrice(on(page), written)).toMatchObject({ currency });
    },
  );

  it("is replaced with the detected price when it contains no amount", () => {
    expect(effectivePrice(on("EUR"), "cheap")).toEqual(on("EUR"));
    expect(effectivePrice(on("EUR"), null)).toEqual(on("EUR"));
    expect(effectivePrice(null, null)).toBeNull();
  });
});
