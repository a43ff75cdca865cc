import type { Product } from "@dupewise/domain/product/product";
import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";
import { dollars, sentencesAbout } from "../testing/sentences-about.ts";

const cutOf = (title: string, description = ""): string[] =>
  [...extractFacts({ title, description }).cut.values()].map(({ value }) => value);
const colorsOf = (title: string, description: string): string[] =>
  extractFacts({ title, description }).colours.map(({ value }) => value.name);
const compared = (original: Partial<Product>, alternative: Partial<Product>) =>
  compareProducts(
    productOf({ price: dollars("240"), ...original }),
    productOf({ price: dollars("40"), ...alternative }),
  );

describe("comparing materials", () => {
  it("treats a second material without a share as trim that the other page may omit", () => {
    const { materialComparison, priceReasoning } = compared(
      { title: "Folding tote bag", materials: ["polyamide", "leather"] },
      { title: "Folding tote bag", materials: ["polyamide"] },
    );
    expect(materialComparison).toBe("Both are mainly nylon.");
    expect(priceReasoning).not.toMatch(/step down|better material/);
  });

  it("does not contrast recycled nylon with nylon that has leather trim", () => {
    const { differences } = compared(
      { title: "Tote bag", materials: ["recycled polyamide"] },
      { title: "Tote bag", materials: ["polyamide", "leather"] },
    );
    expect(differences.join()).not.toContain("nylon");
  });

  it("says that padded jackets are mainly, not entirely, made of their shell's material", () => {
    const text = sentencesAbout(
      ["Padded jacket, synthetic fill", "Nylon shell."],
      ["Padded jacket, down fill", "Nylon shell."],
    );
    expect(text).toContain("Both are mainly nylon.");
    expect(text).not.toMatch(/made of nylon|both are nylon/);
  });

  it("names rubber elastic along with the fiber next to it", () => {
    const text = sentencesAbout(["Brown leather belt"], ["Brown belt", "Viscose and rubber elastic."]);
    expect(text).toContain("viscose and rubber elastic");
  });

  it("calls baby cashmere and bioceramic by their own names", () => {
    const text = sentencesAbout(
      ["Baby cashmere sweater", "100% baby cashmere."],
      ["Cashmere sweater", "100% cashmere."],
    );
    expect(text).toContain("Both are cashmere; the original's is baby cashmere.");
    expect(text).toMatch(/both are sweaters made of cashmere/i);
    expect(sentencesAbout(["Steel watch"], ["Quartz watch", "Bioceramic case."])).toContain("bioceramic");
  });

  it("calls neither material better when the one of lower quality lasts longer", () => {
    const { priceReasoning } = compared(
      { title: "Bralette", description: "55% cotton, 35% modal, 10% elastane." },
      { title: "Bralette", description: "80% nylon, 20% elastane." },
    );
    expect(priceReasoning).toContain("Neither main material is clearly better.");
  });

  it("calls two blends similar only when their shares are within a few percentage points", () => {
    const paragraph = (one: string, other: string) =>
      compared({ title: "Bodysuit", description: one }, { title: "Bodysuit", description: other }).materialComparison;
    expect(paragraph("62% nylon, 38% elastane.", "86% nylon, 14% elastane.")).not.toMatch(/close|alike/);
    expect(paragraph("80% nylon, 20% elastane.", "84% nylon, 16% elastane.")).toMatch(/close|alike/);
  });

  it("does not call 14k gold as good as 18k gold", () => {
    const { priceReasoning } = compared({ title: "Ring, 18k yellow gold" }, { title: "Ring, 14k yellow gold" });
    expect(priceReasoning).not.toContain("Neither main material");
  });
});

it.each([
  ["Sac cabas en nylon", "Le cuir du rabat est en bon état."],
  ["Nylon-Tasche", "Das Leder der Henkel ist weich."],
  ["Nylon tote bag", "The leather of the handles is worn."],
])("does not read the leather of a flap or of handles as the bag's material: %s, %s", (title, description) => {
  const materials = extractFacts({ title, description }).composition.map(({ value }) => value.material);
  expect(materials).not.toContain("leather");
});

it.each([
  ["Straw hat", "Sweatband of cotton."],
  ["Cappello di paglia", "Fascia interna in cotone."],
  ["Hut aus Stroh", "Schweißband aus Baumwolle."],
])("does not read a sweatband's material as the hat's: %s, %s", (title, description) => {
  expect(extractFacts({ title, description }).composition.map(({ value }) => value.material)).toEqual(["straw"]);
});

it.each(["natur, schwarzes Ripsband", "naturale con nastro nero", "paille, ruban noir"])(
  "does not read a ribbon's color as the hat's: %s",
  (quote) => {
    const evidence = [{ field: "colours", quote, source: "pasted-text", certainty: 0.9 } as const];
    expect(extractFacts({ title: "Hat", colours: ["black"], evidence }).colours).toEqual([]);
  },
);

it("does not read the color of a chain as the bag's", () => {
  expect(colorsOf("Lambskin flap bag, gold-tone chain", "")).toEqual([]);
});

it("calls colors close only when each color of one product is close to a color of the other", () => {
  const text = sentencesAbout(["Suede boots", "Color: Brown"], ["Suede boots", "Color: Tan/Neon green"]);
  expect(text).not.toContain("colors are close");
  expect(sentencesAbout(["Wool coat", "Color: Camel"], ["Wool coat", "Color: Beige"])).toContain("colors are close");
});

it('keeps "natural" as a separate color, because it may mean off-white', () => {
  expect(colorsOf("Wool sweater", "Color: Natural")).toEqual(["natural"]);
});

it("distinguishes silver and gold from gold-plated silver", () => {
  const metalOf = (description: string) => extractFacts({ title: "Bangle", description }).metal?.value;
  expect(metalOf("Sterling silver, 18k gold.")).toBe("silver and gold");
  expect(metalOf("Sterling silver with 18k gold plating.")).toBe("gold-plated silver");
});

it("calls diamonds natural when the other product's diamonds are lab-grown", () => {
  const text = sentencesAbout(["Diamond necklace, 14k gold"], ["Lab-grown diamond necklace, 14k gold"]);
  expect(text).toContain("natural diamonds");
  expect(text).not.toMatch(/not diamonds/);
});

it("reports no difference in care when one page allows either kind of care", () => {
  const text = sentencesAbout(["Silk scarf", "Dry clean only."], ["Silk scarf", "Dry clean or gentle hand wash."]);
  expect(text).not.toContain("Care:");
});

it("does not read ribbed trims as a rib knit", () => {
  expect(cutOf("Wool sweater", "Ribbed crewneck, cuffs and hem. Ribbed finish.")).not.toContain("rib stitch");
  expect(cutOf("Ribbed wool sweater")).toContain("rib stitch");
});

it("distinguishes a super-high rise from a high rise", () => {
  const text = sentencesAbout(["High-rise jeans"], ["Super high rise jeans"]);
  expect(text).toContain("super-high rise");
  expect(text).not.toContain("Both have a high rise");
});

it("contrasts a side zip with an elastic waist, unless one skirt has both", () => {
  const text = sentencesAbout(["Silk skirt", "Invisible side zip."], ["Satin skirt", "Elastic waistband."]);
  expect(text).toMatch(/side zip vs\. an elastic/i);
  const both = sentencesAbout(
    ["Silk skirt", "Invisible side zip."],
    ["Satin skirt", "Side zip, elastic waistband at the back."],
  );
  expect(both).not.toContain("vs. an elastic");
});

it("does not contrast a rubber outsole with an EVA sole", () => {
  const text = sentencesAbout(["Running shoes", "EVA midsole, rubber outsole."], ["Running shoes", "EVA sole."]);
  expect(text).not.toMatch(/rubber/);
});

it('reads "grey nude" as one shade', () => {
  expect(colorsOf("Handbag", "Color: grey nude")).toEqual(["grey nude"]);
});

it("does not read metallic overlays as a color", () => {
  expect(colorsOf("Sneakers", "Mesh upper, synthetic overlays, metallic")).toEqual([]);
});

describe("comparing clothes", () => {
  it("lists a blend's better fiber as a reason to buy, but not its weave", () => {
    const { whenToBuyOriginal } = compared(
      { title: "Canvas jacket", description: "Canvas, 60% cotton, 40% polyester." },
      { title: "Jacket", description: "100% acrylic." },
    );
    expect(whenToBuyOriginal).toContain("cotton");
    expect(whenToBuyOriginal).not.toContain("canvas");
  });

  it("calls merino a kind of wool, not another material", () => {
    const text = sentencesAbout(["Wool sweater", "100% wool."], ["Merino sweater", "100% merino wool."]);
    expect(text).toContain("Both are wool; the alternative's is merino.");
    expect(text).not.toMatch(/not wool|fine with merino/);
  });

  it("names the color of a metallic shade, and does not read 'metallic' by itself as a color", () => {
    expect(colorsOf("Bandeau bikini metallic cocoa", "")).toEqual(["chocolate brown"]);
    const text = sentencesAbout(["Metallic mini dress"], ["Metallic mini dress"]);
    expect(text).not.toMatch(/come in metallic\./);
  });

  it("says that a floral dress and a printed one are both printed", () => {
    const text = sentencesAbout(["Floral midi dress", "Viscose."], ["Printed midi dress", "Viscose."]);
    expect(text).toContain("Both are printed.");
  });

  it("says that the outer material is a single fiber, regardless of the lining", () => {
    const lined = sentencesAbout(
      ["Coat", "100% wool. Lining: 100% cupro."],
      ["Coat", "100% wool. Lining: 100% polyester."],
    );
    expect(lined).toContain("The outer material of both is wool.");
    const ribbed = sentencesAbout(
      ["Sweater", "Body: 100% cashmere. Rib: 100% cashmere."],
      ["Sweater", "100% cashmere."],
    );
    expect(ribbed).not.toContain("mainly cashmere");
  });
});

describe("comparing fabrics stated on labels", () => {
  it("reads the material that a shell and its lining share, not the fill, as the outer material", () => {
    const text = sentencesAbout(
      ["Puffer jacket", "100% nylon. Padding: 90% down, 10% feather."],
      ["Puffer jacket", "Shell/lining: nylon; fill: polyester."],
    );
    expect(text).not.toContain("polyester, not nylon");
  });

  it("does not say that a fabric is mainly a fiber that makes up only half of it", () => {
    const text = sentencesAbout(["Hoodie", "66% cotton, 34% polyester."], ["Hoodie", "50% cotton, 50% polyester."]);
    expect(text).not.toContain("mainly");
  });

  it("reads a jersey turtleneck and a high-neck T-shirt as tops", () => {
    const text = sentencesAbout(["Jersey turtleneck", "95% lyocell."], ["High-neck T-shirt", "95% cotton."]);
    expect(text).toContain("Both are tops.");
  });
});

describe("naming the features of clothes", () => {
  it("calls a Fair Isle knit and a waffle robe by their names, not woven or textured", () => {
    const knits = sentencesAbout(["Fair Isle cardigan", "100% alpaca."], ["Fair Isle cardigan", "Acrylic."]);
    expect(knits).toContain("Both are in a Fair Isle pattern.");
    const robes = sentencesAbout(["Waffle robe", "100% cotton."], ["Waffle robe", "100% cotton."]);
    expect(robes).toContain("Both are in a waffle weave.");
  });

  it("does not read a snow skirt as a color", () => {
    expect(colorsOf("Ski jacket black", "Taped seams, snow skirt.")).toEqual(["black"]);
  });

  it("does not read zips at the sides of the legs as a closure", () => {
    const text = sentencesAbout(["Waterproof trousers", "Side zips."], ["Waterproof trousers", "Elasticated waist."]);
    expect(text).not.toContain("side zip");
    expect(text).toMatch(/waterproofing/i);
  });

  it("does not report the coating of imitation leather as a difference", () => {
    const { differences } = compared(
      { title: "Leather biker jacket", description: "100% leather, asymmetric zip, belt." },
      { title: "Biker jacket", description: "Leather-look, 100% polyurethane coated, asymmetric zip, belt." },
    );
    expect(differences.join()).not.toContain("coated");
  });

  it("does not report the shape of a pencil skirt twice", () => {
    expect(sentencesAbout(["Pencil skirt"], ["Pencil skirt"])).not.toContain("sheath");
  });

  it("does not contrast two elastic fabrics because one contains a small share of another fiber", () => {
    const text = sentencesAbout(
      ["Lace bra", "71% polyamide, 15% polyester, 14% elastane."],
      ["Lace bra", "85% polyamide, 15% elastane."],
    );
    expect(text).not.toMatch(/a mix of nylon/);
  });
});
