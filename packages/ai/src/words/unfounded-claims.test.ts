import type { Product } from "@dupewise/domain/product/product";
import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { dollars } from "../testing/sentences-about.ts";

const compared = (original: Partial<Product>, alternative: Partial<Product>) =>
  compareProducts(
    productOf({ price: dollars("240"), ...original }),
    productOf({ price: dollars("40"), ...alternative }),
  );

it("does not rank the material of a padded jacket against that of an unpadded one", () => {
  const { priceReasoning } = compared(
    { title: "Parka", description: "Polyester shell, 700 fill down" },
    { title: "Denim jacket", description: "100% cotton" },
  );
  expect(priceReasoning).not.toMatch(/better material|step down/);
});

it("says that a polyester bag handles rain better than a leather one, but does not say so of a mesh bag", () => {
  const tote = (description: string) =>
    compared({ title: "Leather tote bag", materials: ["leather"] }, { title: "Tote bag", description })
      .materialComparison;
  expect(tote("100% polyester")).toContain("rain");
  expect(tote("100% polyester mesh")).not.toContain("rain");
});

it("does not call two fabrics alike when one dress has a built-in shaping layer", () => {
  const dress = (share: number, more = "") => ({
    title: "Slip dress",
    description: `${share}% modal, ${100 - share}% elastane. ${more}`,
  });
  expect(compared(dress(92), dress(94)).materialComparison).toMatch(/very similar|are close/);
  expect(compared(dress(92), dress(94, "Built-in shaping layer.")).materialComparison).not.toMatch(
    /very similar|are close/,
  );
});

it("does not contrast a PVC sole with a synthetic one", () => {
  const boots = (sole: string) => ({ title: "Chelsea boots", description: `Leather upper. ${sole}` });
  expect(compared(boots("PVC sole"), boots("Synthetic sole")).differences.join()).not.toContain("sole");
  expect(compared(boots("Leather sole"), boots("Synthetic sole")).differences.join()).toContain("sole");
});

it("does not say that one pair of jeans sits higher when both rises are about the same", () => {
  const jeans = (rise: string, inches: string) => ({ title: `${rise} jeans`, description: `${inches}" rise` });
  const { differences, similarities } = compared(jeans("High rise", "11"), jeans("Super high rise", "11.25"));
  expect(differences.join()).not.toContain("rise");
  expect(similarities.join()).toContain("Rise: about the same");
});

it("names the kind when both products are Panama hats", () => {
  const { similarities } = compared({ title: "Panama hat, straw" }, { title: "Cappello Panama in paglia" });
  expect(similarities.join("\n")).toContain("Both are Panama hats.");
});

it("does not misread the French words for buckle and strap as bouclé and bridal", () => {
  const shoes = compared(
    { title: "Ballerines noires à bride", description: "Tige en cuir, bride avec boucle, bout rond" },
    { title: "Ballerines noires", description: "Noir, bride avec boucle, semelle en caoutchouc" },
  );
  expect(JSON.stringify(shoes)).not.toMatch(/bouclé|wedding/i);
  const belts = compared(
    { title: "Ceinture en cuir", description: "Largeur 3 cm, boucle dorée" },
    { title: "Ceinture en cuir", description: "Boucle argentée" },
  );
  expect(JSON.stringify(belts)).not.toMatch(/bouclé/i);
});

it("contrasts one maker's size small with another's size large, but not with another's size medium", () => {
  const bags = (size: string, maker: string) =>
    compared(
      { title: "Small Odile leather hobo bag", brand: "Coach" },
      { title: `${size} Odile leather hobo bag`, brand: maker },
    ).differences.join(" ");
  expect(bags("Medium", "Coach")).toMatch(/larger/);
  expect(bags("Medium", "Fossil")).not.toMatch(/larger/);
  expect(bags("Large", "Fossil")).toMatch(/larger/);
});

it("says that a watch is made of resin, not that its metal is unknown", () => {
  const { materialComparison } = compared(
    { title: "Quartz watch", description: "Stainless steel case, leather strap" },
    { title: "Digital watch", description: "Resin case, alarm" },
  );
  expect(materialComparison).toMatch(/resin/);
});

it("reads steel jewelry plated in 18k gold as plated, not as two-tone", () => {
  const { materialComparison } = compared(
    { title: "Cuff bracelet", description: "18k yellow gold" },
    { title: "Cuff bangle", description: "Titanium steel plated 18k gold" },
  );
  expect(materialComparison).toMatch(/plating wears off/);
});

it("does not say 'somewhat similar' when the kind of one product is unknown", () => {
  const { analysis, priceReasoning } = compared(
    { title: "Zwick Alba", description: "100% wool. Green." },
    { title: "Loden coat", description: "80% wool, 20% alpaca. Green." },
  );
  expect(analysis.range?.high).toBeGreaterThan(60);
  expect(priceReasoning).not.toContain("somewhat similar");
});
