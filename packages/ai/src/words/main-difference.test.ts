import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

type Text = readonly [title: string, description: string];

const compare = (original: Text, alternative: Text, prices: readonly [string, string] = ["300", "100"]) => {
  const product = ([title, description]: Text, amount: string) =>
    productOf({ title, description, price: { amount, currency: "USD" } });
  return compareProducts(product(original, prices[0]), product(alternative, prices[1]));
};

describe("the main difference", () => {
  it.each<[Text, Text, string, string]>([
    [
      ["White shirt", "100% cotton. Button-down collar, long sleeves."],
      ["Blue shirt", "100% linen. Button-down collar, long sleeves."],
      "linen",
      "blue",
    ],
    [
      ["Black swimsuit", "80% nylon, 20% elastane. Square neck."],
      ["Red swimsuit", "85% polyester, 15% elastane. Square neck."],
      "polyester",
      "red",
    ],
    [
      ["Black plunge bra", "Underwire. 80% nylon, 20% elastane. Lace."],
      ["Beige bra", "Wire-free. 80% nylon, 20% elastane. Molded cups."],
      "wire-free cups",
      "beige",
    ],
    [
      ["Black down coat", "100% nylon, down fill, hood."],
      ["Black puffer coat", "100% polyester, synthetic fill, hood."],
      "a synthetic fill",
      "polyester",
    ],
    [
      ["Black pumps", "Suede upper, pointed toe, stiletto heel, leather sole."],
      ["Black pumps", "Synthetic upper, pointed toe, stiletto heel, synthetic sole."],
      "synthetic material",
      "a synthetic sole",
    ],
  ])("is what shoppers buy the product for, not its color: %j", (original, alternative, main, color) => {
    const { analysis, priceRecommendation } = compare(original, alternative);
    expect(analysis.verdict).toContain(main);
    expect(priceRecommendation).toContain(main);
    expect(`${analysis.verdict} ${priceRecommendation}`).not.toMatch(new RegExp(`(?:comes in|with|mind) ${color}`));
  });

  it("is the color when nothing else differs", () => {
    const { analysis, priceRecommendation } = compare(
      ["Black leather loafers", "Penny strap, leather sole, round toe."],
      ["Brown leather loafers", "Penny strap, leather sole, round toe."],
    );
    expect(analysis.verdict).toContain("brown, not black");
    expect(priceRecommendation).toContain("brown");
  });

  it("is neither the shape of a collar nor an additional color", () => {
    const { priceRecommendation } = compare(
      ["Silk shirt in white", "100% silk. Spread collar."],
      ["Silk shirt in white and red", "100% silk. Pointed collar."],
    );
    expect(priceRecommendation).not.toMatch(/collar|red/);
  });

  it("is named together with lower overall quality when the price is a small fraction of the original's", () => {
    const { priceRecommendation } = compare(
      ["Steel dive watch", "Sapphire crystal, automatic movement, rotating bezel, 300 m. Black dial."],
      ["Steel dive watch", "Mineral crystal, automatic movement, rotating bezel, 200 m. Black dial."],
      ["8000", "90"],
    );
    expect(priceRecommendation).toBe("A fraction of the price: expect a mineral crystal and lower quality overall.");
  });
});

it("names a blend's finer fiber along with its main fiber", () => {
  const { analysis } = compare(
    ["Beige scarf", "85% modal, 15% cashmere. Fringes."],
    ["Beige scarf", "100% acrylic. Fringes."],
  );
  expect(analysis.verdict).toContain("acrylic, not modal and cashmere");
});

it("does not present plain leather as a concession compared with nubuck", () => {
  const { priceRecommendation } = compare(
    ["Navy driving shoes", "Nubuck leather, hand-stitched, rubber sole."],
    ["Brown driving shoes", "Leather, hand-stitched, rubber sole."],
  );
  expect(priceRecommendation).toContain("brown");
});

describe("a verdict that would only name the kind", () => {
  it("adds a difference, however slight", () => {
    const { analysis } = compare(["Silver watch", "Automatic movement."], ["Watch", "Water-resistant, on a strap."]);
    expect(analysis.verdict).toMatch(/^Both are watches, but /);
  });
});

describe("a similarity", () => {
  it("is not stated twice: a fleece jacket made of fleece", () => {
    const { similarities } = compare(
      ["Fleece jacket in navy", "100% polyester fleece. Full zip."],
      ["Navy fleece jacket", "100% polyester fleece. Full zip."],
    );
    expect(similarities).toContain("Both are fleece jackets.");
    expect(similarities.join()).not.toContain("Both come in fleece");
  });

  it("is not claimed between a coated canvas and a woven one", () => {
    const { similarities } = compare(
      ["Sac cabas noir", "Toile de polyamide recyclé, fermeture zippée."],
      ["Cabas noir", "Toile enduite PVC, fermeture zippée."],
    );
    expect(similarities.join()).not.toContain("Both come in canvas");
  });
});

it("calls a hat's material wool felt, not wool, when the other hat is fur felt", () => {
  const { analysis, differences } = compare(
    ["Black fedora", "Rabbit fur felt. Ribbon band."],
    ["Black fedora", "100% wool felt. Ribbon band."],
  );
  expect(analysis.verdict).toContain("wool felt, not fur felt");
  expect(differences).toContain("Fur felt vs. 100% wool felt.");
});

it("says that acetate and unspecified plastic are both plastics", () => {
  const { differences, materialComparison } = compare(
    ["Black acetate sunglasses", "Cat-eye frame."],
    ["Black plastic sunglasses", "Cat-eye frame."],
  );
  expect(differences).toContain("Acetate vs. unspecified plastic.");
  expect(materialComparison).toMatch(/^Both are plastics: acetate can be polished/);
});

it("ranks a zip fly above a different shade of the same color", () => {
  const { analysis } = compare(
    ["Dark blue jeans", "100% cotton, straight leg, button fly."],
    ["Blue jeans", "100% cotton, straight leg, zip fly."],
  );
  expect(analysis.verdict).toContain("a zip fly, not a button fly");
});
