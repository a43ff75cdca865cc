import { describe, expect, it } from "vitest";
import { sentencesAbout } from "../testing/sentences-about.ts";

type Text = [title: string, description: string];

describe("the kind of a garment", () => {
  it("is named as specifically as both pages name it", () => {
    expect(sentencesAbout(["Skihose", "100% Polyester"], ["Ski pants", "Nylon."])).toContain("Both are ski pants");
    expect(sentencesAbout(["Cotton overshirt"], ["Sobrecamisa de algodón"])).toContain("Both are overshirts");
    expect(sentencesAbout(["Track jacket"], ["Track jacket", "Full zip."])).toContain("Both are track jackets");
    const [crew, layer] = ["Merino base layer crew", "Men's merino base layer"];
    expect(sentencesAbout([crew], [layer])).toContain("Both are base layers");
  });

  it("is a skirt if the title calls it one, even if the line is known for a dress", () => {
    const text = sentencesAbout(["Jacquemus La jupe Saudade", "Satin, taille haute."], ["Jupe midi", "Satin."]);
    expect(text).toContain("Both are skirts.");
  });

  it("is a swimsuit if the title calls it a racing suit", () => {
    const suit: Text = ["Arena Powerskin open back suit women", "70% nylon, 30% elastane."];
    expect(sentencesAbout(suit, ["Racing swimsuit", "70% nylon, 30% elastane."])).toContain("Both are swimsuits.");
  });

  it("is not named again as a style", () => {
    const text = sentencesAbout(["Lace thong", "Nylon."], ["Bikini briefs", "Nylon."]);
    expect(text).toContain("A thong vs. briefs.");
    expect(text).not.toContain("thong back");
  });
});

describe("contrasting two garments", () => {
  it("names the rise before the fly", () => {
    const jeans = (fly: string, rise: string): Text => [
      "Black straight jeans",
      `100% cotton. ${rise} rise, ${fly} fly.`,
    ];
    const text = sentencesAbout(jeans("button", "Mid"), jeans("zip", "High"));
    expect(text).toContain("but the alternative has a high rise, not a mid rise");
    expect(text).toContain("A button fly vs. a zip fly.");
  });

  it("does not present down as a drawback when it replaces a synthetic filling", () => {
    const [synthetic, down] = ["Nylon shell, PrimaLoft Gold insulation.", "Nylon shell, 85% duck down."];
    const text = sentencesAbout(["Blue puffer jacket", synthetic], ["Blue puffer jacket", down]);
    expect(text).not.toMatch(/(?:fine with|live with|mind|happy with|if you prefer) a (?:duck-)?down fill/);
    expect(text).not.toContain("gold");
  });

  it("does not contrast one chest pocket with two", () => {
    const text = sentencesAbout(["Linen shirt", "Chest pocket."], ["Linen shirt", "Two chest pockets."]);
    expect(text).not.toContain("chest pocket vs.");
  });
});

describe("what two garments share", () => {
  it("includes the checks of seersucker dresses", () => {
    const dress: Text = ["Checked seersucker dress", "Puff-sleeved, 100% cotton."];
    expect(sentencesAbout(dress, ["Seersucker dress, checked", "Puff sleeves."])).toContain("Both are checked.");
  });

  it("includes spaghetti straps rather than a lack of sleeves", () => {
    const text = sentencesAbout(
      ["Satin slip dress", "Adjustable spaghetti straps."],
      ["Satin dress", "Cowl neck, spaghetti straps."],
    );
    expect(text).toMatch(/spaghetti straps/i);
    expect(text).not.toMatch(/no sleeves/i);
  });

  it("includes the denier of tights", () => {
    expect(sentencesAbout(["Satin tights", "20 denier."], ["Collant velati 20 den", ""])).toContain("20 den on both.");
  });

  it('does not include "knit" as the material of two polyester jackets', () => {
    const jacket: Text = ["Tricot track jacket", "Recycled polyester tricot."];
    expect(sentencesAbout(jacket, jacket)).not.toContain("mainly knit");
  });

  it("does not include gray when both are heathered blue", () => {
    const text = sentencesAbout(["Blue leggings", "High rise."], ["Leggings blue heather", "High rise."]);
    expect(text).not.toMatch(/gray/);
  });
});

describe("a garment", () => {
  it('is described as black whether "heather" precedes or follows the color', () => {
    const text = sentencesAbout(["Joggers heather black", "Drawstring."], ["Joggers, black heather", "Zip pockets."]);
    expect(text).toContain("Both come in black.");
  });

  it("is not described as made of its bib's material", () => {
    const [one, other] = ["Nylon, 800 fill power down, hood.", "Polyester, 90% duck down, hood."];
    const text = sentencesAbout(["Black down jacket with sherpa bib", one], ["Black down jacket", other]);
    expect(text).not.toMatch(/faux fur/i);
  });

  it("is not called geometric when both pages say zigzag and one also says stripes", () => {
    const swimsuit: Text = ["Bañador rayas zigzag", "Escote en V."];
    expect(sentencesAbout(["Zigzag swimsuit", "V-neck."], swimsuit)).not.toMatch(/geometric/);
  });

  it("is read as having a one-button front even if the title names the lapels next", () => {
    const blazer = sentencesAbout(["One button peak lapel blazer"], ["Wool blazer", "Single button, peak lapels."]);
    expect(blazer).toMatch(/one-button front/);
  });

  it("is read as having thumbholes in German as well as in English", () => {
    const fleece = sentencesAbout(["Fleece jacket", "Thumb loops."], ["Fleecejacke", "Daumenschlaufen."]);
    expect(fleece).toMatch(/thumbholes/i);
  });

  it("is not called nylon in contrast to one that is mostly nylon", () => {
    const text = sentencesAbout(
      ["Lace bra", "57% nylon, 30% polyester, 13% elastane."],
      ["Lace bra", "88% nylon, 12% elastane."],
    );
    expect(text).not.toMatch(/but the alternative is nylon/);
  });

  it("is assumed to have a belt if it is a robe", () => {
    const text = sentencesAbout(["Waffle robe", "Cotton, tie belt."], ["Waffle robe", "Made of the softest cotton."]);
    expect(text).not.toMatch(/mentions a belt|check for a belt/);
  });
});
