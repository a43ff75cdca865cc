import { describe, expect, it, test } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { materialLookSimilarity } from "./material-look.ts";
import { scoreFacts } from "./score-facts.ts";

const factsOf = (title: string, description = ""): ProductFacts => extractFacts({ title, description });
const score = (a: ProductFacts, b: ProductFacts): number => scoreFacts(a, b).similarityScore ?? 0;
const scoreOf = (one: string, other: string): number => score(factsOf(one), factsOf(other));

describe("an unknown color", () => {
  const dress = (maker: string, description: string) =>
    factsOf(`${maker} floral midi wrap dress`, `${description}. V-neck, short sleeves`);

  it("limits the score less when the shape and the material of both sides are known", () => {
    expect(score(dress("Rouje", "100% viscose"), dress("Mango", "100% viscose"))).toBeGreaterThan(76);
    expect(score(dress("Rouje", "Lined"), dress("Mango", "Lined"))).toBeLessThanOrEqual(78);
  });
});

describe("measured sizes", () => {
  const original = factsOf("Longchamp tote bag, black nylon", "Dimensions: 31 x 30 x 19 cm");
  const rival = (size: string) => factsOf("Kipling tote bag, black nylon", `Dimensions: ${size}`);

  it("lower the score by up to about twenty points when one bag is much larger than the other", () => {
    const [same, larger, far] = ["32 x 31 x 18 cm", "45 x 33 x 20 cm", "58 x 40 x 26 cm"].map((size) =>
      score(original, rival(size)),
    );
    expect(larger).toBeLessThan(same! - 2);
    expect(far).toBeLessThan(larger! - 3);
    expect(far).toBeGreaterThan(same! - 25);
  });

  it("change nothing when they are about the same", () => {
    expect(score(original, rival("33 x 30 x 17 cm"))).toBe(score(original, factsOf("Kipling tote bag, black nylon")));
  });

  it("take precedence over the makers' own size names", () => {
    const bag = (maker: string, word: string) =>
      factsOf(`${maker} tote bag, black nylon`, `A ${word} size. Dimensions: 31 x 30 x 19 cm`);
    const large = bag("Longchamp", "large");
    expect(large.cut.get("size")?.value).toBe("large size");
    expect(score(large, bag("Kipling", "small"))).toBe(score(large, bag("Kipling", "large")));
  });

  it("lower the score of two pairs of heels the more their heights differ, in either order", () => {
    const heel = (mm: number, maker: string) => factsOf(`${maker} pumps, black leather`, `Heel height: ${mm} mm`);
    const high = heel(105, "Gianvito Rossi");
    expect(score(high, heel(45, "Clarks"))).toBeLessThan(score(high, heel(95, "Clarks")) - 8);
    expect(score(heel(45, "Clarks"), high)).toBe(score(high, heel(45, "Clarks")));
  });
});

test.each([
  [
    "an underwire and wire-free cups",
    "Skims underwired bra, black",
    "Uniqlo wireless bra, black",
    "Uniqlo underwired bra, black",
  ],
  [
    "a quartz and an automatic movement",
    "Seiko automatic watch, black dial",
    "Fossil quartz watch, black dial",
    "Fossil automatic watch, black dial",
  ],
  [
    "a digital watch and one with hands",
    "Tissot automatic watch, steel bracelet",
    "Casio digital watch, steel bracelet",
    "Casio watch, steel bracelet",
  ],
  [
    "a wide and a skinny leg",
    "Agolde wide-leg jeans, blue denim",
    "Mango skinny jeans, blue denim",
    "Mango wide-leg jeans, blue denim",
  ],
  ["pumps and clogs", "Christian Louboutin pumps, black", "Crocs clogs, black", "Aldo heels, black"],
])("lowers the score by more than eight points for %s", (_, original, different, similar) => {
  expect(scoreOf(original, different)).toBeLessThan(scoreOf(original, similar) - 8);
});

test("treats a material as more similar if it looks like the original's", () => {
  const bag = factsOf("Coach Tabby shoulder bag, black leather");
  const { similarityScore, dimensions } = scoreFacts(bag, factsOf("JW PEI shoulder bag, black faux leather"));
  const material = dimensions.find(({ name }) => name === "material");
  expect(material?.similarity).toBeLessThan(0.4);
  expect(similarityScore).toBeGreaterThan(score(bag, factsOf("JW PEI shoulder bag, black nylon")) + 7);
});

describe("what shoppers see first", () => {
  const lossOf = (original: string, different: string, similar: string) =>
    scoreOf(original, similar) - scoreOf(original, different);

  test.each([
    ["a floral and a plain dress", "Sézane midi dress, 100% silk", "floral midi dress", "midi dress"],
    ["a lace and a plain bra", "Chantelle bra, 100% silk", "lace bra", "bra"],
  ])("lowers the score of %s by three points or more", (_, original, different, similar) => {
    const mango = (kind: string) => `Mango ${kind}, 100% polyester`;
    expect(lossOf(original, mango(different), mango(similar))).toBeGreaterThanOrEqual(3);
    expect(scoreOf(mango(different), original)).toBe(scoreOf(original, mango(different)));
  });

  it("lowers the score of a square scarf and a stole, because one scarf can't have both forms", () => {
    const loss = lossOf("Hermès square scarf, silk", "Johnstons stole, cashmere", "Johnstons scarf, cashmere");
    expect(loss).toBeGreaterThan(8);
  });

  it("includes the color of gold, regardless of the metal under it", () => {
    const looksLikeGold = (title: string) =>
      materialLookSimilarity(factsOf("Cartier ring in 18k gold"), factsOf(title));
    expect(looksLikeGold("Mango ring in gold-plated sterling silver")).toBeGreaterThan(0.9);
    expect(looksLikeGold("Mango ring in sterling silver")).toBeLessThan(0.7);
  });

  it("lowers the score only a little for a sole that only one page describes", () => {
    const boots = (maker: string, more = "") => `${maker} chelsea ankle boots, black leather${more}`;
    const loss = lossOf(boots("Aldo", ", elastic gussets"), boots("Mango", ", lug sole"), boots("Mango"));
    expect(loss).toBeLessThan(4);
  });

  it("counts a difference in the style of two coats only once", () => {
    expect(scoreOf("Burberry trench coat, beige cotton", "Zara parka, beige cotton")).toBeGreaterThan(50);
  });
});
