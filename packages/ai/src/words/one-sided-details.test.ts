import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

type Text = [title: string, description?: string];

const compare = (original: Text, alternative: Text) => {
  const side = ([title, description = ""]: Text) => productOf({ title, description });
  return compareProducts(side(original), side(alternative));
};

describe("compareProducts, given a detail that only one page mentions,", () => {
  const sentencesAbout = (original: Text, alternative: Text) => {
    const { differences, whenToBuyOriginal } = compare(original, alternative);
    return [...differences, whenToBuyOriginal].join("\n");
  };

  it("reports it as a difference when sellers always mention such details", () => {
    const text = sentencesAbout(["Denim skirt", "Embroidered hem, removable belt."], ["Denim skirt", "Straight cut."]);
    expect(text).toContain("Only the original's page mentions embroidery and a belt.");
  });

  it.each([
    ["Wool trousers", "Slanted side pockets, zip fly, part lined.", "Button front."],
    ["Black bag", "Adjustable strap, two handles, inner zip pocket.", "Open top."],
    ["Steel watch", "Sapphire crystal, quartz. Made in Switzerland.", "Quartz, date window."],
    ["Chelsea boots", "Slip-on, rubber sole, elastic side panels.", "Almond toe."],
  ])("does not report it when pages often omit such details: %s, %s", (title, original, alternative) => {
    expect(sentencesAbout([title, original], [title, alternative])).not.toContain("mentions");
  });

  it("does not report it when the other page states it in different words", () => {
    expect(
      sentencesAbout(["Black dress", "Belt, ruffles."], ["Black dress", "Self-tie sash, ruffled hem."]),
    ).not.toContain("mentions");
  });

  it("reports a phrase only once if it names two such details", () => {
    const { differences } = compare(
      ["Black bag", "Quilted chain strap, zip top."],
      ["Black bag", "Zip top, one inner pocket."],
    );
    expect(differences.join(" ").match(/chain strap/g) ?? []).toHaveLength(1);
  });

  it("never names a detail more specifically than the page does: pocket snaps are not a snap front", () => {
    const { differences } = compare(
      ["Waxed jacket", "Zip front, corduroy collar."],
      ["Waxed jacket", "Button front, cargo pockets with snaps."],
    );
    expect(differences.join(" ")).not.toContain("snap front");
  });

  it("does not report it when the other product's materials imply it", () => {
    const { differences } = compareProducts(
      productOf({ title: "Boat tote", materials: ["cotton"], description: "Cotton canvas, long straps, open top." }),
      productOf({ title: "Canvas tote", description: "Open top, one inner pocket, key clip." }),
    );
    expect(differences.join(" ")).not.toContain("canvas");
  });
});

describe("words that only hint at a trait", () => {
  it("are not enough to report a difference: cuffs do not imply a narrower leg", () => {
    const { differences } = compare(["Wool trousers", "Slim-fit, tapered leg."], ["Chino trousers", "Cuffed hem."]);
    expect(differences.join(" ")).not.toMatch(/leg/);
  });

  it("are not enough to report a similarity: a stacking ring may have a stone", () => {
    const { similarities } = compare(["Gold ring", "Wedding band."], ["Gold ring", "Stacking band with a stone."]);
    expect(similarities.join(" ")).not.toContain("plain band");
  });

  it("do not appear in the result: tummy control", () => {
    const { differences } = compare(
      ["Seamless leggings", "High waisted, ribbed waistband."],
      ["Tummy control leggings", "High waisted, wide waistband."],
    );
    expect(differences.join(" ")).not.toMatch(/firm hold|mentions \./);
  });

  it("are overruled by a trait that the text states", () => {
    const { differences } = compare(["Slim-fit trousers", "Wide leg."], ["Trousers", "Straight leg."]);
    expect(differences.join(" ")).toMatch(/wide leg/i);
  });
});

describe("color lines in pasted text", () => {
  const pasted = (description: string) => {
    const evidence = [{ field: "description", quote: description, source: "pasted-text", certainty: 0.8 } as const];
    return productOf({ title: "Platinum Elite carry-on suitcase", description, evidence });
  };

  it("take precedence over the shade in a model's name and over colors mentioned in passing", () => {
    const { similarities, differences } = compareProducts(
      pasted("Spinner wheels\nShadow Black – looks navy in some lamps\nNylon"),
      pasted("Spinner wheels\nBlack\nNylon"),
    );
    expect(similarities).toContain("Both come in black.");
    expect(differences.join(" ")).not.toMatch(/silver|navy/);
  });

  it("are ignored if there are two", () => {
    const { similarities } = compareProducts(pasted("Black\nNavy\nNylon"), pasted("Black\nNavy\nNylon"));
    expect(similarities.join(" ")).not.toContain("Both come in black.");
  });
});

describe("reading the materials of parts", () => {
  const sentencesAbout = (original: Text, alternative: Text) => {
    const { similarities, differences } = compare(original, alternative);
    return [...similarities, ...differences].join("\n");
  };

  it("attributes a share that covers shell and lining to the shell", () => {
    const text = sentencesAbout(
      ["Padded jacket", "Shell and lining: 100% polyester."],
      ["Padded jacket", "Shell: 100% polyester."],
    );
    expect(text).toContain("Both are made of 100% polyester.");
  });

  it("does not apply the sole's material to the product when only the sole has a share", () => {
    const text = sentencesAbout(
      ["Leather sneakers", "Lining recycled polyester; sole 28% Amazonian rubber."],
      ["Sneakers", "Canvas and suede upper, rubber sole."],
    );
    expect(text).not.toMatch(/28% rubber/);
  });

  it("reads the gold in a title as plating when the description says so", () => {
    const text = sentencesAbout(
      ["14K gold pendant necklace", "14K gold plated brass."],
      ["Pendant necklace", "Solid 14k gold."],
    );
    expect(text).toContain("Gold-plated brass vs. solid gold.");
  });

  it("does not read a product as lined when only its collar is lined", () => {
    const text = sentencesAbout(
      ["Down jacket", "100% polyamide; lining 100% polyamide; padding 90% down, 10% feather."],
      ["Down jacket", "Fixed hood, fleece-lined stand collar. Shell: 100% polyester. Filling: 90% duck down."],
    );
    expect(text).not.toContain("Lined with");
  });
});

describe("the facts read from a page", () => {
  const sentencesAbout = (original: Text, alternative: Text) => {
    const { similarities, differences } = compare(original, alternative);
    return [...similarities, ...differences].join("\n");
  };

  it("do not include a multipack when a gown is said to pack like a scarf", () => {
    expect(
      sentencesAbout(["Red gown", "Draped jersey; no zip, packs like a scarf."], ["Red dress", "V-neck."]),
    ).not.toContain("pack of several");
  });

  it("do not include a pocket when the page says that there is none", () => {
    expect(sentencesAbout(["Leggings", "No side pocket."], ["Leggings", "High rise, two side pockets."])).not.toMatch(
      /both (?:have|feature) pockets/i,
    );
  });

  it("do not include a handle when a scarf feels soft to the hand", () => {
    expect(sentencesAbout(["Wool scarf", "Soft brushed handle."], ["Wool scarf", "Fringed ends."])).not.toContain(
      "handle",
    );
  });

  it("do not include a single handle when the page states two, even if the line is known for one", () => {
    const text = sentencesAbout(
      ["Polène Numéro Un Mini", "Magnetic flap, twin handles. Full-grain calfskin."],
      ["Strathberry Mosaic Nano", "Box crossbody with top handle. Smooth calf leather."],
    );
    expect(text).not.toContain("single top handle");
  });
});

describe("comparing materials listed without shares", () => {
  const all = (original: Text, alternative: Text) => {
    const { differences, whenToBuyOriginal, whenToBuyAlternative } = compare(original, alternative);
    return [...differences, whenToBuyOriginal, whenToBuyAlternative].join("\n");
  };

  it("does not report a canvas bag's cotton as a difference when both bags have faux leather trim", () => {
    const text = all(
      ["Weekender bag", "Cotton canvas with vegan leather, trolley sleeve."],
      ["Weekender bag", "Thick canvas + PU leather, trolley sleeve."],
    );
    expect(text).not.toMatch(/cotton|faux leather/i);
  });

  it("does not contrast nearly identical linings: wool and shearling", () => {
    const text = all(
      ["Ankle boots", "Suede upper, wool lining, pull-on."],
      ["Ankle boots", "Suede upper, sheepskin lining, pull-on."],
    );
    expect(text).not.toMatch(/lining/i);
  });

  it("does not read a bag's lining as its material", () => {
    const text = all(
      ["Box bag", "Calf leather, cotton herringbone canvas lining."],
      ["Box bag", "Calf leather, polyester lining."],
    );
    expect(text).not.toMatch(/cotton|polyester/i);
  });

  it("does not report a leather trim that only one page mentions", () => {
    const text = all(
      ["Tote bag", "Coated canvas, calfskin trim and handles."],
      ["Tote bag", "Coated canvas, open top."],
    );
    expect(text).not.toMatch(/leather/i);
  });

  it("does not read mesh sneakers with faux leather overlays as faux leather", () => {
    const { materialComparison } = compare(
      ["Running sneakers", "Open mesh, synthetic leather overlays."],
      ["Running sneakers", "Same mesh, silver overlays."],
    );
    expect(materialComparison).not.toContain("made of: faux leather");
  });

  it("reads the material of a belt's strap as the material of the belt", () => {
    const { materialComparison } = compare(
      ["Leather belt", "Smooth calf leather, brass buckle."],
      ["Leather belt", "Faux leather strap, ring buckle."],
    );
    expect(materialComparison).toContain("faux leather");
  });
});

describe("reasons to buy the original", () => {
  const reasonFor = (original: Text, alternative: Text) => compare(original, alternative).whenToBuyOriginal;

  it("do not include wool when the alternative is merino wool", () => {
    const reason = reasonFor(["Knit sweater", "80% wool, 20% polyamide."], ["Knit sweater", "100% merino wool."]);
    expect(reason).not.toContain("wool");
  });

  it("include a fiber when the alternative has only half as much", () => {
    const reason = reasonFor(["Knit sweater", "80% wool, 20% silk."], ["Knit sweater", "60% acrylic, 40% wool."]);
    expect(reason).toContain("more wool");
  });

  it("list several colors together as one reason", () => {
    const reason = reasonFor(
      ["Viscose dress in black and white", "100% viscose."],
      ["Viscose dress in red", "100% viscose."],
    );
    expect(reason).toContain("the colors black and white");
  });
});

it("treats a blazer and a plain jacket as the same kind, but not a blazer and a hooded jacket", () => {
  expect(compare(["Navy wool blazer"], ["Navy jacket", "Two buttons, unlined."]).differences.join(" ")).not.toContain(
    "a blazer",
  );
  expect(compare(["Navy wool blazer"], ["Navy jacket", "Zip front, hood."]).differences.join(" ")).toContain(
    "The original is a blazer",
  );
});

it("does not contrast a tote with a shoulder bag that has 'tote' in its title", () => {
  const { differences } = compare(["Canvas tote bag", "Open top."], ["Checked tote shoulder bag", "Open top."]);
  expect(differences.join(" ")).not.toContain("a shoulder bag");
});
