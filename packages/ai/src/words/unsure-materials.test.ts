import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";
import { dollars, sentencesAbout } from "../testing/sentences-about.ts";

describe("a material named for a part", () => {
  it("is not presented as the material of the whole product", () => {
    const text = sentencesAbout(["Nylon tote bag"], ["Everyday tote bag", "Canvas look, flap in leather."]);
    expect(text).not.toMatch(/vs\. leather|leather, not/);
    expect(text).toContain("The alternative's page mentions leather, but we can't be sure that's the main material.");
  });

  it("is not read from a remark about a flaw", () => {
    const text = sentencesAbout(
      ["Leather sneakers"],
      ["Low sneakers", "Worn twice, small mark on the left suede toe."],
    );
    expect(text).not.toMatch(/vs\. suede|suede, not/);
  });

  it("is not read from a lining in parentheses", () => {
    const text = sentencesAbout(["Cotton field jacket"], ["Field jacket", "Warmly lined body (wool)."]);
    expect(text).not.toMatch(/vs\. wool|wool, not/);
  });

  it("is reported if the text also names it for the whole product", () => {
    const text = sentencesAbout(["Nylon tote bag"], ["Leather tote bag", "Top handles in leather."]);
    expect(text).toContain("the alternative is leather, not nylon");
  });

  it("is reported if the part is named only to describe the kind: a flap bag, a buckle belt", () => {
    expect(sentencesAbout(["Nylon crossbody bag"], ["Black faux leather quilted flap bag"])).toContain("faux leather");
    expect(sentencesAbout(["Canvas belt"], ["Leather double buckle belt"])).toContain("leather");
  });
});

describe("a material that only the other text names", () => {
  it("is not attributed to a page just because both pages name another material", () => {
    const text = sentencesAbout(
      ["Grey sneakers", "Pigskin suede and mesh."],
      ["Grey sneakers", "Faux suede and mesh upper."],
    );
    expect(text).not.toContain("names suede and faux suede");
  });

  it("is not contrasted with an unspecified textile that the line is known for", () => {
    const bag = { title: "Le Pliage Original", brand: "Longchamp", materials: ["recycled textile"] };
    const { differences } = compareProducts(productOf(bag), productOf({ title: "Nylon tote bag" }));
    expect(differences.join(" ")).not.toContain("textile");
  });
});

describe("two materials named in one text", () => {
  it("are not contrasted", () => {
    const text = sentencesAbout(
      ["Foldable tote bag", "Woven nylon with a snap, calfskin here and there."],
      ["Foldable tote bag", "Calfskin leather."],
    );
    expect(text).not.toMatch(/vs\. leather|leather, not/);
  });

  it("are contrasted when shares or a label state them", () => {
    const text = sentencesAbout(
      ["Tote bag", "Outer: 100% cotton. Looks great with a leather belt."],
      ["Tote bag", "Outer: 100% leather."],
    );
    expect(text).toContain("the alternative is leather, not cotton");
  });

  it("are read as faux leather if they are leather and PU leather", () => {
    const text = sentencesAbout(["Leather belt"], ["Women's leather belt", "PU leather, gold buckle."]);
    expect(text).toContain("faux leather");
  });
});

it("does not claim that a product lacks a trim that its label omits", () => {
  const text = sentencesAbout(
    ["Foldable tote bag", "Woven nylon with a snap, calfskin here and there."],
    ["Foldable tote bag", "100% polyamide."],
  );
  expect(text).not.toContain("no leather");
});

describe("a judgment about quality", () => {
  const reasoning = (one: string, other: string) =>
    compareProducts(
      productOf({ title: "Padded jacket", description: one, price: dollars("300") }),
      productOf({ title: "Jacket", description: other, price: dollars("60") }),
    ).priceReasoning;

  it("does not rank nylon above polyester", () => {
    expect(reasoning("100% polyester shell.", "100% nylon shell.")).not.toContain("better material of the two");
  });

  it("does not rank a down-filled jacket by its shell alone", () => {
    expect(reasoning("100% polyester shell, 90% down fill.", "100% cotton.")).not.toContain("material");
  });
});

it("says where a product is made, without commenting on the other page's silence", () => {
  const { locationComparison } = compareProducts(
    productOf({ title: "Wool coat", location: "Italy" }),
    productOf({ title: "Wool coat" }),
  );
  expect(locationComparison).toBe("The original is made in Italy.");
});

it("does not claim that a page in another language lacks a detail", () => {
  const dress = ["Midi dress", "A dress with a bow at the back and a round neck."] as const;
  const [english, german] = ["A dress with short sleeves and a round neck.", "Kleid mit kurzen Ärmeln und Schluppe."];
  expect(sentencesAbout([...dress], ["Midi dress", english])).toContain("mentions a bow");
  expect(sentencesAbout([...dress], ["Midikleid", german])).not.toContain("mentions a bow");
});

it("does not say that a product with a partly cotton lining has no cotton lining", () => {
  const text = sentencesAbout(
    ["Waxed jacket", "Outer: 100% cotton. Lining: 100% cotton."],
    ["Waxed jacket", "Outer: 100% cotton. Lining: 65% polyester, 35% cotton."],
  );
  expect(text).not.toContain("not a cotton lining");
});

it("does not compare the metal of jewelry with the fabric of a jacket", () => {
  const text = sentencesAbout(["Cotton jacket", "100% cotton."], ["Pendant necklace", "14k gold over brass."]);
  expect(text).not.toMatch(/gold vs|vs\. gold|is gold/);
});

it("does not apply claims about yarn to felt", () => {
  const text = sentencesAbout(["Fedora", "100% rabbit hair felt."], ["Fedora", "100% wool felt."]);
  expect(text).not.toContain("more hard-wearing");
});

it("recognizes coated canvas by its French name", () => {
  const text = sentencesAbout(["Tote bag", "Coated canvas."], ["Cabas", "Toile enduite (PVC, polyester)."]);
  expect(text).not.toContain("not coated canvas");
});

it("reads every color in a field even if the title names only one of them", () => {
  const evidence = [{ field: "colours", quote: "White, black", source: "pasted-text", certainty: 0.9 }] as const;
  const known = { title: "White low sneakers", colours: ["white", "black"], evidence: [...evidence] };
  const { colours } = extractFacts(productOf(known));
  expect(colours.map(({ value }) => value.name)).toEqual(["white", "black"]);
});

it("never mentions a shoe's suede without its mesh", () => {
  const text = sentencesAbout(["Running sneakers", "Suede and mesh upper."], ["Leather sneakers"]);
  expect(text).not.toMatch(/original is suede[;.]/);
});

it("says that two fleeces are fleece pullovers, but that two fleece-backed cotton sweatshirts are sweatshirts", () => {
  const fleece = ["Half-zip fleece pullover", "100% polyester fleece."] as const;
  const cotton = ["Crewneck sweatshirt", "100% cotton fleece."] as const;
  expect(sentencesAbout([...fleece], [...fleece])).not.toContain("sweatshirts");
  expect(sentencesAbout([...cotton], [...cotton])).toContain("sweatshirts");
});

it("says “mainly” only of materials that are mixed with others", () => {
  const text = sentencesAbout(["Striped T-shirt", "100% cotton."], ["Striped T-shirt", "100% organic cotton."]);
  expect(text).toContain("Both are cotton; the alternative's is organic.");
});
