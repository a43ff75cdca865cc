import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { dollars, sentencesAbout } from "../testing/sentences-about.ts";

describe("compareProducts, given a word mentioned in passing,", () => {
  it("does not read a packable jacket as a multipack", () => {
    const text = sentencesAbout(["Black down jacket", "Packs into a pouch."], ["Black down jacket", "With pockets."]);
    expect(text).not.toContain("pack of several");
  });

  it('does not read a name with "pack" or a color named "combo" as a multipack', () => {
    const text = sentencesAbout(["Pack It rain jacket", "Nylon."], ["Rain jacket", "Color: Ivory Combo."]);
    expect(text).not.toContain("multipack");
  });

  it("does not read a mandarin collar as orange", () => {
    const text = sentencesAbout(["Red brocade dress, mandarin collar", "Silk."], ["Green brocade dress", "Silk."]);
    expect(text).not.toContain("orange");
  });

  it("does not read a corset's boning as its material", () => {
    const text = sentencesAbout(["Steel boned corset top", "Black brocade."], ["Corset top", "Cotton."]);
    expect(text).not.toMatch(/steel/i);
  });

  it("does not read the color of a silver buckle as the color of the belt", () => {
    const text = sentencesAbout(
      ["Black leather western belt"],
      ["Western belt with a silver buckle", "Black faux leather."],
    );
    expect(text).toContain("Both come in black.");
    expect(text).not.toContain("silver");
  });

  it("does not read a cardigan's pearl color as pearls", () => {
    expect(sentencesAbout(["Open cardigan in pearl", "Wool."], ["Open cardigan in gray", "Wool."])).not.toContain(
      "pearls",
    );
  });

  it("does not read a snake-chain bracelet as one with a snake motif", () => {
    const text = sentencesAbout(["Silver bracelet, snake chain with heart clasp"], ["Silver heart bracelet"]);
    expect(text).not.toContain("serpent");
  });

  it("does not read the maker Golden Goose as goose down", () => {
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

describe("compareProducts, given words about a part,", () => {
  it("attributes a part's color to that part, not to the product", () => {
    const text = sentencesAbout(
      ["White leather sneakers, gold foil logo"],
      ["White leather sneakers with black lining"],
    );
    expect(text).toContain("Both come in white.");
    expect(text).not.toMatch(/gold|black/);
    expect(sentencesAbout(["Navy belt"], ["Belt, brown antique brass buckle"])).not.toMatch(/brown/);
  });

  it("attributes a part's material to that part, not to the product", () => {
    const lined = sentencesAbout(["Black leather gloves"], ["Black leather gloves lined with polyester"]);
    expect(lined).not.toContain("leather and polyester");
    const placed = sentencesAbout(["Black wool jacket"], ["Black wool jacket", "Nylon at chest and shoulders."]);
    expect(placed).not.toContain("polyamide");
  });

  it("does not read a lining's material as the outer fabric when no outer fabric is stated", () => {
    const text = sentencesAbout(["Blue dress, A-line", "100% polyester lining."], ["Blue A-line dress", "Polyester."]);
    expect(text).not.toContain("Both are made of polyester");
  });

  it("reads silver as the metal when only the details are gold", () => {
    const text = sentencesAbout(["Sterling silver bangle with 14k gold domes"], ["Stainless steel bangle"]);
    expect(text).toContain("Sterling silver vs. stainless steel.");
  });
});

describe("comparing facts stated on both pages", () => {
  it("names a shared print by its motif even if one page also calls the product printed", () => {
    const text = sentencesAbout(["Leopard print dress"], ["Printed wrap dress, leopard print"]);
    expect(text).toContain("Both are in a leopard print.");
  });

  it("treats suede loafers as suede even if the label says leather", () => {
    const text = sentencesAbout(["Suede loafers in tan"], ["Suede loafers in tan", "Upper: 100% leather"]);
    expect(text).not.toMatch(/suede vs\./i);
  });

  it("contrasts an underwire bra and a wire-free one in a single difference", () => {
    expect(sentencesAbout(["Black bra", "Underwire."], ["Black bra", "Wirefree."])).toContain(
      "An underwire vs. wire-free cups.",
    );
  });

  it("does not contrast lace-up boots with snow boots that also lace up", () => {
    const text = sentencesAbout(["Lace-up boots in black leather"], ["Snow boots in black leather", "Lace-up."]);
    expect(text).not.toMatch(/lace-up style on the original/i);
    expect(text).not.toContain("Only the alternative's page mentions laces");
  });

  it("reads a rubber watch strap only as rubber, not as resin, and mentions it at most three times", () => {
    const text = sentencesAbout(["Steel watch on a rubber strap"], ["Steel watch on a leather strap"]);
    expect(text.match(/rubber|resin/g)?.length).toBeLessThan(4);
    expect(text).not.toContain("resin");
  });

  it("does not contrast leather with leather when only one page also lists suede", () => {
    const text = sentencesAbout(["White sneakers", "Leather."], ["White sneakers", "Leather and suede."]);
    expect(text).not.toMatch(/leather vs\. leather/i);
  });

  it("recognizes a shared kind when one page names it more specifically: a bangle is a bracelet", () => {
    expect(sentencesAbout(["Gold bangle"], ["Gold bracelet"])).toContain(
      "Both are bracelets; the original is a bangle.",
    );
    expect(sentencesAbout(["Black leather flip-flops"], ["Black leather sandals"])).toContain("Both are sandals.");
  });
});

describe("comparing a fact stated on only one page", () => {
  it("does not report it as a difference between two products of the same line", () => {
    const text = sentencesAbout(
      ["Longchamp Le Pliage tote bag, black", "Recycled nylon and leather, zip top."],
      ["Longchamp Le Pliage tote bag, navy"],
    );
    expect(text).toContain("Both are from Longchamp's Le Pliage line.");
    expect(text).not.toMatch(/Only the|Recycled polyamide and leather vs\./);
  });

  it("does not report a stone's color as a difference when the other page names only the metal's color", () => {
    const text = sentencesAbout(["Gold necklace with malachite clover"], ["Green malachite clover necklace in gold"]);
    expect(text).not.toContain("adds green");
  });

  it("does not report the second color of a pattern that both products have", () => {
    const text = sentencesAbout(["Red dress with polka dots"], ["Red and white polka dot dress"]);
    expect(text).toContain("Both feature red.");
    expect(text).not.toContain("adds white");
  });

  it("attributes down to the filling, not to the outer fabric", () => {
    const text = sentencesAbout(["Black puffer jacket", "100% nylon."], ["Black puffer jacket", "Nylon and down."]);
    expect(text).not.toMatch(/polyamide vs\. polyamide and down/i);
  });
});

describe("a shape that only one page mentions", () => {
  it("is reported as mentioned only there", () => {
    expect(sentencesAbout(["Gold ring with screw motif"], ["Gold ring", "Plain band."])).toMatch(
      /Only the original's page mentions a screw motif/,
    );
  });
});

describe("a result's sentences", () => {
  it("say how imitation leather wears only when the original is leather", () => {
    expect(sentencesAbout(["Black leather tote bag"], ["Black faux leather tote bag"])).toContain("tends to crack");
    expect(sentencesAbout(["Black acetate sunglasses"], ["Black plastic sunglasses"])).not.toMatch(
      /resist wear|wear out|crack/,
    );
  });

  it("say so if the alternative is the same item in another color", () => {
    const frame = (color: string) =>
      productOf({ title: `Vela 3016 ${color} sunglasses RB3016`, price: dollars("160") });
    const { verdict } = compareProducts(frame("black"), frame("brown tortoise")).analysis;
    expect(verdict).toMatch(/in another color/);
  });

  it("name the alternative's main drawback briefly enough for a headline", () => {
    const result = compareProducts(
      productOf({
        title: "Black high-rise yoga leggings",
        description: "63% nylon, 37% elastane",
        price: dollars("100"),
      }),
      productOf({
        title: "Black high-rise yoga leggings",
        description: "73% recycled polyester, 27% elastane",
        price: dollars("45"),
      }),
    );
    expect(result.priceRecommendation).toMatch(/recycled polyester\.$/);
    expect(result.priceRecommendation?.length).toBeLessThanOrEqual(90);
    expect(result.analysis.verdict.length).toBeLessThanOrEqual(90);
  });

  it("contain no washing instructions for bags and shoes", () => {
    expect(sentencesAbout(["Black silk evening bag"], ["Black polyester evening bag"])).not.toContain("wash");
  });

  it("compare the qualities of two materials only once", () => {
    const text = sentencesAbout(["Camel coat", "100% camel hair"], ["Camel coat", "100% wool"]);
    expect(text).toContain("Camel hair is softer and warmer for its weight; wool is more hard-wearing.");
    expect(text).not.toContain("resist wear");
  });

  it("name the shared color and material before the kind", () => {
    const text = sentencesAbout(["Black leather loafers with horsebit"], ["Black leather loafers, horsebit detail"]);
    expect(text).toContain("both are black leather horsebit loafers");
  });
});

describe("self-evident facts", () => {
  it("are not reported as differences: pockets on jeans, stretch with elastane", () => {
    expect(sentencesAbout(["Blue jeans", "Button fly, five pockets."], ["Blue jeans", "Zip fly."])).not.toMatch(
      /Only the/,
    );
    const blazers = sentencesAbout(
      ["Black blazer", "Stretch wool."],
      ["Black blazer", "98% wool, 2% elastane, lapels."],
    );
    expect(blazers).not.toContain("stretch");
  });

  it("are not requested: the pattern of plain products, a ring's clasp, a metal already named", () => {
    const missing = (one: string, other: string) =>
      compareProducts(productOf({ title: one }), productOf({ title: other })).analysis.missing.map(({ code }) => code);
    expect(missing("Black wool coat", "Black wool coat, lined")).not.toContain("pattern");
    expect(missing("Striped cotton shirt", "Cotton shirt")).toContain("pattern");
    expect(missing("Deerskin gloves", "Wool gloves")).not.toContain("cut");
    expect(missing("Solid gold ring", "Gold-plated ring")).not.toContain("construction");
    expect(missing("Necklace, solid gold", "Gold-filled necklace")).not.toContain("material");
  });
});

describe("comparing mutually exclusive facts", () => {
  it("reports a negated lining as absent, not as unmentioned", () => {
    const text = sentencesAbout(["Wool coat, belted", "Cupro lining."], ["Wool coat with belt", "Unlined."]);
    expect(text).toContain("The original is lined, but the alternative isn't.");
    expect(text).not.toMatch(/Only the original's page mentions.*lining/);
  });

  it("contrasts a leather sole with a synthetic one", () => {
    const text = sentencesAbout(
      ["Black leather loafers", "Leather sole."],
      ["Black leather loafers", "Synthetic sole."],
    );
    expect(text).toContain("A leather sole vs. a synthetic sole.");
  });
});

describe("a kind with its own name", () => {
  it("is called by that name, and its style is not named separately: trench coat", () => {
    const text = sentencesAbout(["Beige cotton trench coat"], ["Beige polyester trench coat"]);
    expect(text).toContain("Both are trench coats.");
    expect(text).not.toContain("trench style");
    expect(sentencesAbout(["Black aviator sunglasses"], ["Brown aviator sunglasses"])).toContain(
      "Both are aviator sunglasses.",
    );
  });
});

describe("a title that refines the label", () => {
  it("takes precedence: wool on the label is read as merino if the title says merino", () => {
    const text = sentencesAbout(
      ["Black merino sweater", "100% merino wool."],
      ["Black extra fine merino sweater", "100% wool."],
    );
    expect(text).not.toMatch(/not merino|close relatives/);
  });
});

describe("comparing an attribute with several stated values", () => {
  it("treats the attribute as shared when any value matches: two ribbed knits, one of them chunky", () => {
    const knits = sentencesAbout(
      ["Oatmeal sweater", "Chunky ribbed cashmere."],
      ["Oatmeal sweater", "Rib knit cashmere."],
    );
    expect(knits).toMatch(/a rib knit/i);
    expect(knits).not.toContain("chunky knit");
    const bags = sentencesAbout(["Black bag", "Grained leather, diamond quilting."], ["Black quilted leather bag"]);
    expect(bags).not.toMatch(/grained surface on the original|The original has a grained surface/);
  });

  it("does not contrast features that one boot may combine: eyelets and a side zip", () => {
    const text = sentencesAbout(["Black boots", "8-eye lacing."], ["Black boots", "Side zip."]);
    expect(text).not.toMatch(/zip on the alternative|the alternative a pull-up side zip/);
  });

  it("does not read a sweater with a ribbed trim as a ribbed knit", () => {
    const text = sentencesAbout(["Blue linen sweater", "Fine-gauge."], ["Blue linen sweater", "Rib trim."]);
    expect(text).not.toContain("rib stitch");
  });
});

describe("a blend", () => {
  it("is called neither pure nor mostly one material when no share exceeds half", () => {
    const text = sentencesAbout(
      ["Navy cardigan", "47% merino wool, 30% alpaca, 23% polyamide."],
      ["Navy cardigan", "38% polyamide, 34% mohair, 28% wool."],
    );
    expect(text).not.toMatch(/mostly|breathes less/);
  });
});

describe("words that can also mean a pattern, a material or a color", () => {
  it("are not misread: a bag's geometric lines as a print, a strap's color as the watch's color", () => {
    expect(sentencesAbout(["Tan bag", "Geometric lines."], ["Tan geometric crossbody bag"])).not.toContain(
      "geometric print",
    );
    const watches = sentencesAbout(
      ["Steel watch", "Black dial."],
      ["Gold-tone watch", "White dial, black leather strap."],
    );
    expect(watches).not.toMatch(/gold color, white and black/);
  });

  it("are ignored for products that are not worn, such as a scent of violet and leather", () => {
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

  it("do not cause Night Sky to be read as light blue", () => {
    expect(sentencesAbout(["Black jacket"], ["Jacket in Night Sky"])).not.toContain("light blue");
  });
});

describe("a coat's filling", () => {
  it("is compared with the other coat's filling, whether a label or the text states it", () => {
    const text = sentencesAbout(
      ["Black puffer jacket", "Shell: nylon. 700-fill goose down."],
      ["Black puffer jacket", "Shell: nylon. Filling: 100% polyester."],
    );
    expect(text).toMatch(/goose-down fill.* synthetic fill/);
    expect(text).not.toMatch(/Only the original's page mentions a goose-down fill/);
  });
});

describe("advice", () => {
  it("neither asks the shopper to check hardware nor recommends a product that is only somewhat similar", () => {
    const tote = (extra: string, amount: string) =>
      productOf({ title: `Black leather tote bag${extra}`, materials: ["leather"], price: dollars(amount) });
    const { priceRecommendation } = compareProducts(tote(" with buckles", "4000"), tote(", zip closure", "150"));
    expect(priceRecommendation).not.toContain("buckle");
    expect(priceRecommendation).not.toContain("better buy");
  });
});

it("reports no differences when both pages describe the same item in different words", () => {
  const { differences, materialComparison } = compareProducts(
    productOf({ title: "Rolex Datejust 41 126334", description: "Oystersteel and white gold. Fluted bezel." }),
    productOf({ title: "Rolex Datejust 41 126334", description: "Stainless steel. Smooth case." }),
  );
  expect(differences).toEqual([]);
  expect(materialComparison).toBeNull();
});
