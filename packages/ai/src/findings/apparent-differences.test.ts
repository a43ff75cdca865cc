import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { dollars, sentencesAbout } from "../testing/sentences-about.ts";

describe("comparing two words with the same meaning", () => {
  it("reads 'natural' before a color as part of the shade", () => {
    expect(sentencesAbout(["Leather sandals in natural tan"], ["Leather sandals in tan"])).toContain(
      "Both come in tan.",
    );
  });

  it("does not report cream as an additional color next to white", () => {
    const text = sentencesAbout(["Cotton blouse in white and navy"], ["Cotton blouse", "Color: navy, white, cream"]);
    expect(text).not.toContain("cream");
  });

  it("reports a shade that one page calls light along with the color that both share", () => {
    const text = sentencesAbout(["Striped shirt", "Color: white/light blue"], ["Striped shirt", "Color: blue/white"]);
    expect(text).toContain("Both feature white and blue.");
    expect(text).not.toContain("adds");
  });

  it("does not report two shades as shared when the other page names only one of them", () => {
    const text = sentencesAbout(["Striped shirt", "Color: white/light blue"], ["Striped shirt", "Color: navy/white"]);
    expect(text).not.toMatch(/both (?:feature|come in)[^.]*blue/i);
  });

  it("reports two black straps as straps rather than as the color of the watches", () => {
    const text = sentencesAbout(
      ["Herrenuhr Edelstahl 40 mm, Lederband schwarz"],
      ["Quarzuhr", "Gehäuse: Edelstahl. Band: Kalbsleder schwarz."],
    );
    expect(text).toContain("black leather strap");
    expect(text).not.toContain("come in black");
  });

  it("does not call a short nightdress cropped", () => {
    const text = sentencesAbout(["Camicia da notte corta in cotone"], ["Nuisette courte en coton"]);
    expect(text).toContain("mini length");
    expect(text).not.toContain("cropped");
  });

  it("does not contrast a relaxed fit with an oversized one", () => {
    expect(sentencesAbout(["Relaxed silk shirt"], ["Oversized silk shirt"])).not.toContain("looser");
  });
});

describe("comparing inherent traits", () => {
  it("does not report a digital watch as lacking a quartz movement", () => {
    const text = sentencesAbout(
      ["Steel quartz watch", "White dial."],
      ["Digital watch", "Resin strap, three-year battery."],
    );
    expect(text).not.toContain("quartz");
  });

  it("does not expect denim with one percent elastane to stretch more than rigid denim", () => {
    const text = sentencesAbout(["Straight jeans", "100% cotton."], ["Straight jeans", "99% cotton, 1% elastane."]);
    expect(text).not.toContain("stretch more");
  });
});

it("trusts a description that calls a stone simulated, even if the title does not", () => {
  const text = sentencesAbout(
    ["Clover pendant necklace", "18k gold, mother-of-pearl."],
    ["Clover necklace, mother of pearl", "Stone: simulated mother of pearl. Gold plated brass."],
  );
  expect(text).not.toMatch(/Both (?:have|feature).*mother-of-pearl/);
});

it("does not call a synthetic filling equal in quality to down", () => {
  const text = compareProducts(
    productOf({ title: "Nylon puffer jacket, goose down", description: "100% nylon.", price: dollars("330") }),
    productOf({ title: "Nylon puffer jacket, synthetic fill", description: "100% nylon.", price: dollars("60") }),
  );
  expect(text.priceReasoning).not.toMatch(/same quality|equally good/);
});

describe("a trait in only one title", () => {
  const PLAIN = "Square neck, knee length, 100% linen.";

  it("is reported when the other product's description lacks it", () => {
    const text = sentencesAbout(["Floral linen midi dress", PLAIN], ["Linen dress", PLAIN]);
    expect(text).toContain("Only the original's page mentions a floral print.");
  });

  it.each([
    ["mentions it in other words", "Linen dress", `${PLAIN} With small flowers.`],
    ["says too little", "Linen dress", ""],
  ])("is not reported when the other page %s", (_why, title, description) => {
    expect(sentencesAbout(["Floral linen midi dress", PLAIN], [title, description])).not.toContain("mentions a floral");
  });

  it('is contrasted with its opposite: "puff sleeves" vs. "no sleeves"', () => {
    const text = sentencesAbout(["Linen dress with puff sleeves", PLAIN], ["Sleeveless linen dress", PLAIN]);
    expect(text).toContain("Puff sleeves vs. no sleeves.");
  });
});

describe("ambiguous words in a description", () => {
  it.each([
    ["a leather's trade name as a color", "Chelsea boots in brandy", "Thursday Chrome leather.", /silver/],
    [
      "a cleaning cloth as the fabric",
      "Sac baguette noir",
      "100% polyuréthane. Nettoyer avec un chiffon humide.",
      /chiffon/,
    ],
    ["a handle's rings as the material", "Structured tote", "Acrylic ring details at the handle.", /acrylic/i],
    ["a leather look as leather", "Runner sneakers", "Leather-look synthetic upper.", /mainly leather/],
  ])("are not misread: %s", (_what, title, description, wrong) => {
    const other: [string, string] = [title, "Leather. Black."];
    expect(sentencesAbout([title, description], other)).not.toMatch(wrong);
  });

  it("do not hide that a material is recycled: recycled polyamide canvas", () => {
    const text = sentencesAbout(
      ["Tote bag", "100% recycled polyamide."],
      ["Tote bag", "Recycled polyamide canvas, zip top."],
    );
    expect(text).not.toContain("the original's is recycled");
  });

  it("are not contrasted: a cotton lining and a lining of an unnamed textile", () => {
    const text = sentencesAbout(
      ["Sneakers", "Leather upper. Cotton lining."],
      ["Sneakers", "Leather upper. Textile lining."],
    );
    expect(text).not.toContain("Lining:");
  });

  it("are not contrasted: one bag's grain and the other bag's panels", () => {
    const text = sentencesAbout(["Leather handbag", "Grained calfskin."], ["Leather handbag", "Geometric panels."]);
    expect(text).not.toContain("geometric panels");
  });
});

it("lists leather as a reason to buy the original when the alternative is faux leather", () => {
  const result = compareProducts(
    productOf({ title: "Leather mules", description: "Leather.", price: dollars("950") }),
    productOf({ title: "Mules", description: "Faux leather.", price: dollars("70") }),
  );
  expect(result.whenToBuyOriginal).toBe("You want leather.");
});

describe("the material of one part", () => {
  it.each([
    ["a chest pocket", "Fleece jacket", "Polyester fleece with a nylon chest pocket.", /polyamide/],
    [
      "a bag's flap and handles",
      "Tote bag",
      "Recycled polyamide canvas, leather flap and handles.",
      /made of leather|leather vs/i,
    ],
    ["a vent", "Bucket hat", "Nylon, mesh vent panel.", /mesh/],
  ])("is not read as the material of the whole product: %s", (_part, title, description, wrong) => {
    expect(sentencesAbout([title, description], [title, "Cotton."])).not.toMatch(wrong);
  });
});

it("does not contrast shoes that have laces with shoes that have laces and a Velcro strap", () => {
  const text = sentencesAbout(
    ["Leather sneakers", "Lace-up."],
    ["Leather sneakers", "Velcro strap at the ankle, laces."],
  );
  expect(text).not.toContain("Velcro");
});

it("reads 'Green Classic G-15' as a description of the lenses, not as a second color of the frame", () => {
  const text = sentencesAbout(
    ["Wayfarer sunglasses Black / Green Classic G-15"],
    ["Black wayfarer sunglasses, gray lenses"],
  );
  expect(text).not.toContain("adds green");
});

it("does not read a seller's mention of stainless steel as a flaw", () => {
  const used = { condition: "used", flaws: ["Strap: stainless steel"], size: null, year: null };
  const watch = productOf({ title: "Steel watch", price: dollars("400"), used });
  const reasoning = compareProducts(
    productOf({ title: "Steel watch, new", price: dollars("900") }),
    watch,
  ).priceReasoning;
  expect(reasoning).toMatch(/secondhand\.$/);
});

describe("comparing two kinds from one group", () => {
  it("contrasts a backpack with a shoulder bag, regardless of what the straps are called", () => {
    const text = sentencesAbout(["Nylon shoulder bag"], ["Nylon backpack", "Adjustable shoulder straps."]);
    expect(text).toContain("backpack");
  });

  it("says that one of two hats is a beanie", () => {
    expect(sentencesAbout(["Felt hat"], ["Acrylic watch hat", "Rib-knit beanie with a fold-up cuff."])).toContain(
      "is a beanie",
    );
  });
});

it("does not report a watch's quartz movement as a difference from a bra", () => {
  expect(sentencesAbout(["Steel watch", "Quartz movement."], ["Lace bra", "Underwired."])).not.toContain("quartz");
});

it("does not report an accent color that one shoe's page lists third as missing from the other shoe", () => {
  const said = (colors: string) =>
    sentencesAbout(["Court sneakers", `Color: ${colors}. Leather.`], ["Halden sneakers in white", "Leather."]);
  expect(said("White / Black / Clear Gray")).not.toMatch(/adds .*gray|color gray/);
  expect(said("White / Green")).toContain("adds green");
});
