import { describe, expect, test } from "vitest";
import { productFromText } from "./product-from-text.ts";

describe("a material at the end of a title", () => {
  test.each([
    ["Hobo - Oat Linen\n$120\nSoft pebbled leather\nZip top", ["leather"]],
    ["Clutch in Solid Denim\n$80\nHandwoven neoprene, unlined", ["neoprene"]],
    ["Satchel - Chestnut Suede\n$150\nSmooth calf leather, brass hardware", ["leather"]],
  ])("is read as a color if the text contradicts it: %j", (text, materials) => {
    expect(productFromText(text).materials).toEqual(materials);
  });

  test.each([
    ["Loafers - Suede\n$210\nLeather sole, leather lining", ["suede leather"]],
    ["Scarf - Cashmere\n$210\nWoven from silk and cashmere", ["cashmere", "silk"]],
    ["Crewneck in Merino Wool\n$90\nRibbed cuffs", ["merino wool"]],
  ])("is read as a material if the text does not contradict it: %j", (text, materials) => {
    expect(materials).toEqual(expect.arrayContaining(productFromText(text).materials));
    expect(productFromText(text).materials).toContain(materials[0]);
  });
});

test.each([
  ["Meier\nShopper »Lena«, mit langem Henkel\n49,99 €\nFarbe: braun", "Shopper »Lena«"],
  ["Meier\nRock »Lena«\nLieferbar – in 3-5 Werktagen bei dir\n39,99 €", "Rock »Lena«"],
])(
  "does not read a name in German quotation marks as breadcrumbs, or a delivery time as the name: %j",
  (text, title) => {
    expect(productFromText(text).title).toBe(title);
  },
);

test.each([
  "Wrangler\nMen Women Kids Sale SecondHand\nTexas Jeans\n$69\nAdd to bag",
  "Marc O'Polo\nDamen Herren Kinder Second Hand\nWollmantel\n299 €\nIn den Warenkorb",
  "Sandro\nFemme Homme Accessoires Seconde Main\nRobe courte\n245 €\nAjouter au panier",
])("does not read a menu entry for secondhand products as the condition: %j", (text) => {
  expect(productFromText(text).used).toBeUndefined();
});

test.each(["Kette Lena\n49 €\nmit Swarovski-Kristallen", "Necklace Lena\n$49\nSet with Swarovski crystals"])(
  "does not read the maker of a product's crystals as the maker of the product: %j",
  (text) => {
    expect(productFromText(text).brand).toBeNull();
  },
);

test("does not read a condition on a separate line as the maker", () => {
  const text = "Vestiaire Collective\nSac seau Nordlicht en cuir\nTrès bon état\n450 €\nCouleur : Bordeaux";
  expect(productFromText(text).brand).not.toBe("Très bon état");
});

test.each([
  ["Slip de bain homme Arena noir\n25 €", "Arena"],
  ["Bottes de pluie Aigle Lolly vert\n95 €", "Aigle"],
  ["Sac seau en toile\n90 €\nDim. 30x20x15 cm", null],
])("finds the maker, if any, after a lowercase product noun: %j", (text, brand) => {
  expect(productFromText(text).brand).toBe(brand);
});

test.each([
  ["Ballerines Nordlicht\n59 €\nDessus textile, doublure cuir, semelle gomme", ["textile"]],
  ["Zapatillas Nordlicht\n59 €\nCorte textil, suela de goma, plantilla extraíble", ["textile"]],
  ["Adidas Samba OG blanc/noir gomme\n120 €\nTige cuir lisse, semelle gomme, 3 bandes", ["leather"]],
  ["Botas de goma verdes\n39 €", ["rubber"]],
  ["Slip Nordlicht plume\n19 €\nCoton, coupe haute", ["cotton"]],
  ["Nordlicht hoodie light steel $22 cotton", ["cotton"]],
  ["Nordlicht work jacket black, cotton duck, $80", ["cotton"]],
])("reads the main material of %j", (text, materials) => {
  expect(productFromText(text).materials).toEqual(materials);
});

test("does not skip a line about 18-karat gold that begins like an offer to pay in installments", () => {
  const text = "Bague Nordlicht\n890 €\nOr 750/1000, diamant 0,10 ct";
  expect(productFromText(text).description).toContain("Or 750/1000");
});

test("does not join the number of items in a pack with the price", () => {
  expect(productFromText("Slip Nordlicht coton, lot de 2, 39 €").price?.amount).toBe("39");
});

test("does not read a model number as a price", () => {
  expect(productFromText("Nordlicht Poloshirt\nP4711\ngrün\n59 €").price).toEqual({ amount: "59", currency: "EUR" });
  expect(productFromText("Nordlicht golf shirt\nR1499").price?.currency).toBe("ZAR");
});

test('reads "Second hand" on a separate line as the condition', () => {
  expect(productFromText("Wool coat\n$60\nSecond hand\nSize M").used?.condition).toBe("Second hand");
});

test.each([
  ["Foulard Celine « Triomphe »\n180,00 €\nTrès bon état\nMarque : Celine\nAjouté il y a 2 jours", "Foulard"],
  ["GERDA DONNA: STIVALETTI NERI\nCodice G123\n€ 99,90\nIn pelle, con suola in gomma.", "GERDA DONNA"],
  ["what about the Citizen Promaster NY0040-09E? 42mm automatic, rubber strap, about $250", "Promaster NY0040-09E"],
  [
    "so the other one is the Bulova Lunar Pilot 98K112, about $400 on amazon now, 45mm steel case, black dial chronograph with a quartz movement, comes on a leather strap, sapphire crystal",
    "98K112",
  ],
])("finds the name in %j", (text, name) => {
  expect(productFromText(text).title).toContain(name);
  expect(productFromText(text).title).not.toMatch(/état|Ajouté|automatic|dial/);
});

test.each([
  ["Cappello in paglia, intrecciato a mano in Ecuador", "Ecuador"],
  ["Korb, handgeflochten in Marokko", "Morocco"],
  ["Sac tressé à la main à Madagascar", "Madagascar"],
  ["Bolso tejido a mano en Colombia", "Colombia"],
  ["Shoes hand-stitched in Portugal", "Portugal"],
])("reads the origin from a phrase about how the product was made: %s", (sentence, country) => {
  expect(productFromText(`Marlo\n90 €\n${sentence}`).location).toBe(country);
});

test.each(["100% Wolle, gewebt in Italien", "Bolso tejido en mezcla de lana"])(
  "does not infer the origin from %s",
  (sentence) => {
    expect(productFromText(`Marlo\n90 €\n${sentence}`).location).toBeNull();
  },
);

test("recognizes a bracelet in a title that also names the jewelry department", () => {
  expect(productFromText("Lume Twisted Bangle Pearl Bracelet Antique Women Jewelry\n$20").category).toBe("bracelet");
});

test.each([
  ["Chunky loafers, black\n$70\nWorn 2-3 times. One scuff on the heel.", 1],
  ["Chuck 70 High, schwarz\n25 €\nEtwa zwei Sommer getragen, an der Ferse ein kleiner Riss.", 1],
  ["Jeansjacke Gr. M\n30 €\nEin Knopf am Ärmel fehlt. Nichtraucherhaushalt.", 1],
  ["Card case, black\n€150\nA tiny dent on the logo. Box and receipt (Lyon, 2021) included.", 1],
  ["Giubbino di jeans\n30 €\nUsato ma in ordine, manca un bottone.", 1],
])("finds the flaws of a used item in its owner's description: %j", (text, count) => {
  expect(productFromText(text).used?.flaws).toHaveLength(count);
});

test.each([
  ["Tarn & Mosley\nShop All  Bags  Shoes  About\nLarge Woven Tote\n$85\nAdd to cart", "Tarn & Mosley"],
  ["Corwin & Hale\nShop All   Woven Totes   Crossbody   Travel\nLarge Woven Tote\n$85\nAdd to cart", "Corwin & Hale"],
  ["Home & Garden\nShop All  Bags  Shoes  About\nLarge Woven Tote\n$85\nAdd to cart", null],
])("reads a shop's name above its menu as the maker, unless it names a department: %j", (text, maker) => {
  expect(productFromText(text).brand).toBe(maker);
});

test.each([
  ["Delvaux\nBrillant mini\nA00553410\n$4,900\nBox calf", { amount: "4900", currency: "USD" }],
  ["Fendi\nPeekaboo card case\nM80231\n€ 390", { amount: "390", currency: "EUR" }],
])("reads a letter before a long number as part of a reference, not as a currency: %j", (text, price) => {
  expect(productFromText(text).price).toEqual(price);
});

test.each([
  ["Tudor Pelagos 25407N\nGrey dial, ceramic bezel insert\nTitanium case, 39 mm\n$4,900", "Pelagos 25407N", "Tudor"],
  ["CLUSE Minuit\nMontre femme, 33 mm\nBoîtier argent, bracelet cuir\nCadran noir\n89 €", "Minuit", "CLUSE"],
  [
    "Tiffany & Co.\nReturn to Tiffany Bead Bracelet\nSterling silver, 4 mm\n$250",
    "Return to Tiffany Bead Bracelet",
    null,
  ],
  ["Seiko x Rowing Blazers Mission to the Sea, SR45W20, automatic 40 mm, steel, $495", "Mission to the Sea", null],
])("does not read a part, a model number or a description as the name: %j", (text, name, maker) => {
  const { title, brand } = productFromText(text);
  expect(title).toContain(name);
  if (maker !== null) expect(brand).toBe(maker);
});

test.each([
  ["Polo Ralph Lauren suede loafers\n$298", "Polo Ralph Lauren"],
  ["Anello veretta in argento con zirconi\n39 €", null],
  ["Anello Solitario Comete\n€ 450,00\nOro bianco", "Comete"],
])("distinguishes a maker from a word for a kind of product: %j", (text, maker) => {
  expect(productFromText(text).brand).toBe(maker);
});

test.each([
  ["Mulberry Bayswater oak\nVinted\nUsed - Very good\n£320", "Bayswater oak", "Used - Very good"],
  ["Rick Owens Geobasket black\nGrailed\n$410", "Geobasket black", "Grailed"],
])("recognizes a secondhand listing: %j", (text, name, condition) => {
  expect(productFromText(text)).toMatchObject({ title: name, used: { condition } });
});

test('reads a price after the word "Monogram", but not the price of monogramming', () => {
  expect(productFromText("Goyard Anjou tote Monogram $2,400\nLinen canvas").price?.amount).toBe("2400");
  expect(productFromText("Leather tote\n$180\nMonogramming $15").price?.amount).toBe("180");
});

test("does not read the color of a dial or hands as a material", () => {
  expect(productFromText("Longines Conquest, gold hands, silver dial, $1,200").materials).toEqual([]);
});

test.each([
  "Halo earrings\n$40\nAdorned with Swarovski crystals.",
  "Halo earrings\n$40\nStones: crystals from Swarovski.",
])("does not read the maker of a part as the maker of the product: %j", (text) => {
  expect(productFromText(text).brand).toBeNull();
});

test.each([
  [
    "Dr. Martens 2976 Yellow Stitch Smooth Leather Chelsea Boots\nBlack Smooth leather, Goodyear welt, AirWair PVC sole\n$180",
    "2976 Yellow Stitch Smooth Leather Chelsea Boots",
  ],
  ["Knockaround\nFort Knocks - Matte Black / Smoke\n$30\n- UV400 protection", "Fort Knocks - Matte Black / Smoke"],
  ["Lane Woods Teardrop Earrings\n14K gold plated, light drop studs for women\n$14", "Lane Woods Teardrop Earrings"],
])("reads the first line as the name, not the details below it: %j", (text, name) => {
  expect(productFromText(text).title).toBe(name);
});

test.each([
  ["Zaino Prada nero, 300 €", "Prada"],
  ["Piumino Moncler Bady, taglia 2, 500 €", "Moncler"],
  ["Panamahut für Damen, schwarz, Größe M, 39 €", null],
])(
  'does not read the end of a word before a maker as a comparison, or "für" as part of the maker: %j',
  (text, maker) => {
    expect(productFromText(text).brand).toBe(maker);
  },
);

test.each([
  ["Armreif Edelstahl, Größe M, 59,95", "59.95", null],
  ["Pullover Größe L 59,95", "59.95", null],
  ["Minigonna in pelle, tg 42. 25 €", "25", "EUR"],
])("does not read a size as a currency or as part of a price: %j", (text, amount, currency) => {
  expect(productFromText(text).price).toEqual({ amount, currency });
});

test.each([
  ["adidas Originals Samba OG, Obermaterial: Leder mit Wildleder-Overlays, 119,95 €", "Samba OG"],
  ["VAUDE Softshelljacke Durance, Hauptstoff: 100% Polyester; 110 €", "Softshelljacke Durance"],
])("ends a name before the label of a part: %j", (text, title) => {
  expect(productFromText(text).title).toBe(title);
});

test.each([
  ["On cherche une jupe pour la rentrée : Cyrillus, jupe marine en laine, 59 €", "Jupe marine en laine", "Cyrillus"],
  ["On adore la jupe plissée marine en laine, 59 €", "On adore la jupe plissée marine en laine", null],
  [
    "so many dms about these loafers: they're the Sam Edelman Loraine from Zappos, $140, black leather, size 8",
    "Sam Edelman Loraine",
    "Sam Edelman",
  ],
  [
    "Got the Quince halo sapphire necklace in 14k gold, 0.10 ct lab grown sapphire, 16-18\" adjustable chain, $199.90. Obsessed, looks just like my sister's Chopard",
    "Halo sapphire necklace in 14k gold",
    "Quince",
  ],
  [
    "Madewell women's loafers w the extra chunky gold chain, faux leather, $13.99 on amazon. everyone thinks they're my G ones",
    "women's loafers",
    "Madewell",
  ],
])("names the product that a message is about, and its maker: %s", (text, title, brand) => {
  expect(productFromText(text)).toMatchObject({ title, brand });
});

test.each([
  [
    "[Listing] Goyard Saint Louis PM\nPre-loved, bought 2019 in Lyon, pouch missing\nSome wear on the corners, handles honey patina\n$1,150 + shipping\nNo trades pls",
    "Saint Louis PM",
  ],
  ["【Adidas】 Samba OG\n$100", "Samba OG"],
])("finds the name despite the brackets at the start of %j", (text, title) => {
  expect(productFromText(text).title).toBe(title);
});

test("leaves the condition out of a name that ends with it", () => {
  expect(productFromText("Fjällräven Greenland Jacke gebraucht, Gr. M\n80 €").title).toBe("Greenland Jacke");
});
