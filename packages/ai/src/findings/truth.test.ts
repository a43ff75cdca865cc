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

describe("a word mentioned in passing", () => {
  it("is not a backpack when a jacket packs into its pocket", () => {
    const text = said(["Black down jacket", "Packs into a pouch."], ["Black down jacket", "With pockets."]);
    expect(text).not.toContain("pack of several");
  });

  it("is not a belt's color when only its buckle is silver", () => {
    const text = said(["Black leather western belt"], ["Western belt with a silver buckle", "Black faux leather."]);
    expect(text).toContain("Both come in black.");
    expect(text).not.toContain("silver");
  });

  it("is not a pearl when a cardigan comes in that color", () => {
    expect(said(["Open cardigan in pearl", "Wool."], ["Open cardigan in gray", "Wool."])).not.toContain("pearls");
  });

  it("is not a serpent when a bracelet is a snake chain", () => {
    const text = said(["Silver bracelet, snake chain with heart clasp"], ["Silver heart bracelet"]);
    expect(text).not.toContain("serpent");
  });

  it("is not down when the maker is Golden Goose", () => {
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

describe("what a page says about a part", () => {
  it("colors the part and not the goods", () => {
    const text = said(["White leather sneakers, gold foil logo"], ["White leather sneakers with black lining"]);
    expect(text).toContain("Both come in white.");
    expect(text).not.toMatch(/gold|black/);
    expect(said(["Navy belt"], ["Belt, brown antique brass buckle"])).toMatch(/the alternative brown|against brown/);
  });

  it("is a material of the part and not of the goods", () => {
    const lined = said(["Black leather gloves"], ["Black leather gloves lined with polyester"]);
    expect(lined).not.toContain("leather and polyester");
    const placed = said(["Black wool jacket"], ["Black wool jacket", "Nylon at chest and shoulders."]);
    expect(placed).not.toContain("polyamide");
  });

  it("is a filling or lining when the outer cloth is not stated", () => {
    const text = said(["Blue dress, A-line", "100% polyester lining."], ["Blue A-line dress", "Polyester."]);
    expect(text).not.toContain("Both are made of polyester");
  });

  it("is silver when only its details are gold", () => {
    const text = said(["Sterling silver bangle with 14k gold domes"], ["Stainless steel bangle"]);
    expect(text).toContain("Sterling silver against stainless steel.");
  });
});

describe("what both pages say", () => {
  it("is the special word where one page has the general one too", () => {
    const text = said(["Leopard print dress"], ["Printed wrap dress, leopard print"]);
    expect(text).toContain("Both are in an animal print.");
  });

  it("is suede for loafers whose label says leather", () => {
    const text = said(["Suede loafers in tan"], ["Suede loafers in tan", "Upper: 100% leather"]);
    expect(text).not.toMatch(/suede against/i);
  });

  it("treats underwire and wireless as one difference", () => {
    expect(said(["Black bra", "Underwire."], ["Black bra", "Wirefree."])).toContain(
      "An underwire against wire-free cups.",
    );
  });

  it("is not a difference when one page names it second", () => {
    const text = said(["Lace-up boots in black leather"], ["Snow boots in black leather", "Lace-up."]);
    expect(text).not.toMatch(/lace-up style on the original/i);
    expect(text).not.toContain("Only the alternative mentions laces");
  });

  it("is mentioned once when a detail and a shape name it twice", () => {
    const text = said(["Steel watch on a rubber strap"], ["Steel watch on a leather strap"]);
    expect(text.match(/rubber|resin/g)?.length).toBeLessThan(4);
    expect(text).not.toContain("resin");
  });

  it("is not a difference when one lists suede beside the leather", () => {
    const text = said(["White sneakers", "Leather."], ["White sneakers", "Leather and suede."]);
    expect(text).not.toMatch(/leather against leather/i);
  });

  it("is one kind where one of the two words covers the other", () => {
    expect(said(["Gold bangle"], ["Gold bracelet"])).toContain("Both are bracelets, the original a bangle.");
    expect(said(["Black leather flip-flops"], ["Black leather sandals"])).toContain("Both are sandals.");
  });
});

describe("what only one page says", () => {
  it("about a line that both belong to is not a difference", () => {
    const text = said(
      ["Longchamp Le Pliage tote bag, black", "Recycled nylon and leather, zip top."],
      ["Longchamp Le Pliage tote bag, navy"],
    );
    expect(text).toContain("Both are from Longchamp's Le Pliage line.");
    expect(text).not.toMatch(/Only the|Recycled polyamide and leather against/);
  });

  it("about a stone's color is not a difference when the other names only the metal", () => {
    const text = said(["Gold necklace with malachite clover"], ["Green malachite clover necklace in gold"]);
    expect(text).not.toContain("adds green");
  });

  it("about a filling concerns the filling and not the cloth", () => {
    const text = said(["Black puffer jacket", "100% nylon."], ["Black puffer jacket", "Nylon and down."]);
    expect(text).not.toMatch(/polyamide against polyamide and down/i);
  });
});

describe("a shape that only one page mentions", () => {
  it("is reported as mentioned on one side only", () => {
    expect(said(["Gold ring with screw motif"], ["Gold ring", "Plain band."])).toMatch(
      /Only the original mentions a screw motif/,
    );
  });
});

describe("a result's sentences", () => {
  it("mention how imitation leather wears only on leather goods", () => {
    expect(said(["Black leather tote bag"], ["Black faux leather tote bag"])).toContain("tends to crack");
    expect(said(["Black acetate sunglasses"], ["Black plastic sunglasses"])).not.toMatch(/last longer|wear out|crack/);
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

  it("omit washing for bags and shoes", () => {
    expect(said(["Black silk evening bag"], ["Black polyester evening bag"])).not.toContain("wash");
  });

  it("compare what two materials mean, only once", () => {
    const text = said(["Camel coat", "100% camel hair"], ["Camel coat", "100% wool"]);
    expect(text).toContain("Camel hair is softer and warmer for its weight; wool takes more wear.");
    expect(text).not.toContain("last longer");
  });

  it("name the shared color and material before the kind", () => {
    const text = said(["Black leather loafers with horsebit"], ["Black leather loafers, horsebit detail"]);
    expect(text).toContain("both are black leather loafers with a horsebit");
  });
});

describe("what goes without saying", () => {
  it("is not a difference: pockets on jeans, hooks on a bra, stretch with elastane", () => {
    expect(said(["Blue jeans", "Button fly, five pockets."], ["Blue jeans", "Zip fly."])).not.toMatch(/Only the/);
    const blazers = said(["Black blazer", "Stretch wool."], ["Black blazer", "98% wool, 2% elastane, lapels."]);
    expect(blazers).not.toContain("stretch");
  });

  it("is not requested: the pattern of plain goods, a ring's clasp, a metal that was named", () => {
    const missing = (one: string, other: string) =>
      compareProducts(productOf({ title: one }), productOf({ title: other })).analysis.missing.map(({ code }) => code);
    expect(missing("Black wool coat", "Black wool coat, lined")).not.toContain("pattern");
    expect(missing("Striped cotton shirt", "Cotton shirt")).toContain("pattern");
    expect(missing("Solid gold ring", "Gold-plated ring")).not.toContain("construction");
    expect(missing("Necklace, solid gold", "Gold-filled necklace")).not.toContain("material");
  });
});

describe("what a page denies", () => {
  it("is reported as absent and not as unmentioned", () => {
    const text = said(["Wool coat, belted", "Cupro lining."], ["Wool coat with belt", "Unlined."]);
    expect(text).toContain("The original is lined, the alternative is not.");
    expect(text).not.toMatch(/Only the original mentions.*lining/);
  });

  it("sets a leather sole against a synthetic one", () => {
    const text = said(["Black leather loafers", "Leather sole."], ["Black leather loafers", "Synthetic sole."]);
    expect(text).toContain("A leather sole against a synthetic sole.");
  });
});

describe("a kind with a name of its own", () => {
  it("is called by that name, without repeating its style", () => {
    const text = said(["Beige cotton trench coat"], ["Beige polyester trench coat"]);
    expect(text).toContain("Both are trench coats.");
    expect(text).not.toContain("trench style");
    expect(said(["Black aviator sunglasses"], ["Brown aviator sunglasses"])).toContain("Both are aviator sunglasses.");
  });
});

describe("what a title adds to a label", () => {
  it("is merino for the wool of a merino sweater", () => {
    const text = said(["Black merino sweater", "100% merino wool."], ["Black extra fine merino sweater", "100% wool."]);
    expect(text).not.toMatch(/not merino|close relatives/);
  });
});

describe("an attribute of which a page says several things", () => {
  it("is the same where one of them is: chunky ribbed knits, a quilted bag of grained leather", () => {
    const knits = said(["Oatmeal sweater", "Chunky ribbed cashmere."], ["Oatmeal sweater", "Rib knit cashmere."]);
    expect(knits).toMatch(/a rib stitch/i);
    expect(knits).not.toContain("chunky stitch");
    const bags = said(["Black bag", "Grained leather, diamond quilting."], ["Black quilted leather bag"]);
    expect(bags).not.toMatch(/grained surface on the original|The original has a grained surface/);
  });

  it("is a difference of neither against the other where both may be there: eyelets and a side zip", () => {
    const text = said(["Black boots", "8-eye lacing."], ["Black boots", "Side zip."]);
    expect(text).not.toMatch(/zip on the alternative|the alternative a pull-up side zip/);
    expect(text).toContain("Only the original mentions eight eyelets");
  });

  it("is not the knit when only the trim is ribbed", () => {
    const text = said(["Blue linen sweater", "Fine-gauge."], ["Blue linen sweater", "Rib trim."]);
    expect(text).not.toContain("rib stitch");
  });
});

describe("a blend", () => {
  it("is called neither pure nor mostly of a material below half", () => {
    const text = said(
      ["Navy cardigan", "47% merino wool, 30% alpaca, 23% polyamide."],
      ["Navy cardigan", "38% polyamide, 34% mohair, 28% wool."],
    );
    expect(text).not.toMatch(/mostly|traps the heat/);
  });
});

describe("what is no cloth or color of the goods", () => {
  it("is the shape of a bag, and the strap of a watch", () => {
    expect(said(["Tan bag", "Geometric lines."], ["Tan geometric crossbody bag"])).not.toContain("geometric print");
    const watches = said(["Steel watch", "Black dial."], ["Gold-tone watch", "White dial, black leather strap."]);
    expect(watches).not.toMatch(/gold color, white and black/);
  });

  it("is not stated for goods that are not worn", () => {
    const { differences, similarities, materialComparison, analysis } = compareProducts(
      productOf({ title: "Santal eau de parfum", description: "Violet, leather, cedar." }),
      productOf({ title: "Woody eau de parfum", description: "Violet, leather, amber." }),
    );
    expect({ differences, similarities, materialComparison }).toEqual({
      differences: [],
      similarities: [],
      materialComparison: null,
    });
    expect(analysis.partial).toEqual({ looks: null, feels: null, made: null });
    expect(analysis.missing).toEqual([]);
  });

  it("is the sky of a color's name", () => {
    expect(said(["Black jacket"], ["Jacket in Night Sky"])).not.toContain("light blue");
  });
});

describe("what fills a coat", () => {
  it("is compared with the other's, whether stated on a label or in the text", () => {
    const text = said(
      ["Black puffer jacket", "Shell: nylon. 700-fill goose down."],
      ["Black puffer jacket", "Shell: nylon. Filling: 100% polyester."],
    );
    expect(text).toMatch(/goose-down fill.* synthetic fill/);
    expect(text).not.toMatch(/Only the original mentions a goose-down fill/);
  });
});

describe("advice", () => {
  it("names no hardware to check, and no bargain where two are alike in part alone", () => {
    const tote = (extra: string, amount: string) =>
      productOf({ title: `Black leather tote bag${extra}`, materials: ["leather"], price: money(amount) });
    const { priceRecommendation } = compareProducts(tote(" with buckles", "4000"), tote(", zip closure", "150"));
    expect(priceRecommendation).not.toContain("buckle");
    expect(priceRecommendation).not.toContain("better buy");
  });
});
