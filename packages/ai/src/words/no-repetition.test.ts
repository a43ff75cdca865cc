import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";

type Text = readonly [title: string, description?: string];

const compare = (original: Text, alternative: Text, prices: readonly [string, string] = ["300", "60"]) => {
  const product = ([title, description = ""]: Text, amount: string) =>
    productOf({ title, description, price: { amount, currency: "USD" } });
  return compareProducts(product(original, prices[0]), product(alternative, prices[1]));
};

it("mentions a wrap only once when both products have a wrap front", () => {
  const { similarities } = compare(["Wool wrap coat with tie belt"], ["Wrap coat, self-tie belt", "100% wool."]);
  const text = similarities.join(" ");
  expect(text.match(/a wrap front/gi)).toHaveLength(1);
});

it("mentions a rib knit only once", () => {
  const { similarities } = compare(
    ["Fisherman sweater", "Chunky rib, crew neck."],
    ["Sweater", "Rib stitch. Crew neck."],
  );
  expect(similarities.join(" ").match(/rib knit/g)).toHaveLength(1);
});

it("names fleece only as the fabric, not also as a style", () => {
  const fleece = ["Full-zip fleece jacket", "100% polyester."] as const;
  const { similarities } = compare(fleece, ["Fleece jacket with a zip", "100% polyester, navy."]);
  expect(similarities.join(" ")).not.toContain("fleece style");
});

it("reports two different linings as a single difference", () => {
  const { similarities, differences } = compare(
    ["Gray wool coat", "100% wool. Fully lined in cupro."],
    ["Gray wool coat", "100% wool. Lining: 100% polyester."],
  );
  expect(differences).toContain("Lining: cupro vs. 100% polyester.");
  expect(similarities.join(" ")).not.toContain("lining");
});

it("reports a shared lining as a single similarity", () => {
  const { similarities } = compare(
    ["White sneakers", "Calfskin upper, leather lining, laces."],
    ["White sneakers", "Leather upper, calfskin lining, laces."],
  );
  expect(similarities.filter((sentence) => /lining|lined/i.test(sentence))).toEqual(["Lining: leather in both."]);
});

it("mentions different linings among the differences, not again under materials", () => {
  const { materialComparison } = compare(
    ["Gray wool coat", "100% wool. Lining: 100% viscose."],
    ["Gray wool coat", "60% wool, 40% polyester. Lining: 100% polyester."],
  );
  expect(materialComparison).not.toContain("lined");
});

it("states shared shapes and details in one sentence, with each quote only once", () => {
  const bag = ["Curved shoulder bag with a zip and a short shoulder strap"] as const;
  const { similarities, analysis } = compare(bag, ["Vegan curved shoulder bag with zip and shoulder strap"]);
  expect(similarities.filter((text) => /zip|strap/.test(text))).toHaveLength(1);
  const quotes = analysis.similarities.flatMap((claim) => (/zip/.test(claim.text) ? claim.quotes : []));
  expect(quotes.length).toBeGreaterThan(0);
  expect(new Set(quotes.map(({ side, quote }) => side + quote)).size).toBe(quotes.length);
});

it("explains what the materials mean without listing them again", () => {
  const mix = compare(
    ["White leather sneakers", "100% leather."],
    ["White sneakers", "70% leather, 30% polyurethane."],
  );
  expect(mix.materialComparison).toBe("Expect the polyurethane parts to age before the leather does.");
  const { materialComparison } = compare(["Suede sandals"], ["Faux suede sandals"]);
  expect(materialComparison).toMatch(/^Suede ages well/);
});

it.each([
  ["Calfskin boots", "Shearling lining.", "shearling"],
  ["Suede slippers", "Sheepskin lining.", "shearling"],
  ["Linen field jacket", "Cotton tartan lining.", "cotton"],
  ["Wool blazer coat", "Lined in soft viscose.", "viscose"],
])("reads the lining of %s: %s", (title, description, material) => {
  const parts = extractFacts({ title, description }).composition.map(({ value }) => value);
  expect(parts).toContainEqual({ part: "lining", material, percentage: null });
  expect(parts.filter((one) => one.part === undefined).map((one) => one.material)).not.toContain("shearling");
});

it("reads neither an upper nor a negated lining as a lining", () => {
  const linings = (description: string) =>
    extractFacts({ title: "Ankle boots", description }).composition.filter(({ value }) => value.part === "lining");
  expect(linings("Leather upper, soft lining.")).toEqual([]);
  expect(linings("Suede. No leather lining.")).toEqual([]);
});

it("names a weave together with its fiber", () => {
  const { differences, analysis, whenToBuyOriginal } = compare(["Silk twill scarf"], ["Polyester satin scarf"]);
  expect(differences).toContain("Silk twill vs. polyester satin.");
  expect(differences.join(" ")).not.toMatch(/twill vs\. satin/i);
  expect(whenToBuyOriginal).toBe("You want silk twill.");
  const material = analysis.dimensions.find(({ name }) => name === "material");
  expect(material).toMatchObject({ original: "silk twill", alternative: "polyester satin" });
});

it("names the plating as the material of plated metal products", () => {
  const { analysis } = compare(["Gold-plated brass ring"], ["14k gold vermeil ring"]);
  const material = analysis.dimensions.find(({ name }) => name === "material");
  expect(material).toMatchObject({ original: "gold-plated brass", alternative: "gold vermeil" });
});

it("compares the depth ratings of two watches in meters", () => {
  const { differences } = compare(
    ["Steel dive watch", "Water resistant to 30 bar."],
    ["Steel dive watch", "Water resistance 200 m."],
  );
  expect(differences).toContain("Water resistance: 300 m vs. 200 m.");
  const same = compare(["Steel dive watch", "20 ATM"], ["Steel dive watch", "200 m"]);
  expect(same.differences.join(" ")).not.toContain("Water resistance");
});

it("states that one product has pockets and the other has none", () => {
  const { differences, analysis, whenToBuyAlternative } = compare(
    ["Black leggings", "Hidden waistband pocket."],
    ["Black leggings", "No pockets."],
  );
  expect(differences).toContain("The original has pockets, but the alternative has none.");
  expect(analysis.verdict).toContain(", but only the original has pockets.");
  expect(whenToBuyAlternative).not.toContain("pockets");
});

it("mentions polarized lenses even if both products have green lenses", () => {
  const { differences } = compare(
    ["Aviator sunglasses", "Green lenses."],
    ["Aviator sunglasses", "Polarized green lenses."],
  );
  expect(differences).toContain("Only the alternative's page mentions polarized lenses.");
});

it("treats a waxed jacket and a waxed field coat as one kind", () => {
  const { analysis, differences } = compare(["Waxed cotton jacket in olive"], ["Olive waxed cotton field coat"]);
  expect(differences.join(" ")).not.toContain("a coat");
  expect(analysis.verdict).toContain("jackets");
  const others = compare(["Black leather biker jacket"], ["Camel wool overcoat"]);
  expect(others.differences.join(" ")).toContain("The original is a biker jacket; the alternative is a coat.");
});

it("names a better part of the original as a reason to buy it", () => {
  const { whenToBuyOriginal } = compare(
    ["Automatic dive watch", "Sapphire crystal, steel."],
    ["Automatic dive watch", "Mineral crystal, steel."],
  );
  expect(whenToBuyOriginal).toContain("a sapphire crystal");
  const jeans = compare(["Straight jeans", "100% cotton."], ["Straight jeans", "79% cotton, 21% polyester."]);
  expect(jeans.whenToBuyOriginal).toContain("100% cotton");
});

it("does not report a difference of a few percentage points in one fiber as a different fabric", () => {
  const { differences } = compare(
    ["Black leggings", "81% nylon, 19% elastane."],
    ["Black leggings", "80% nylon, 20% elastane."],
  );
  expect(differences.join(" ")).not.toContain("vs.");
  const far = compare(["Jeans", "98% cotton, 2% elastane."], ["Jeans", "80% cotton, 20% elastane."]);
  expect(far.differences.join(" ")).toContain("98% cotton and 2% elastane vs. 80%");
});

it("keeps the overall score within the range of its partial scores", () => {
  const pairs: readonly (readonly [Text, Text])[] = [
    [
      ["Oakline Align leggings, high rise, black", "81% nylon, 19% elastane."],
      ["Black high rise leggings", "80% nylon, 20% elastane."],
    ],
    [["Beige suede loafers", "Suede."], ["Loafers, beige suede"]],
    [
      ["Silk slip dress", "100% silk."],
      ["Satin slip dress", "100% polyester."],
    ],
  ];
  for (const [one, other] of pairs) {
    const { similarityScore, analysis } = compare(one, other);
    const known = Object.values(analysis.partial ?? {}).filter((part) => part !== null);
    expect(known.length).toBeGreaterThan(1);
    expect(Math.min(...known)).toBeLessThanOrEqual(similarityScore ?? 0);
    expect(Math.max(...known)).toBeGreaterThanOrEqual(similarityScore ?? 0);
  }
});

it("never calls an item excellent value if one of its parts is inferior or if it costs a tenth of the original's price", () => {
  const watch = (crystal: string): Text => ["Automatic dive watch, stainless steel", `${crystal} crystal, 100 m.`];
  expect(compare(watch("Sapphire"), watch("Mineral")).valueScore).toBeLessThan(8);
  expect(compare(watch("Sapphire"), watch("Sapphire")).valueScore).toBeGreaterThanOrEqual(8);
  expect(
    compare(watch("Sapphire"), ["Dive watch, automatic", "Stainless steel, sapphire crystal, 100 m"], ["3000", "90"])
      .valueScore,
  ).toBeLessThan(8);
});

it("explains a low score that no listed difference accounts for", () => {
  const { similarityScore, differences } = compare(
    ["Celine Triomphe bag, tan leather"],
    ["Fendi Baguette bag, tan leather"],
  );
  expect(similarityScore).toBeLessThan(60);
  expect(differences).toEqual([expect.stringContaining("found no clear difference")]);
  expect(compare(["Beige suede loafers"], ["Loafers, beige suede"]).differences).toEqual([]);
});

it("says only once that two platings wear off, and says which lasts longer", () => {
  const { materialComparison } = compareProducts(
    productOf({ title: "Dome ring, gold vermeil" }),
    productOf({ title: "Dome ring, 14k gold plated brass" }),
  );
  expect(materialComparison).toBe("Both finishes wear off over time, first where they rub; gold vermeil lasts longer.");
});

it("mentions a shared canvas only once", () => {
  const { similarities } = compare(["Tote", "Coated canvas"], ["Tote", "Coated canvas"]);
  expect(similarities.join(" ")).not.toContain("Both come in canvas");
});

it("states no percentage for leather", () => {
  expect(compare(["Tote", "Leather"], ["Tote", "100% leather"]).materialComparison).toBe(
    "Both are leather; quality and finish can still differ.",
  );
});

it("names a fabric only once when it is part of the kind's name", () => {
  const jacket = productOf({ title: "Fleece jacket, full zip, stand collar", materials: ["polyester"] });
  const { analysis } = compareProducts(jacket, { ...jacket, title: "Zip fleece jacket with a stand collar" });
  expect(analysis.verdict).not.toContain("fleece fleece");
});

it("contrasts two linings only once", () => {
  const { differences } = compare(
    ["Suede slippers", "Suede upper, sheepskin lining, rubber sole."],
    ["Brown slippers", "Microsuede upper, faux shearling lining, rubber sole."],
  );
  expect(differences.filter((text) => text.toLowerCase().includes("lining"))).toHaveLength(1);
});

it("does not judge the warmth of filled coats by their shells", () => {
  const { materialComparison } = compare(
    ["Navy parka", "60% cotton, 40% nylon, duck down fill, hood."],
    ["Black parka", "100% polyester shell, synthetic fill, hood."],
  );
  expect(materialComparison).not.toMatch(/warm|breathe/);
});

it("reports a leather strap versus an integrated bracelet as a single difference", () => {
  const { differences } = compare(
    ["Automatic chronograph watch leather strap", "42 mm."],
    ["Automatic chronograph watch integrated steel bracelet", "42 mm."],
  );
  expect(differences.filter((sentence) => /strap/i.test(sentence))).toHaveLength(1);
});
