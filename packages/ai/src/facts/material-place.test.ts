import { describe, expect, it } from "vitest";
import { extractFacts } from "./extract-facts.ts";

/** Extracts the materials that sentences may state about a product with this title and description. */
const statedOf = (title: string, description: string, materials: string[]) =>
  extractFacts({
    title,
    description,
    materials,
    evidence: [{ field: "materials", quote: materials.join(", "), source: "pasted-text", certainty: 0.5 }],
  }).composition.flatMap(({ value, isHint }) => (isHint ? [] : [value.material]));

describe("a material next to an unknown noun", () => {
  it.each([
    ["Rattan-effect tote made of paper straw", "Cotton drawstring pouch inside.", ["paper straw", "cotton"]],
    ["Linen shirt", "Yokelet in cotton, zwicks of resin.", ["linen", "cotton", "resin"]],
    ["Brille, Acetat, havanna", "Federscharniere aus Metall.", ["acetate", "metal"]],
    ["Rucksack, Polyester", "Zierflicken aus Leder.", ["polyester", "leather"]],
    ["Camicia in lino", "Cuciture a contrasto in cotone.", ["linen", "cotton"]],
    ["Guantes de piel", "Remallado de punto de lana.", ["leather", "wool"]],
    ["Bikini", "Nylon, tortoise resin ring.", ["polyamide", "resin"]],
    ["Suede ankle boots", "Comes with a cotton sachet.", ["suede leather", "cotton"]],
    ["Schal weich wie Kaschmir", "Polyacryl, Fransen.", ["acrylic", "cashmere"]],
    ["Bolso de lona", "Llavero incluido, los flecos son de cuero.", ["textile", "leather"]],
    ["Wool scarf", "It comes in a cotton sachet.", ["wool", "cotton"]],
    ["Brogues in leather", "Vintage brown smooth mens brogues with suede sole size nine", ["leather", "suede leather"]],
  ])("is not read as what %s is made of: %s", (title, description, [own = "", ...others]) => {
    expect(statedOf(title, description, [own, ...others])).toEqual([own]);
  });

  it("is only a hint even if it is the only material that the text names", () => {
    expect(statedOf("Trapeze bag", "With a zwick in leather.", ["leather"])).toEqual([]);
  });
});

describe("a product's own material", () => {
  it.each([
    ["Corvela flap bag in lambskin black gold hardware", "", ["leather"]],
    ["Sneakers", "White leather silver star black heel tab", ["leather"]],
    ["Bucket hat nylon black", "", ["polyamide"]],
    ["3.5 cm woven leather belt brown", "", ["leather"]],
    ["Wrap dress silk jersey chain print", "", ["silk"]],
    ["Linen pinafore dress patch pockets", "", ["linen"]],
    ["Black suede ankle strap block heel sandal", "", ["suede leather"]],
    ["Wallet", "Vintage bridle leather coin pocket snap closure", ["bridle leather"]],
    ["Chelsea boots black smooth leather air-cushioned sole yellow stitching", "", ["leather"]],
    ["Sunglasses black acetate green lenses keyhole bridge", "", ["acetate"]],
    ["Tennis sneakers white cotton canvas ventilated rubber sole", "", ["cotton"]],
    ["Prairie dress floral cotton ruffle collar puff sleeves", "", ["cotton"]],
    ["Tote", "Pebbled leather left soft and unlined", ["leather"]],
    ["Thong", "Nylon lace with cotton lining", ["polyamide"]],
    ["Cap navy cotton twill adjustable strap", "", ["cotton"]],
    ["Rain boots black matte rubber side buckle strap", "", ["rubber"]],
    ["Handbag calfskin palladium hardware", "", ["leather"]],
    ["Shoulder bag with chain black faux leather", "", ["faux leather"]],
    ["Ski jacket with hood red waterproof polyester", "", ["polyester"]],
    ["Pyjama set with piping modal", "", ["modal"]],
    ["Wool-trimmed suede slippers", "", ["suede leather"]],
    ["Slingbacks", "Goatskin & Grosgrain, Beige & Black", ["leather"]],
    ["Backpack", "Vinylon F, water-resistant", ["vinylal"]],
    ["Cardigan", "Maille mohair, à porter", ["mohair"]],
    ["Panama hat", "Hand-woven straw, Ecuador", ["straw"]],
    ["Geldbörse", "Preis: 89 € Leder", ["leather"]],
    ["Slide sandal", "Cognac Leather Flat Cut Out Slip On 8 M US", ["leather"]],
    ["Clog Damen Wildleder Kork Fußbett", "", ["suede leather"]],
    ["Oxford shirt white 100% cotton button-down collar", "", ["cotton"]],
    ["Hat", "Straw boater with a flat crown.", ["straw"]],
    ["Oxfords", "Tan full-grain leather oxford, rubber heel.", ["leather"]],
    ["Sneaker", "Glattes Kalbsleder.", ["leather"]],
    ["Wachsjacke", "Gewachste Baumwolle.", ["cotton"]],
    ["Bottines", "Cuir lisse noir, semelle gomme.", ["leather"]],
    ["Gafas de sol", "Gafas con montura cuadrada en acetato.", ["acetate"]],
    ["Sandals", "Polyester straps, rubber sole.", ["polyester"]],
    ["Card holder", "Slim card holder in leather finished by hand.", ["leather"]],
    ["Hemd", "Baumwolle mit 3% Elasthan.", ["cotton", "elastane"]],
    ["Overcoat", "Wool blend with polyester and nylon.", ["wool", "polyester", "polyamide"]],
    ["Stretch belt", "Made of: polyester braid, PU tips.", ["polyester"]],
    ["Sneakers", "Made with leather and suede uppers.", ["leather", "suede leather"]],
    ["Bufanda Larrea", "Es de lana y seda, con flecos.", ["wool", "silk"]],
    ["Guantes", "Vendo mis guantes favoritos, son de cuero, talla 8.", ["leather"]],
    ["Écharpe", "Elle est en laine et mohair, à peine portée.", ["wool", "mohair"]],
    ["Satchel", "The Wexcombe comes in grained leather in moss.", ["leather"]],
    ["Bomber jacket", "A flight jacket reworked in recycled nylon.", ["recycled polyamide"]],
    ["Gorra", "Punto acrílico, talla única.", ["acrylic"]],
    ["Mantel Jolka", "Bio-Wolle, Gr. 40", ["organic wool"]],
    ["Satchel crossbody plum pebbled leather turnlock clasp new with tags", "", ["leather"]],
    ["Desert boots", "tan mens chukka suede crepe sole uk 9", ["suede leather"]],
    ["Skate shoes", "grey mens size 10 suede gum sole new in box", ["suede leather"]],
    ["Blouse", "womens size 14 viscose short sleeve dotted print bow neck", ["viscose"]],
    ["Correa ajustable, cierre de latón: mochila Brezo de cuero", "", ["leather"]],
  ])("is certain for %s: %s", (title, description, materials) => {
    expect(statedOf(title, description, materials)).toEqual(materials);
  });
});

it("reads the fabric of the product, not of an unknown noun or of what the product comes in", () => {
  const fabricOf = (title: string, description: string) => extractFacts({ title, description }).fabric?.value;
  expect(fabricOf("Wirefree bra in nylon", "Cushioned cups; satin bowlet.")).toBeUndefined();
  expect(fabricOf("Tuch aus Viskose", "Mit Kettenprint, Beutel aus Organza.")).toBeUndefined();
  expect(fabricOf("Jersey de cuello alto", "Jersey de algodón con puños anchos.")).toBeUndefined();
  expect(fabricOf("Vestido largo", "En jersey de algodón.")).toBe("jersey");
  expect(fabricOf("Sneakers", "Open mesh and silver synthetic overlays.")).toBe("mesh");
  expect(fabricOf("Tote", "Heavy canvas with a zip pocket.")).toBe("canvas");
});
