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

describe("what is told of a part", () => {
  it("colors the part and not the goods", () => {
    const text = said(["White leather sneakers, gold foil logo"], ["White leather sneakers with black lining"]);
    expect(text).toContain("Both come in white.");
    expect(text).not.toMatch(/gold|black/);
    expect(said(["Navy belt"], ["Belt, brown antique brass buckle"])).toMatch(/the alternative brown|against brown/);
  });

  it("is the stuff of the part and not of the goods", () => {
    const lined = said(["Black leather gloves"], ["Black leather gloves lined with polyester"]);
    expect(lined).not.toContain("leather and polyester");
    const placed = said(["Black wool jacket"], ["Black wool jacket", "Nylon at chest and shoulders."]);
    expect(placed).not.toContain("polyamide");
  });

  it("fills or lines, where nothing is told of the cloth", () => {
    const text = said(["Blue dress, A-line", "100% polyester lining."], ["Blue A-line dress", "Polyester."]);
    expect(text).not.toContain("Both are made of polyester");
  });

  it("is silver where gold is on it", () => {
    const text = said(["Sterling silver bangle with 14k gold domes"], ["Stainless steel bangle"]);
    expect(text).toContain("Sterling silver against stainless steel.");
  });
});

describe("what both pages say", () => {
  it("is the special word where one page has the general one too", () => {
    const text = said(["Leopard print dress"], ["Printed wrap dress, leopard print"]);
    expect(text).toContain("Both are in an animal print.");
  });

  it("is suede for the loafers whose label says leather", () => {
    const text = said(["Suede loafers in tan"], ["Suede loafers in tan", "Upper: 100% leather"]);
    expect(text).not.toMatch(/suede against/i);
  });

  it("is no other wire for a bra than the other's none", () => {
    expect(said(["Black bra", "Underwire."], ["Black bra", "Wirefree."])).toContain(
      "An underwire against wire-free cups.",
    );
  });

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

describe("a shape that one page alone tells", () => {
  it("is told as that", () => {
    expect(said(["Gold ring with screw motif"], ["Gold ring", "Plain band."])).toMatch(
      /Only the original mentions a screw motif/,
    );
  });
});

describe("an answer's words", () => {
  it("say nothing of how imitations wear but on leather goods", () => {
    expect(said(["Black leather tote bag"], ["Black faux leather tote bag"])).toContain("wear out sooner");
    expect(said(["Black acetate sunglasses"], ["Black plastic sunglasses"])).not.toMatch(/last longer|wear out/);
  });

  it("know where the same item comes in another color", () => {
    const frame = (color: string) => productOf({ title: `Vela 3016 ${color} sunglasses RB3016`, price: money("160") });
    const { verdict } = compareProducts(frame("black"), frame("brown tortoise")).analysis;
    expect(verdict).toMatch(/in another color/);
  });

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
