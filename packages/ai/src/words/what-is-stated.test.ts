import { describe, expect, it } from "vitest";
import { sentencesAbout } from "../testing/sentences-about.ts";

type Text = [title: string, description: string];

describe("a trait of a garment", () => {
  it("is not read from the lengths in which the garment is sold", () => {
    const sold: Text = ["Linen midi dress", "Square neck. Sizes XS to XL: regular, petite, tall."];
    expect(sentencesAbout(["Linen midi dress", "Square neck, relaxed fit."], sold)).not.toMatch(/regular fit/);
    expect(sentencesAbout(["Wool coat", "Regular fit."], ["Wool coat", "Slim fit."])).toContain("regular fit");
  });

  it("is not read from a description of only one part of a dress", () => {
    const [one, other] = ["A loose full midi skirt and a close-fitting lined top.", "Slim fit."];
    expect(sentencesAbout(["Cotton dress", one], ["Cotton dress", other])).not.toMatch(/relaxed fit/);
    expect(sentencesAbout(["Vestido de algodón", "Falda holgada."], ["Cotton dress", other])).not.toMatch(
      /relaxed fit/,
    );
    expect(sentencesAbout(["Cotton dress", "Loose fit with a full skirt."], ["Cotton dress", other])).toMatch(
      /relaxed fit/,
    );
  });

  it("is not read from one of several options that a page offers", () => {
    const cardigan = (neck: string): Text => ["Cardigan écru", `Maille fine, boutonné, ${neck}.`];
    expect(sentencesAbout(cardigan("col V ou rond"), cardigan("col montant"))).not.toContain("V-neck");
    expect(sentencesAbout(cardigan("col V"), cardigan("col montant"))).toContain("V-neck");
  });

  it("is not embroidery when only the maker's logo is embroidered", () => {
    const plain = "A plain-weave shirt made of white cotton with a button-down collar, a pocket and a pleat.";
    const signed = `${plain} Signature embroidered pony at the chest.`;
    expect(sentencesAbout(["Oxford shirt", signed], ["Oxford shirt", plain])).not.toMatch(/embroider/);
    expect(sentencesAbout(["Camicia", "Stemma ricamato sul petto."], ["Shirt", plain])).not.toMatch(/embroider/);
    expect(sentencesAbout(["Denim skirt", "Embroidered hem."], ["Denim skirt", "A-line, midi."])).toMatch(/embroider/);
  });

  it("is not read from the pattern of a pocket or the name of a weave", () => {
    const [plain, checked] = ["Plain back pockets, plain weave.", "Checked."];
    expect(sentencesAbout(["Cotton shirt", plain], ["Cotton shirt", checked])).not.toMatch(/solid/);
  });

  it('is not read as "for children" because of the name of a yarn or an idiom', () => {
    const dress: Text = ["Wool dress for girls", "100% wool."];
    expect(sentencesAbout(["Wool dress", "The best kind of dress."], dress)).not.toMatch(/children/);
    expect(sentencesAbout(["Robe en laine", "70% alpaga baby."], dress)).not.toMatch(/children/);
  });
});

describe("two garments", () => {
  it("are contrasted by the shape of their legs before their rise", () => {
    const jeans = (leg: string, rise: string): Text => [`${leg} jeans`, `98% cotton, 2% elastane. ${rise} rise.`];
    const text = sentencesAbout(jeans("Skinny", "Low"), jeans("Flared", "Mid"));
    expect(text).toContain("but the alternative has a flared leg, not a skinny fit");
    expect(sentencesAbout(["Vaqueros pitillo", "Tiro alto."], ["Straight-leg jeans"])).toContain("skinny fit");
    expect(sentencesAbout(["Slim jeans"], ["Straight-leg jeans"])).not.toContain("skinny fit");
  });

  it("are not contrasted as lace and floral when both are made of lace", () => {
    const bra: Text = ["Reggiseno Fiori nero", "Pizzo nero, ferretto."];
    expect(sentencesAbout(["Lace bra", "Black lace, underwire."], bra)).not.toMatch(/floral/);
  });

  it("are both called swim shorts, even if one title uses a more general word", () => {
    const [general, exact] = ["Maillot de bain homme Moorea", "Boxer da mare uomo"];
    const described = "Slip intérieur en filet, cordon. Short de bain.";
    expect(sentencesAbout([`Vilebrequin ${general}`, described], [exact])).toContain("swim shorts");
  });

  it("are named as specifically as their pages name them", () => {
    const text = sentencesAbout(["Sports bra", "Medium support."], ["Tank top", "Loose fit."]);
    expect(text).toContain("The original is a sports bra; the alternative is a tank top.");
    const coats = sentencesAbout(["Trench coat", "Cotton gabardine."], ["Puffer jacket", "Nylon, down fill."]);
    expect(coats).not.toMatch(/trench style/);
  });

  it("are compared by fabric weight, which the shopper is then not asked to compare", () => {
    const jeans: Text = ["Selvedge jeans", "100% cotton, 21oz selvedge denim. Straight leg."];
    const text = sentencesAbout(jeans, ["Indigo jeans", "100% cotton, heavy 21 oz. denim. Straight leg."]);
    expect(text).toContain("Cloth weight: 21 oz on both.");
    expect(text).not.toMatch(/compare the weight|weight and finish/);
    const silk = sentencesAbout(["Silk pillow dress", "22 momme silk."], ["Silk slip dress", "19 momme silk."]);
    expect(silk).toContain("Silk weight: 22 momme vs. 19 momme.");
    const tees = sentencesAbout(["T-shirt", "240 g/m² cotton."], ["T-shirt", "Cotton, 180 gsm."]);
    expect(tees).toContain("Fabric weight: 240 g/m² vs. 180 g/m².");
  });
});

describe("a shared feature", () => {
  it("is stated only once when its word translates to two details", () => {
    const hat = (made: string): Text => [`Sombrero de ${made} plegable`, "Ala ancha."];
    expect(sentencesAbout(hat("paja"), hat("paja"))).not.toMatch(/foldable.*packable|packable.*foldable/);
  });

  it("is stated only once, as a back pleat rather than also as a pleat", () => {
    const shirt: Text = ["Oxford shirt", "100% cotton. Box pleat at the back, chest pocket."];
    expect(sentencesAbout(shirt, shirt)).not.toMatch(/(?<!back )pleats?(?: and|,)/i);
  });

  it("is not repeated as a detail of one side", () => {
    const text = sentencesAbout(
      ["Linen dress", "Puff sleeves, sweetheart neckline."],
      ["Viscose dress", "Short flutter sleeves, V-neck, tiered skirt, elasticated waist."],
    );
    expect(text).toContain("Puff sleeves vs. flutter sleeves.");
    expect(text).not.toContain("Only the original's page mentions puff sleeves");
  });

  it("may be a color after a dash or a care instruction after a negated feature", () => {
    const shirt: Text = ["Hemd mit Cutaway-Kragen – Weiß", "100% Baumwolle"];
    expect(sentencesAbout(shirt, ["Hemd weiß", "100% Baumwolle"])).toContain("Both come in white.");
    const top: Text = ["Maillot 1 pièce", "Coques non amovibles\nLaver à la main"];
    expect(sentencesAbout(top, ["Maillot 1 pièce", "Laver à la main"])).toContain("Both can be hand-washed.");
  });
});
