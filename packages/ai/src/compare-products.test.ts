import { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import { describe, expect, it, test } from "vitest";
import { compareProducts } from "./compare-products.ts";
import { buildWrapCoat } from "./testing/coats.ts";
import { productOf } from "./testing/products.ts";

const money = (amount: string, currency = "USD") => ({ amount, currency });

const silk = productOf({
  url: "https://shop.example/silk",
  title: "Silk slip dress in champagne",
  description: "V-neck, midi length, adjustable straps, for evening wear.",
  composition: [{ material: "silk", percentage: 100 }],
  price: money("480"),
  location: "Italy",
});
const satin = productOf({
  url: "https://other.example/satin",
  title: "Champagne satin dress",
  description: "V-neck and midi length.",
  composition: [{ material: "polyester", percentage: 100 }],
  price: money("60"),
  location: "China",
});

describe("a comparison of a silk dress with a polyester one", () => {
  const result = compareProducts(silk, satin);

  it("returns a result that satisfies the comparison schema", () => {
    expect(ComparisonResult.parse(result)).toEqual(result);
  });

  it("leads with the verdict and the most important difference", () => {
    expect(result.analysis.verdict).toMatch(
      /^Similar: both are champagne dresses.*, but the alternative is polyester, not silk\.$/,
    );
  });

  it("states the percentages of materials that differ", () => {
    expect(result.differences[0]).toBe("100% silk vs. 100% polyester satin.");
  });

  it("bases every sentence on the products' own words", () => {
    const texts = {
      original: `${silk.title} ${silk.description} 100% silk`,
      alternative: `${satin.title} ${satin.description} 100% polyester`,
    };
    const claims = [...result.analysis.similarities, ...result.analysis.differences];
    expect(claims.length).toBeGreaterThan(2);
    for (const { quotes } of claims) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { side, quote } of quotes) expect(texts[side]).toContain(quote);
    }
  });

  it("names the countries of origin without judging them", () => {
    expect(result.locationComparison).toContain("made in Italy, the alternative in China");
  });

  it("states the savings in the price analysis, the summary and the advice", () => {
    expect(result.priceAnalysis).toBe("$60 vs. $480: you save $420 and pay 13% of the original's price.");
    expect(result.priceSummary).toMatch(/^\d+% similar, value \d+ out of 10, for \$420 less\.$/);
    expect(result.whenToBuyOriginal).toContain("silk");
    expect(result.whenToBuyAlternative).toContain("$420");
  });
});

test("omits the value score and asks for the price when a price is missing", () => {
  const result = compareProducts(silk, { ...satin, price: null });
  expect(result).toMatchObject({ valueScore: null, priceAnalysis: null, priceReasoning: null });
  expect(result.priceRecommendation).toContain("Add the alternative's price");
});

test("compares prices in two currencies, and states the date of the exchange rates", () => {
  const result = compareProducts(silk, { ...satin, price: money("60", "EUR") });
  expect(result.priceAnalysis).toMatch(/Converted at the exchange rates from \w+ \d+, \d{4}\./);
});

test("converts prices at the exchange rates of the day, and stores the rates and their date in the result", () => {
  const rates = { date: "2026-11-20", perEuro: { EUR: 1, USD: 1.25, GBP: 0.9 } };
  const result = compareProducts(silk, { ...satin, price: money("60", "EUR") }, { rates });
  expect(result.priceAnalysis).toContain("$75");
  expect(result.priceAnalysis).toContain("Converted at the exchange rates from November 20, 2026.");
  expect(result.analysis.exchange).toEqual({ date: "2026-11-20", perEuro: { EUR: 1, USD: 1.25 } });
  expect(compareProducts(silk, satin, { rates }).analysis.exchange).toBeUndefined();
});

test("does not compare prices if there is no exchange rate for a currency", () => {
  const result = compareProducts(silk, { ...satin, price: money("60", "XTS") });
  expect(result.valueScore).toBeNull();
  expect(result.priceRecommendation).toContain("a currency we have no exchange rate for");
});

test("states in the verdict that both sides are the same page", () => {
  expect(compareProducts(silk, silk).analysis.verdict).toContain("same page");
});

test("returns no score and zero confidence if no facts are known, and lists what is missing", () => {
  const { similarityScore, priceRecommendation, analysis } = compareProducts(
    productOf({}),
    productOf({ title: "Gift" }),
  );
  expect({ similarityScore, priceRecommendation, range: analysis.range }).toEqual({
    similarityScore: null,
    priceRecommendation: null,
    range: null,
  });
  expect(analysis.confidence).toBe(0);
  expect(analysis.missing[0]).toEqual({
    side: "original",
    code: "kind",
    fact: "what kind of item it is",
    impact: 100,
  });
});

test("returns neither a score nor advice for products that aren't fashion items", () => {
  const result = compareProducts(productOf({ title: "Grey bath towel" }), productOf({ title: "Grey hand towel" }));
  expect(result.similarityScore).toBeNull();
  expect(result.analysis.verdict).toContain("not home textiles");
  expect(result.priceRecommendation).toBeNull();
});

test("returns a wide range of scores and no advice when few facts are known", () => {
  const { analysis, similarityScore, priceRecommendation, priceSummary } = compareProducts(
    productOf({ title: "Red hat" }),
    productOf({ title: "Hat in red" }),
  );
  expect(analysis.verdict).toBe("Both are red hats.");
  expect(priceRecommendation).toMatch(/^We don't know enough to advise either way/);
  expect(priceSummary).toContain(`${analysis.range!.low}–${analysis.range!.high}% similar`);
  expect(analysis.range!.low).toBeLessThan(similarityScore! - 20);
  expect(analysis.range!.high).toBeGreaterThanOrEqual(similarityScore!);
});

test("sorts the missing facts by their effect on the score, greatest first", () => {
  const { missing } = compareProducts(productOf({ title: "Red coat" }), buildWrapCoat()).analysis;
  const impacts = missing.map(({ impact }) => impact);
  expect(impacts.length).toBeGreaterThan(2);
  expect(impacts).toEqual(impacts.toSorted((a, b) => b - a));
  expect(missing.map(({ side }) => side)).toContain("original");
});

test("reports a different intended wearer as a difference, without mentioning sizing in the price advice", () => {
  const girls = productOf({ title: "Girls pink cotton dress", price: money("30") });
  const women = productOf({ title: "Women pink cotton dress", price: money("28") });
  const result = compareProducts(girls, women);
  expect(result.differences).toContain("The original is made for girls, the alternative for women.");
  expect(result.priceRecommendation).not.toContain("sizing");
});

test("attributes warmth to the filling, not the shell", () => {
  const filled = (shell: string, filling: string) =>
    productOf({
      title: "Black puffer jacket",
      composition: [
        { part: "shell", material: shell, percentage: 100 },
        { part: "filling", material: filling, percentage: 100 },
      ],
    });
  const result = compareProducts(filled("polyamide", "down"), filled("polyester", "polyester"));
  expect(result.differences[0]).toBe("Filling: 100% down vs. 100% polyester.");
  expect(result.materialComparison).toContain("filled with 100% down, the alternative with 100% polyester");
  expect(`${result.materialComparison} ${result.whenToBuyAlternative}`).not.toMatch(/be (warmer|cooler)/);
});

test("expects cotton with a little elastane to stretch more than pure cotton, but not polyester", () => {
  const jeans = (...composition: [string, number][]) =>
    productOf({
      title: "Blue jeans",
      composition: composition.map(([material, percentage]) => ({ material, percentage })),
    });
  const toWear = (...composition: [string, number][]) =>
    compareProducts(jeans(["cotton", 100]), jeans(...composition)).materialComparison;
  expect(toWear(["cotton", 98], ["elastane", 2])).toMatch(/alternative should stretch more\./);
  expect(toWear(["polyester", 100])).not.toMatch(/stretch/);
});

test("mentions that the linings differ when the outer fabrics match", () => {
  const gloves = (lining: string) =>
    productOf({
      title: "Black leather gloves",
      composition: [
        { part: "shell", material: "leather", percentage: 100 },
        { part: "lining", material: lining, percentage: 100 },
      ],
    });
  const result = compareProducts(gloves("cashmere"), gloves("polyester"));
  expect(result.differences).toContain("Lining: 100% cashmere vs. 100% polyester.");
  expect(result.materialComparison).toContain("The outer material of both is leather.");
});

test("asks the shopper to check a fact that only one page states instead of assuming that both products share it", () => {
  const description = "100% cotton, fully lined.";
  const dress = (title: string, amount: string) => productOf({ title, description, price: money(amount) });
  const adviceOf = (original: string) =>
    compareProducts(dress(original, "300"), dress("White lace dress", "40")).priceRecommendation;
  expect(adviceOf("White lace dress")).toBe(
    "Buy the alternative: from what we know, it can stand in for the original.",
  );
  expect(adviceOf("White lace dress with ruffles")).toBe("Buy the alternative, but first check for ruffles.");
});

test("contrasts mutually exclusive details", () => {
  const result = compareProducts(
    productOf({ title: "Automatic watch with black dial and date window", price: money("4500") }),
    productOf({ title: "Quartz watch with black dial and date window", price: money("99") }),
  );
  expect(result.differences).toEqual(["An automatic movement vs. a quartz movement."]);
  expect(result.priceRecommendation).toMatch(/ a quartz movement\b/);
});

test("does not list a belt as a feature of a belt", () => {
  const belt = productOf({ title: "Brown leather belt", description: "Belt with a pin buckle" });
  expect(compareProducts(belt, belt).similarities.join(" ")).not.toMatch(/both (?:have|feature) a belt/i);
});

describe("a model's verdicts", () => {
  it("replace a dimension's similarity, but cannot move the score outside the given bounds", () => {
    const low = compareProducts(silk, satin, {
      judged: { similarities: { material: 1 }, gate: null, bounds: { low: 0, high: 74 } },
    });
    expect(low.similarityScore).toBe(74);
  });

  it("can declare a dimension unknown", () => {
    const { analysis } = compareProducts(silk, satin, {
      judged: { similarities: { material: null }, gate: null, bounds: { low: 0, high: 100 } },
    });
    expect(analysis.dimensions.find(({ name }) => name === "material")?.similarity).toBeNull();
  });
});

describe("compareProducts, given two short texts,", () => {
  const compare = (original: string, alternative: string) =>
    compareProducts(
      productOf({ title: original, price: money("200") }),
      productOf({ title: alternative, price: money("60") }),
    );

  it("scores them 100 only if they are identical", () => {
    const [one, other] = ["Black oval acetate sunglasses", "Black oval acetate sunglasses, made for evenings in town"];
    expect(compare(one, one).similarityScore).toBe(100);
    expect(compare(one, other).similarityScore).toBeLessThan(100);
  });

  it("scores them lower when the intended wearer differs or only one side is a pack", () => {
    const same = compare("White shirt", "White shirt").similarityScore ?? 0;
    expect(compare("Men's white shirt", "Women's white shirt").similarityScore).toBeLessThan(same - 10);
    const pack = compare("White socks, pack of 5", "White socks");
    expect(pack.similarityScore).toBeLessThan(same);
    expect(pack.differences).toContain("Only the original is sold as a multipack.");
  });

  it("compares a fabric with a fiber, and says that the fabric's fibers are not stated", () => {
    const { differences, materialComparison, similarityScore } = compare(
      "White canvas sneakers",
      "White leather sneakers",
    );
    expect(differences).toEqual(["Canvas vs. leather."]);
    expect(materialComparison).toContain("The original is canvas, but we couldn't tell what fibers it's made of");
    expect(similarityScore).toBeLessThan(85);
  });

  it("reports a shared gold color along with the difference between the metals", () => {
    const { similarities, differences } = compare("14k gold hoop earrings", "Gold-plated brass hoop earrings");
    expect(similarities).toContain("Both come in a gold color.");
    expect(differences).toContain("Solid gold vs. gold-plated brass.");
  });

  it("does not report a less precise kind as a difference or repeat a kind as a style", () => {
    const bags = compare("Suede bag in taupe", "Suede tote bag in taupe");
    expect(bags.differences).toEqual([]);
    expect(bags.similarities).toContain("Both are bags.");
    const jackets = compare("Black down jacket", "Black puffer jacket").similarities;
    expect(jackets).toContain("Both are puffer jackets.");
    expect(jackets.join(" ")).not.toContain("puffer style");
  });

  it("compares two fabrics without stated fibers", () => {
    const { differences, similarities, whenToBuyOriginal } = compare("Black velvet blazer", "Black tweed blazer");
    expect(differences).toEqual(["Velvet vs. tweed."]);
    expect(whenToBuyOriginal).toBe("You want velvet.");
    expect(similarities).toContain("Both are blazers.");
    expect(compare("Black velvet blazer", "Black velvet blazer").similarities).toContain("Both come in velvet.");
  });

  it("does not treat colors as different when only their order differs", () => {
    const { whenToBuyOriginal } = compare("Scarf in blue and white, wool", "Scarf in white and blue, acrylic");
    expect(whenToBuyOriginal).toContain("wool");
    expect(whenToBuyOriginal).not.toContain("blue");
  });

  it("returns no verdict on quality when the products are too different", () => {
    const { priceReasoning, whenToBuyAlternative } = compare("Black leather boots", "Black leather handbag");
    expect(priceReasoning).toBe("The two are too different for us to compare quality or cost per wear.");
    expect(whenToBuyAlternative).toContain("or you want a handbag");
  });

  it("does not report a difference when only one side states percentages", () => {
    const open = productOf({ title: "Black leggings", description: "Polyamide and elastane." });
    const label = productOf({ title: "Black leggings", description: "82% polyamide, 18% elastane." });
    const { differences, materialComparison } = compareProducts(open, label);
    expect(differences).toEqual([]);
    expect(materialComparison).toBe(
      "Both are nylon and elastane, but only the alternative's page states the percentages.",
    );
  });

  it("reads gold on a base metal as a color", () => {
    const plated = productOf({ title: "Gold hoop earrings", description: "Gold plated brass." });
    const vermeil = productOf({ title: "Hoop earrings, 14k gold vermeil" });
    expect(compareProducts(vermeil, plated).differences).toEqual(["Gold vermeil vs. gold-plated brass."]);
  });

  it("does not list details implied by the pattern or another material", () => {
    const faux = productOf({ title: "Red suede pumps", description: "Of faux suede." });
    expect(compareProducts(productOf({ title: "Red suede pumps" }), faux).differences).toEqual([
      "Suede vs. faux suede.",
    ]);
    const { similarities } = compare("Navy lace midi dress", "Lace midi dress in navy");
    expect(similarities.filter((sentence) => sentence.toLowerCase().includes("lace"))).toEqual(["Both are lace."]);
  });
});
