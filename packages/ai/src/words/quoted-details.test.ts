import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

type Text = [title: string, description?: string];

const compare = (original: Text, alternative: Text) => {
  const side = ([title, description = ""]: Text) => productOf({ title, description });
  return compareProducts(side(original), side(alternative));
};

describe("a detail that only one page mentions", () => {
  it("is quoted with the words that say which part it belongs to", () => {
    const { differences } = compare(
      ["Wool trousers", "Slanted side pockets, part lined to the knee."],
      ["Wool trousers", "Button front."],
    );
    expect(differences).toContain("Only the original mentions “part lined”.");
  });

  it("is called by its canonical name when the page says nothing more", () => {
    const { differences } = compare(["Denim skirt", "Zip fly, raw hem."], ["Denim skirt", "Straight cut."]);
    expect(differences.join(" ")).toContain("mentions a zip fly");
  });

  it("is called by its canonical name when the page is in another language", () => {
    const { differences } = compare(
      ["Strickjacke", "Mit Reißverschluss und seitlichen Taschen aus der Wolle."],
      ["Strickjacke", "Gerade geschnitten mit langen Ärmeln."],
    );
    expect(differences.join(" ")).not.toContain("“");
  });

  it("is quoted once when one phrase names two details", () => {
    const { differences } = compare(
      ["Black bag", "Quilted chain strap, zip top."],
      ["Black bag", "Zip top, one inner pocket."],
    );
    expect(differences.join(" ").match(/chain strap/g) ?? []).toHaveLength(1);
  });

  it("gets no name more specific than the page's words: pocket snaps are not a snap front", () => {
    const { differences } = compare(
      ["Waxed jacket", "Zip front, corduroy collar."],
      ["Waxed jacket", "Button front, cargo pockets with snaps."],
    );
    expect(differences.join(" ")).not.toContain("snap front");
  });

  it("is not reported when the other page's materials state it", () => {
    const { differences } = compareProducts(
      productOf({ title: "Boat tote", materials: ["cotton"], description: "Cotton canvas, long straps, open top." }),
      productOf({ title: "Canvas tote", description: "Open top, one inner pocket, key clip." }),
    );
    expect(differences.join(" ")).not.toContain("canvas");
  });

  it("ends before a trailing connective word", () => {
    const { differences } = compare(
      ["Earrings", "Hinge closure set with small stones, drop shape."],
      ["Earrings", "Drop shape, lightweight."],
    );
    expect(differences.join(" ")).not.toContain(" set”");
  });

  it("is requested in the page's words, too", () => {
    const { whenToBuyOriginal } = compare(
      ["Fleece jacket", "Zip front, ribbed storm cuffs, two-way hem."],
      ["Fleece jacket", "Zip front, hand pockets."],
    );
    expect(whenToBuyOriginal).not.toContain("rib knit");
  });
});

describe("words that only hint at a trait", () => {
  it("do not cause a difference: cuffs do not imply a narrower leg", () => {
    const { differences } = compare(["Wool trousers", "Slim-fit, tapered leg."], ["Chino trousers", "Cuffed hem."]);
    expect(differences.join(" ")).not.toMatch(/leg/);
  });

  it("do not count as a similarity: a stacking ring may have a stone", () => {
    const { similarities } = compare(["Gold ring", "Wedding band."], ["Gold ring", "Stacking band with a stone."]);
    expect(similarities.join(" ")).not.toContain("plain band");
  });

  it("are not mentioned when they appear in a title without further words", () => {
    const { differences } = compare(
      ["Seamless leggings", "High waisted, ribbed waistband."],
      ["Tummy control leggings", "High waisted, wide waistband."],
    );
    expect(differences.join(" ")).not.toMatch(/firm hold|mentions \./);
  });

  it("yield to words that state it", () => {
    const { differences } = compare(["Slim-fit trousers", "Wide leg."], ["Trousers", "Straight leg."]);
    expect(differences.join(" ")).toMatch(/wide leg/i);
  });
});

describe("a color line of a pasted text", () => {
  const pasted = (description: string) => {
    const evidence = [{ field: "description", quote: description, source: "pasted-text", certainty: 0.8 } as const];
    return productOf({ title: "Platinum Elite carry-on suitcase", description, evidence });
  };

  it("takes precedence over the shade in a model's name and over colors mentioned in passing", () => {
    const { similarities, differences } = compareProducts(
      pasted("Spinner wheels\nShadow Black – looks navy in some lamps\nNylon"),
      pasted("Spinner wheels\nBlack\nNylon"),
    );
    expect(similarities).toContain("Both come in black.");
    expect(differences.join(" ")).not.toMatch(/silver|navy/);
  });

  it("is ignored when two lines name a color", () => {
    const { similarities } = compareProducts(pasted("Black\nNavy\nNylon"), pasted("Black\nNavy\nNylon"));
    expect(similarities.join(" ")).not.toContain("Both come in black.");
  });
});

describe("materials of parts", () => {
  const said = (original: Text, alternative: Text) => {
    const { similarities, differences } = compare(original, alternative);
    return [...similarities, ...differences].join("\n");
  };

  it("belong to the shell when one share covers shell and lining", () => {
    const text = said(
      ["Padded jacket", "Shell and lining: 100% polyester."],
      ["Padded jacket", "Shell: 100% polyester."],
    );
    expect(text).toContain("Both are made of 100% polyester.");
  });

  it("do not apply to the product when only the sole has a share", () => {
    const text = said(
      ["Leather sneakers", "Lining recycled polyester; sole 28% Amazonian rubber."],
      ["Sneakers", "Canvas and suede upper, rubber sole."],
    );
    expect(text).not.toMatch(/28% rubber/);
  });

  it("are read as plated when the description says that the title's gold is plating", () => {
    const text = said(["14K gold pendant necklace", "14K gold plated brass."], ["Pendant necklace", "Solid 14k gold."]);
    expect(text).toContain("Gold-plated metal vs. solid gold.");
  });

  it("do not imply a lined product when only the collar is lined", () => {
    const text = said(
      ["Down jacket", "100% polyamide; lining 100% polyamide; padding 90% down, 10% feather."],
      ["Down jacket", "Fixed hood, fleece-lined stand collar. Shell: 100% polyester. Filling: 90% duck down."],
    );
    expect(text).not.toContain("Lined with");
  });
});

describe("words about something else", () => {
  const said = (original: Text, alternative: Text) => {
    const { similarities, differences } = compare(original, alternative);
    return [...similarities, ...differences].join("\n");
  };

  it("do not imply a pack: a gown that packs like a scarf", () => {
    expect(said(["Red gown", "Draped jersey; no zip, packs like a scarf."], ["Red dress", "V-neck."])).not.toContain(
      "pack of several",
    );
  });

  it("do not imply a pocket when the page denies a side pocket", () => {
    expect(said(["Leggings", "No side pocket."], ["Leggings", "High rise, two side pockets."])).not.toContain(
      "Pockets on both",
    );
  });

  it("do not add a handle to a scarf with a soft hand feel", () => {
    expect(said(["Wool scarf", "Soft brushed handle."], ["Wool scarf", "Fringed ends."])).not.toContain("handle");
  });

  it("keep a page's two handles when its line is known for one", () => {
    const text = said(
      ["Polène Numéro Un Mini", "Magnetic flap, twin handles. Full-grain calfskin."],
      ["Strathberry Mosaic Nano", "Box crossbody with top handle. Smooth calf leather."],
    );
    expect(text).not.toContain("single top handle");
  });
});
