import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

type Text = readonly [title: string, description?: string];

const compare = (original: Text, alternative: Text, prices: readonly [string, string] = ["300", "60"]) => {
  const product = ([title, description = ""]: Text, amount: string) =>
    productOf({ title, description, price: { amount, currency: "USD" } });
  return compareProducts(product(original, prices[0]), product(alternative, prices[1]));
};

it.each<[Text, Text, string, string]>([
  [["Black leather tote, gold clasp"], ["Black leather tote"], "per use", "per wear"],
  [["Black leather card holder"], ["Black leather card holder, slim"], "per use", "per wear"],
  [["Black leather loafers"], ["Black leather loafers, round toe"], "per wear", "per use"],
  [["Black acetate sunglasses"], ["Black plastic sunglasses"], "per wear", "per use"],
])("states the cost of carried products per use, and of worn products per wear: %j", (a, b, said, unsaid) => {
  const { priceReasoning } = compare(a, b);
  expect(priceReasoning).toContain(said);
  expect(priceReasoning).not.toContain(unsaid);
});

it("does not name a higher share of cashmere as a drawback, but does name a higher share of wool", () => {
  const mix: Text = ["Ivory crew-neck sweater", "75% wool, 25% cashmere."];
  const pure: Text = ["Ivory crew-neck sweater", "100% cashmere."];
  expect(compare(mix, pure).priceRecommendation).not.toContain("cashmere");
  expect(compare(["Ivory crew-neck sweater", "70% cashmere, 30% wool."], mix).priceRecommendation).toContain("wool");
});

it("does not say that two fabrics wear equally well when the alternative's material is a step down", () => {
  const { materialComparison, priceReasoning } = compare(
    ["Black boxer briefs", "100% cotton."],
    ["Black boxer briefs", "75% cotton, 25% polyester."],
  );
  expect(priceReasoning).toMatch(/step down|better material/);
  expect(materialComparison).toBe("The original is 100% cotton; the alternative is 75% cotton and 25% polyester.");
  const near = compare(
    ["Black boxer briefs", "95% cotton, 5% elastane."],
    ["Black boxer briefs", "96% cotton, 4% elastane."],
  );
  expect(near.materialComparison).toMatch(/fabrics are close|very similar/);
});

it("writes 'the color camel' instead of 'camel' next to a material", () => {
  const { whenToBuyOriginal } = compare(
    ["Camel coat", "90% wool, 10% polyester."],
    ["Brown coat", "60% wool, 40% polyester."],
  );
  expect(whenToBuyOriginal).toBe("You want more wool and the color camel.");
});

it("does not mention a material as if it were a color", () => {
  const { whenToBuyAlternative } = compare(["Green satin court pumps"], ["Nude leather court pumps"]);
  expect(whenToBuyAlternative).toMatch(/leather and the color nude/);
});

it("names the weave of a fabric whose fiber is not stated", () => {
  const canvas = productOf({ title: "Brown canvas espadrilles", materials: ["textile"] });
  const { differences } = compareProducts(productOf({ title: "Brown leather espadrilles" }), canvas);
  expect(differences).toContain("Leather vs. canvas.");
});

it("contrasts two kinds in a complete clause", () => {
  const { analysis } = compare(["Yellow gingham bikini top"], ["Yellow gingham bikini set"]);
  expect(analysis.verdict).toMatch(/both come in yellow, but the alternative is a bikini, not a bikini top/i);
});

it.each([
  ["Silver aluminum suitcase", "Silver carry-on suitcase", /neckline|^its closure, straps/],
  ["The one from the film", "A cheaper one like it", /neckline|lining|percent/],
])("does not request facts that the product cannot have: %s", (original, alternative, odd) => {
  const facts = compare([original], [alternative]).analysis.missing.map(({ fact }) => fact);
  expect(facts).not.toEqual([]);
  for (const fact of facts) expect(fact).not.toMatch(odd);
});

it("does not list plastic as a reason to buy a product", () => {
  const { whenToBuyOriginal } = compare(["Brown PVC and leather tote"], ["Brown faux leather tote"]);
  expect(whenToBuyOriginal).not.toContain("PVC");
});

it("mentions neither size nor label when only a color distinguishes the two products", () => {
  const { whenToBuyOriginal, whenToBuyAlternative } = compare(["Wool scarf"], ["Wool scarf, red"], ["50", "50"]);
  expect(`${whenToBuyOriginal} ${whenToBuyAlternative}`).not.toMatch(/size|label/);
});

it("states the differences of two very different products before their similarities", () => {
  const { analysis } = compare(
    ["Olive quilted jacket", "100% polyamide."],
    ["Navy fleece jacket", "100% polyester, zip front."],
  );
  expect(analysis.verdict).toMatch(/^Quite different: (?!both)/);
});

it("does not advise buying the alternative to save a cent", () => {
  const dresses: readonly [Text, Text] = [
    ["Black ribbed dress", "100% silk. V-neck."],
    ["Black ribbed dress", "100% cotton. V-neck."],
  ];
  const advise = (alternative: string) => compare(...dresses, ["80.00", alternative]).priceRecommendation;
  expect(advise("79.99")).toBe("Both cost about the same, so take the one you like better.");
  expect(advise("60.00")).toContain("cotton");
});

it("advises choosing by seller, not by taste, when the same model is offered twice at the same price", () => {
  const { priceRecommendation } = compare(
    ["Ray-Ban Original Wayfarer Classic sunglasses", "Black acetate, green lenses."],
    ["Ray-Ban Wayfarer sunglasses", "Black acetate frame, green lenses."],
    ["171.00", "171.00"],
  );
  expect(priceRecommendation).toBe("Both cost about the same, so let the version and the seller decide.");
});

it("does not say that leggings have a skinny fit", () => {
  const { similarities } = compare(
    ["Align leggings", "High rise, skinny fit."],
    ["Black leggings", "Skinny fit, high rise."],
  );
  expect(similarities.join()).not.toContain("skinny");
});

it("does not contrast swim shorts with swimwear in general", () => {
  const { similarities, differences } = compare(
    ["Swim shorts", "Mesh liner, turtle print."],
    ["Swimwear", "Mesh liner, palm print."],
  );
  expect(similarities).toContain("Both are swimwear.");
  expect(differences.join()).not.toContain("swim shorts");
});

it.each([
  ["240.00", "200.00", "Worn 1.2 times as often"],
  ["80.40", "20.00", "Worn 4 times as often"],
  ["102.00", "10.00", "Worn 10 times as often"],
  ["181.00", "10.00", "Worn 18 times as often"],
])("rounds the factor by which the original must be worn more often: %s and %s", (original, alternative, said) => {
  const shirts: readonly [Text, Text] = [
    ["White cotton shirt", "100% cotton. Long sleeves."],
    ["White cotton shirt", "100% cotton. Long sleeves."],
  ];
  expect(compare(...shirts, [original, alternative]).priceReasoning).toContain(said);
});

it("gives advice for a range of scores when both ends of the range lead to the same advice", () => {
  const jeans: readonly [Text, Text] = [
    ["Straight jeans", "High rise."],
    ["Straight jeans", "Mid rise."],
  ];
  const { analysis, priceRecommendation } = compare(...jeans);
  expect(analysis.verdict).not.toContain(":");
  expect(priceRecommendation).toContain("a mid rise");
});

it("does not list the origin as a reason to buy one of two bags of the same line", () => {
  const { whenToBuyOriginal } = compareProducts(
    productOf({ title: "Neverfull MM", brand: "Louis Vuitton", location: "France", description: "Monogram canvas." }),
    productOf({ title: "Neverfull MM tote", brand: "Louis Vuitton", description: "Monogram canvas, pre-owned." }),
  );
  expect(whenToBuyOriginal).not.toContain("France");
});

it("does not say that the grade of the material can differ between two bags of the same line", () => {
  const bag = (title: string) => productOf({ title, brand: "Gucci", description: "Leather, black." });
  const { materialComparison } = compareProducts(bag("Jackie 1961 small shoulder bag"), bag("Jackie 1961 bag, small"));
  expect(materialComparison).toBe("Both are mainly leather.");
});

it("does not mention a price gap when the prices are equal", () => {
  const { priceReasoning } = compare(["Black wool coat"], ["Black wool coat, belted"], ["239", "239"]);
  expect(priceReasoning).toBe("Price and main material are about the same, so neither settles the choice.");
});

it("does not infer a fabric's stretch from a composition without percentages", () => {
  const { materialComparison } = compare(
    ["Shiny leggings", "Faux leather."],
    ["Yoga leggings", "81% nylon, 19% elastane."],
  );
  expect(materialComparison).not.toContain("stretch");
});

it("does not say that the grade of the material can differ between two listings of the same item", () => {
  const shoe = (title: string, amount: string) =>
    productOf({
      title,
      brand: "Nike",
      description: "Style: CW2288-111. White leather sneakers.",
      price: { amount, currency: "USD" },
    });
  const { analysis, materialComparison } = compareProducts(
    shoe("Air Force 1 '07 CW2288-111", "115"),
    shoe("Air Force 1 '07 CW2288-111", "99"),
  );
  expect(analysis.verdict).toMatch(/same item/i);
  expect(materialComparison).toBe("Both are mainly leather.");
});

it("names a trademarked fabric that both products share, without saying that its grade may differ", () => {
  const said = compareProducts(
    productOf({ title: "Studio leggings", description: "Nulu fabric, high rise" }),
    productOf({ title: "Flared leggings", description: "Nulu fabric, flared leg" }),
  );
  expect(said.materialComparison).toBe("Both are made of the same fabric, Nulu.");
});

it("names a missing precious metal before lesser differences", () => {
  const watch = (description: string) => productOf({ title: "Dress watch", description });
  const { analysis } = compareProducts(
    watch("18k white gold, hand-wound movement"),
    watch("Stainless steel, automatic movement"),
  );
  expect(analysis.verdict).toContain("the alternative is stainless steel, not solid gold");
});

it('writes "a pair of flats", not "a flats"', () => {
  const shoes = compareProducts(
    productOf({ title: "Pointed toe pumps in suede, black" }),
    productOf({ title: "Pointed toe flats in suede, black" }),
  );
  expect(shoes.analysis.verdict).toContain("the alternative is a pair of flats, not pumps");
});

it("calls stones 'other stones' when the other product has diamonds", () => {
  const { differences, priceRecommendation } = compare(
    ["Gold-plated steel watch", "Diamonds, quartz movement."],
    ["Gold-plated steel watch", "Crystals, quartz movement, stones."],
  );
  expect(differences).toContain("Diamonds vs. other stones.");
  expect(priceRecommendation).not.toMatch(/(?:with|mind|expect) stones/);
});
