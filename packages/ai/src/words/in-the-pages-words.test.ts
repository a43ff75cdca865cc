import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";

type Text = [title: string, description?: string];

const compare = (original: Text, alternative: Text) => {
  const side = ([title, description = ""]: Text) => productOf({ title, description });
  return compareProducts(side(original), side(alternative));
};

describe("a detail that only one page mentions", () => {
  it("is quoted with the words that say what it is of", () => {
    const { differences } = compare(
      ["Wool trousers", "Slanted side pockets, part lined to the knee."],
      ["Wool trousers", "Button front."],
    );
    expect(differences).toContain("Only the original mentions “part lined”.");
  });

  it("goes by its name where the page says no more", () => {
    const { differences } = compare(["Denim skirt", "Zip fly, raw hem."], ["Denim skirt", "Straight cut."]);
    expect(differences.join(" ")).toContain("mentions a zip fly");
  });

  it("goes by its name where the page is in another language", () => {
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

  it("is wanted in the page's words too", () => {
    const { whenToBuyOriginal } = compare(
      ["Fleece jacket", "Zip front, ribbed storm cuffs, two-way hem."],
      ["Fleece jacket", "Zip front, hand pockets."],
    );
    expect(whenToBuyOriginal).not.toContain("rib knit");
  });
});

describe("words that only hint at a trait", () => {
  it("are no difference: cuffs make no narrower leg", () => {
    const { differences } = compare(["Wool trousers", "Slim-fit, tapered leg."], ["Chino trousers", "Cuffed hem."]);
    expect(differences.join(" ")).not.toMatch(/leg/);
  });

  it("are no similarity: a stacking ring may have a stone", () => {
    const { similarities } = compare(["Gold ring", "Wedding band."], ["Gold ring", "Stacking band with a stone."]);
    expect(similarities.join(" ")).not.toContain("plain band");
  });

  it("are not mentioned where they stand in a title without words of their own", () => {
    const { differences } = compare(
      ["Seamless leggings", "High waisted, ribbed waistband."],
      ["Tummy control leggings", "High waisted, wide waistband."],
    );
    expect(differences.join(" ")).not.toMatch(/firm hold|mentions \./);
  });

  it("give way to words that say it", () => {
    const { differences } = compare(["Slim-fit trousers", "Wide leg."], ["Trousers", "Straight leg."]);
    expect(differences.join(" ")).toMatch(/wide leg/i);
  });
});

describe("a color line of a pasted text", () => {
  const pasted = (description: string) => {
    const evidence = [{ field: "description", quote: description, source: "pasted-text", certainty: 0.8 } as const];
    return productOf({ title: "Platinum Elite carry-on suitcase", description, evidence });
  };

  it("counts before the shade in a model's name and before colors in passing", () => {
    const { similarities, differences } = compareProducts(
      pasted("Spinner wheels\nShadow Black – looks navy in some lamps\nNylon"),
      pasted("Spinner wheels\nBlack\nNylon"),
    );
    expect(similarities).toContain("Both come in black.");
    expect(differences.join(" ")).not.toMatch(/silver|navy/);
  });

  it("is none where two lines name a color", () => {
    const { similarities } = compareProducts(pasted("Black\nNavy\nNylon"), pasted("Black\nNavy\nNylon"));
    expect(similarities.join(" ")).not.toContain("Both come in black.");
  });
});

describe("materials of parts", () => {
  const said = (original: Text, alternative: Text) => {
    const { similarities, differences } = compare(original, alternative);
    return [...similarities, ...differences].join("\n");
  };

  it("are the shell's where one share is of shell and lining", () => {
    const text = said(
      ["Padded jacket", "Shell and lining: 100% polyester."],
      ["Padded jacket", "Shell: 100% polyester."],
    );
    expect(text).toContain("Both are made of 100% polyester.");
  });

  it("are not the goods' where only the sole gives a share", () => {
    const text = said(
      ["Leather sneakers", "Lining recycled polyester; sole 28% Amazonian rubber."],
      ["Sneakers", "Canvas and suede upper, rubber sole."],
    );
    expect(text).not.toMatch(/28% rubber/);
  });

  it("are plated where a title's gold is plated further on", () => {
    const text = said(["14K gold pendant necklace", "14K gold plated brass."], ["Pendant necklace", "Solid 14k gold."]);
    expect(text).toContain("Gold-plated metal vs. solid gold.");
  });

  it("do not line the goods where only a collar is lined", () => {
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

  it("sell no pack where goods pack like a scarf", () => {
    expect(said(["Red gown", "Draped jersey; no zip, packs like a scarf."], ["Red dress", "V-neck."])).not.toContain(
      "pack of several",
    );
  });

  it("promise no pocket where there is no side pocket", () => {
    expect(said(["Leggings", "No side pocket."], ["Leggings", "High rise, two side pockets."])).not.toContain(
      "Pockets on both",
    );
  });

  it("hang no handle on a scarf with a soft handle", () => {
    expect(said(["Wool scarf", "Soft brushed handle."], ["Wool scarf", "Fringed ends."])).not.toContain("handle");
  });

  it("keep a page's two handles where its line is known for one", () => {
    const text = said(
      ["Polène Numéro Un Mini", "Magnetic flap, twin handles. Full-grain calfskin."],
      ["Strathberry Mosaic Nano", "Box crossbody with top handle. Smooth calf leather."],
    );
    expect(text).not.toContain("single top handle");
  });
});
