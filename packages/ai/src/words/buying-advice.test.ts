import { describe, expect, it } from "vitest";
import type { Product } from "@dupewise/domain/product/product";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

const product = (title: string, description: string, amount: string, more: Partial<Product> = {}) =>
  productOf({ title, description, price: { amount, currency: "EUR" }, ...more });
const used = { condition: "very good", flaws: [], size: null, year: null };

describe("advice without enough facts", () => {
  it("names the facts that are missing", () => {
    const { priceRecommendation, priceReasoning } = compareProducts(
      product("One-piece swimsuit", "Chlorine-resistant.", "60"),
      product("Black swimsuit", "For training.", "30"),
    );
    expect(priceRecommendation).toMatch(/First add .*what both are made of/);
    expect(priceRecommendation).not.toContain("missing facts");
    expect(priceReasoning).toContain("the main material of either item");
  });

  it("names the side that doesn't state its material, or the fabric whose fiber is unknown", () => {
    const reasoning = (description: string) =>
      compareProducts(
        product("Green midi dress", "100% silk. V-neck, long sleeves.", "300"),
        product("Green midi dress", description, "100"),
      ).priceReasoning;
    expect(reasoning("V-neck, long sleeves.")).toContain("the alternative's main material");
    expect(reasoning("Satin. V-neck, long sleeves.")).toContain("what fiber the alternative's satin is made of");
  });

  it("does not say that only a color differs when too little is known about the shoes", () => {
    const { priceRecommendation } = compareProducts(
      product("Bramble girls' buckle shoes", "Black leather, low top.", "49"),
      product("Pippin trainers for girls", "White leather upper, laces.", "29"),
    );
    expect(priceRecommendation).toContain("can't tell whether it can stand in");
  });

  it("calls two prices of the same item about the same when they differ by pennies", () => {
    const { analysis } = compareProducts(
      product("Lorus RXT81 watch", "Style code: RXT81AX9", "80.00"),
      product("Lorus RXT81 watch", "Steel. Style code: RXT81AX9", "79.95"),
    );
    expect(analysis.verdict).toBe("The same item, at about the same price.");
  });

  it("does not call pearls an unknown material", () => {
    const { priceReasoning } = compareProducts(
      product("Akoya pearl necklace", "Cultured pearls, 45 cm.", "3600"),
      product("Pearl necklace", "Freshwater pearls, 45 cm.", "90"),
    );
    expect(priceReasoning).not.toContain("can't compare quality");
  });

  it("is still given when only a color is missing", () => {
    const { priceRecommendation } = compareProducts(
      product("Silk jersey wrap dress", "100% silk. Long sleeves, knee length.", "480"),
      product("Satin wrap dress", "100% polyester. Short sleeves.", "40"),
    );
    expect(priceRecommendation).not.toContain("know enough");
  });
});

describe("advice about products that are only somewhat similar", () => {
  const blazer = product("Double-breasted wool blazer", "Black. 100% virgin wool. Peak lapels, long.", "1200");
  const knit = product("Belted jersey blazer", "Black. 100% polyester. Shawl collar, cropped.", "90");

  it("does not present one difference as the buyer's only trade-off", () => {
    const { similarityScore, priceRecommendation } = compareProducts(blazer, knit);
    expect(similarityScore).toBeGreaterThanOrEqual(40);
    expect(similarityScore).toBeLessThan(60);
    expect(priceRecommendation).toContain("only somewhat similar");
  });

  it("contrasts the kinds when the products share no stated trait", () => {
    const { analysis } = compareProducts(
      product("Ecru alpaca and wool sweater", "", "110"),
      product("Navy mohair cardigan", "", "150"),
    );
    expect(analysis.verdict).toMatch(/^Somewhat similar, but .* vs\./);
  });
});

it("names faux leather, not the color of the hardware, as the main concession", () => {
  const { priceRecommendation, analysis } = compareProducts(
    product("Black shoulder bag", "Pebbled leather, gold-tone hardware, 26 cm wide.", "450"),
    product("Black shoulder bag", "Faux leather, silver-tone hardware.", "66"),
  );
  expect(priceRecommendation).toContain("faux leather");
  expect(analysis.verdict).toContain("faux leather");
});

describe("reasons to buy the original", () => {
  it("begin with its maker when only colors and details differ", () => {
    const { whenToBuyOriginal } = compareProducts(
      product("Small shoulder bag", "Black smooth leather, flap, chain strap.", "1900", { brand: "Hermès" }),
      product("Small shoulder bag", "Brown smooth leather, flap, chain strap.", "90"),
    );
    expect(whenToBuyOriginal).toBe("You want it from Hermès, or you want the color black.");
  });

  it("name the price difference when nothing else is known", () => {
    const { whenToBuyOriginal } = compareProducts(
      product("Silk scarf", "100% silk, 90 x 90 cm.", "390"),
      product("Silk scarf", "100% silk, 90 x 90 cm.", "40"),
    );
    expect(whenToBuyOriginal).toBe("The original is worth €350 more to you.");
  });

  it("do not include its origin when the alternative's is unknown", () => {
    const { whenToBuyOriginal } = compareProducts(
      product("Silk scarf", "100% silk, 90 x 90 cm. Made in Italy.", "390", { location: "Italy" }),
      product("Silk scarf", "100% silk, 90 x 90 cm.", "40"),
    );
    expect(whenToBuyOriginal).not.toContain("Italy");
  });
});

describe("reasons to buy the alternative", () => {
  it("do not include a synthetic filling in place of down", () => {
    const { whenToBuyAlternative } = compareProducts(
      product("Down vest", "Nylon. 90% down filling. Stand collar.", "119"),
      product("Padded vest", "Polyester. Synthetic filling. Stand collar.", "40"),
    );
    expect(whenToBuyAlternative).not.toContain("fill");
  });

  it("do not include acrylic in place of straw", () => {
    const { whenToBuyAlternative } = compareProducts(
      product("Wide-brim hat", "100% straw.", "300"),
      product("Wide-brim hat", "100% acrylic.", "30"),
    );
    expect(whenToBuyAlternative).toBe("You'd rather keep €270.");
  });
});

describe("advice about what is very likely the same item", () => {
  it("ignores what only one seller mentions", () => {
    const { whenToBuyOriginal } = compareProducts(
      product("Fjällräven Vidda Pro trousers", "Recycled polyester. Style code: F87177.", "150"),
      product("Vidda Pro trousers, Fjällräven", "Polyester. Style code: F87177.", "90"),
    );
    expect(whenToBuyOriginal).not.toContain("recycled");
  });

  const title = "Burberry Kensington Heritage trench coat long";
  const text = "Cotton gabardine, double-breasted, honey.";
  const original = product(title, text, "1990", { brand: "Burberry" });

  it("is to choose by seller, not by taste, when both cost the same", () => {
    const result = compareProducts(original, product(`The ${title}`, text, "1990", { brand: "Burberry" }));
    expect(result.priceRecommendation).toMatch(/[Ss]ame item.*seller/);
    expect(result.whenToBuyAlternative).not.toContain("price");
  });

  it("names being new as a reason to buy the original if the alternative is secondhand", () => {
    const result = compareProducts(original, product(`The ${title}`, text, "600", { brand: "Burberry", used }));
    expect(result.priceRecommendation).toContain("secondhand");
    expect(result.whenToBuyOriginal).toBe("You'd rather have it new.");
    expect(result.priceReasoning).not.toContain("times as often");
  });
});

describe("a judgment about the material", () => {
  const reasoning = (one: string, other: string, prices: readonly [string, string]) =>
    compareProducts(product("Blue straight jeans", one, prices[0]), product("Blue straight jeans", other, prices[1]))
      .priceReasoning;

  it("treats a fiber as the same regardless of how it was grown or made", () => {
    expect(reasoning("100% organic cotton.", "99% cotton, 1% elastane.", ["200", "190"])).toBe(
      "The main material is the same in both.",
    );
  });

  it("mentions no price gap when the prices are close", () => {
    for (const cents of ["190.00", "185.00", "175.50", "170.20"])
      expect(reasoning("100% cotton.", "100% cotton.", ["195", cents])).not.toContain("gap");
  });
});

it("does not list a reason that another reason already contains", () => {
  const { whenToBuyOriginal, differences } = compareProducts(
    product("Black patent pumps", "Patent leather, pump style, stiletto heel.", "800"),
    product("Black clogs", "EVA, clog style.", "50"),
  );
  expect(whenToBuyOriginal).toContain("pumps");
  expect(whenToBuyOriginal).not.toContain("a pump style");
  expect(differences.join()).not.toContain("A pump style");
});

it("does not give more wool as a reason to buy the alternative when the original contains cashmere", () => {
  const { whenToBuyAlternative } = compareProducts(
    product("Camel coat", "90% wool, 10% cashmere.", "3000"),
    product("Camel coat", "100% wool.", "250"),
  );
  expect(whenToBuyAlternative).not.toContain("more wool");
});

it("does not give recycled polyester as a reason to buy the alternative when the original is leather", () => {
  const { whenToBuyAlternative } = compareProducts(
    product("Tan wallet", "Leather, 6 cards.", "89"),
    product("Black wallet", "Recycled polyester, 4 cards.", "20"),
  );
  expect(whenToBuyAlternative).not.toContain("polyester");
});

it("does not ask for the fiber of mesh running shoes", () => {
  const shoes = compareProducts(
    product("White running shoes", "Engineered mesh, foam midsole.", "180"),
    product("Black running shoes", "Mesh upper, gel cushioning.", "70"),
  );
  expect(shoes.priceReasoning).not.toContain("can't compare quality");
});

it("does not present a solar movement as a drawback", () => {
  const watches = compareProducts(
    product("Steel watch, silver dial", "Quartz movement, sapphire crystal.", "2300"),
    product("Steel watch, silver dial", "Solar movement, sapphire crystal.", "300"),
  );
  expect(watches.priceRecommendation).not.toContain("solar");
});
