import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

const money = (amount: string) => ({ amount, currency: "USD" });

/** Everything that is said of two goods, in one text. */
function said(original: [title: string, description?: string], alternative: [title: string, description?: string]) {
  const product = ([title, description = ""]: [string, string?], amount: string) =>
    productOf({ title, description, price: money(amount) });
  const result = compareProducts(product(original, "300"), product(alternative, "60"));
  const { analysis, similarities, differences, priceRecommendation, materialComparison } = result;
  return [analysis.verdict, priceRecommendation, ...similarities, ...differences, materialComparison].join("\n");
}

describe("what is a word in passing", () => {
  it("is no pack where a jacket packs into its pocket", () => {
    const text = said(["Black down jacket", "Packs into a pouch."], ["Black down jacket", "With pockets."]);
    expect(text).not.toContain("pack of several");
  });

  it("is no color of a belt where its buckle is silver", () => {
    const text = said(["Black leather western belt"], ["Western belt with a silver buckle", "Black faux leather."]);
    expect(text).toContain("Both come in black.");
    expect(text).not.toContain("silver");
  });

  it("is no pearl where a cardigan comes in the color", () => {
    expect(said(["Open cardigan in pearl", "Wool."], ["Open cardigan in gray", "Wool."])).not.toContain("pearls");
  });

  it("is no serpent where a bracelet is a snake chain", () => {
    const text = said(["Silver bracelet, snake chain with heart clasp"], ["Silver heart bracelet"]);
    expect(text).not.toContain("serpent");
  });

  it("is no down where the maker is Golden Goose", () => {
    const sneakers = productOf({
      title: "Golden Goose sneakers",
      brand: "Golden Goose",
      materials: ["down", "leather"],
      evidence: [{ field: "materials", source: "pasted-text", quote: "Goose, leather upper", certainty: 0.5 }],
    });
    const { differences } = compareProducts(sneakers, productOf({ title: "White leather sneakers" }));
    expect(differences.join(" ")).not.toContain("own");
  });
});

describe("what both pages say", () => {
  it("is no difference for being the second word on one of them", () => {
    const text = said(["Lace-up boots in black leather"], ["Snow boots in black leather", "Lace-up."]);
    expect(text).not.toMatch(/lace-up style on the original/i);
    expect(text).not.toContain("Only the alternative mentions laces");
  });

  it("is told once where a detail and a shape have two names for it", () => {
    const text = said(["Steel watch on a rubber strap"], ["Steel watch on a leather strap"]);
    expect(text.match(/rubber|resin/g)?.length).toBeLessThan(4);
    expect(text).not.toContain("resin");
  });

  it("is no difference where one lists suede beside the leather", () => {
    const text = said(["White sneakers", "Leather."], ["White sneakers", "Leather and suede."]);
    expect(text).not.toMatch(/leather against leather/i);
  });

  it("is one kind where one of the two words covers the other", () => {
    expect(said(["Gold bangle"], ["Gold bracelet"])).toContain("Both are bracelets.");
    expect(said(["Black leather flip-flops"], ["Black leather sandals"])).toContain("Both are sandals.");
  });
});

describe("what only one page says", () => {
  it("of a line that both are of is no difference", () => {
    const text = said(
      ["Longchamp Le Pliage tote bag, black", "Recycled nylon and leather, zip top."],
      ["Longchamp Le Pliage tote bag, navy"],
    );
    expect(text).toContain("Both are from Longchamp's Le Pliage line.");
    expect(text).not.toMatch(/Only the|Recycled polyamide and leather against/);
  });

  it("of a stone's color is no difference where the other names the metal alone", () => {
    const text = said(["Gold necklace with malachite clover"], ["Green malachite clover necklace in gold"]);
    expect(text).not.toContain("adds green");
  });

  it("of a filling fills the jacket, and is no part of its cloth", () => {
    const text = said(["Black puffer jacket", "100% nylon."], ["Black puffer jacket", "Nylon and down."]);
    expect(text).not.toMatch(/polyamide against polyamide and down/i);
  });
});

describe("an answer's words", () => {
  it("name what the alternative has, within a headline", () => {
    const result = compareProducts(
      productOf({
        title: "Black high-rise yoga leggings",
        description: "63% nylon, 37% elastane",
        price: money("100"),
      }),
      productOf({
        title: "Black high-rise yoga leggings",
        description: "73% recycled polyester, 27% elastane",
        price: money("45"),
      }),
    );
    expect(result.priceRecommendation).toMatch(/recycled polyester\.$/);
    expect(result.priceRecommendation?.length).toBeLessThanOrEqual(90);
    expect(result.analysis.verdict.length).toBeLessThanOrEqual(90);
  });

  it("leave the wash out for bags and shoes", () => {
    expect(said(["Black silk evening bag"], ["Black polyester evening bag"])).not.toContain("wash");
    expect(said(["Silk scarf in navy"], ["Polyester scarf in navy"])).toContain("can go in the machine");
  });
});
