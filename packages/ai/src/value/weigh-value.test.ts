import { VALUE_BANDS } from "@dupewise/domain/comparison/score-band";
import { expect, it, test } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

const side = (title: string, amount: string, description: string | null = null) =>
  productOf({ title, description, price: { amount, currency: "EUR" } });
const compare = (one: ReturnType<typeof side>, other: ReturnType<typeof side>) => compareProducts(one, other);

it.each([
  ["plating instead of solid gold", "Solid 14k gold hoop earrings", "Gold-plated hoop earrings", "Hinged closure."],
  ["vermeil instead of solid gold", "18k gold chain necklace", "Gold vermeil chain necklace", "Lobster clasp."],
  ["imitation leather instead of leather", "Black leather tote bag", "Black faux leather tote bag", "Zip, pockets."],
])("never calls %s excellent value, even at a very low price", (_what, original, alternative, description) => {
  for (const price of ["100", "40", "9"]) {
    const { valueScore } = compare(side(original, "400", description), side(alternative, price, description));
    expect(valueScore).toBeLessThan(VALUE_BANDS.great);
  }
});

test("contrasts sterling silver with silver plating, and says that plating wears off", () => {
  const result = compare(side("Sterling silver ring", "90"), side("Silver-plated ring", "12"));
  expect(result.differences).toContain("Sterling silver vs. silver-plated metal.");
  expect(result.materialComparison).toBe(
    "Sterling silver tarnishes but can be polished; silver plating wears off over time, first where it rubs.",
  );
});

test("neither compares quality nor assumes it is equal when the materials are not stated", () => {
  const silent = compare(side("Navy wrap dress", "200"), side("Navy wrap dress, midi", "50"));
  expect(silent.priceReasoning).toContain(
    "We didn't recognize the main material of either item, so we can't compare quality.",
  );
  expect(silent.priceReasoning).not.toMatch(/% of the original's quality|next to nothing/);
  expect(silent.valueScore).toBeLessThan(VALUE_BANDS.great);
});

test("recognizes the same item at a lower price, and assigns it the highest value score", () => {
  const title = "Puma Palermo 396463-01 green";
  const { analysis, similarityScore, valueScore, priceRecommendation } = compare(side(title, "100"), side(title, "25"));
  expect(analysis.verdict).toBe("The same item, €75 cheaper.");
  expect({ similarityScore, valueScore }).toEqual({ similarityScore: 100, valueScore: 10 });
  expect(priceRecommendation).toBe("Same item, lower price. Take the cheaper one.");
});

it.each([
  ["Rolex Submariner black dial watch", "Rolex Submariner super clone black dial watch", "a super clone"],
  ["Chanel flap bag black", "Chanel flap bag black 1:1 mirror quality", "a 1:1 replica"],
  ["Gucci Horsebit loafers", "Gucci Horsebit loafers AAA replica", "an AAA replica"],
  ["Cartier Love bracelet", "Réplique Cartier Love bracelet", "a replica"],
])("flags a counterfeit and assigns it no value score: %s | %s", (original, alternative, what) => {
  const { analysis, valueScore, differences, priceReasoning } = compare(
    side(original, "4000"),
    side(alternative, "90"),
  );
  const sentence = `The alternative is listed as ${what}; we don't recommend counterfeits.`;
  expect(analysis.verdict).toBe(sentence);
  expect(differences[0]).toBe(sentence);
  expect(analysis.notice?.text).toContain("We don't give it a value score");
  expect({ valueScore, priceReasoning }).toEqual({ valueScore: null, priceReasoning: null });
});

it.each([
  "Maison Margiela Replica sneakers",
  "Adidas replica football jersey",
  "Tiffany ring with AAA quality zirconia",
  "Rolex Submariner watch, 100% authentic, no replica",
  "Museum replica necklace",
  "Nike Air Max 90 1:1 scale keyring",
])("does not call %s a counterfeit", (title) => {
  expect(compare(side(title, "90"), side("Black dress", "20")).analysis.notice).toBeNull();
});

test("returns no score for products that aren't worn, and says that the comparison was not counted", () => {
  const { similarityScore, valueScore, analysis } = compare(
    side("Eau de parfum 50 ml", "120"),
    side("Vanilla eau de parfum", "15"),
  );
  expect({ similarityScore, valueScore }).toEqual({ similarityScore: null, valueScore: null });
  expect(analysis.verdict).toBe("No score: we compare clothes, shoes, bags, jewelry and watches, not fragrance.");
  expect(analysis.notice?.text).toBe("This comparison wasn't counted.");
});

it("compares packs of different sizes by the price per piece", () => {
  const briefs = "Black boxer briefs, 100% cotton, logo waistband, button fly";
  const single = compare(side(`${briefs}, 3-pack`, "45"), side(briefs, "14.90"));
  expect(single.priceAnalysis).toContain("prices per piece: €14.90 vs. €15");
  expect(single.whenToBuyAlternative).not.toContain("€30.10");
  expect(single.priceRecommendation).toMatch(/^Both cost about the same/);
  const tenPairs = compare(side("Ankle socks in cotton", "14"), side("Ankle socks in cotton, pack of 10", "20"));
  expect(tenPairs.whenToBuyAlternative).toContain("€12 per piece");
  const alike = compare(side(`${briefs}, 3-pack`, "45"), side(`${briefs}, pack of three`, "30"));
  expect(alike.priceAnalysis).not.toContain("prices per piece");
  const unsized = compare(side(`${briefs}, multipack`, "45"), side(briefs, "14.90"));
  expect(unsized.priceAnalysis).not.toContain("prices per piece");
});
