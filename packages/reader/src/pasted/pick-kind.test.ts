import { expect, it, test } from "vitest";
import { productFromText } from "./product-from-text.ts";

const kindOf = (text: string): string | null => productFromText(text).category;

it.each([
  ["vans Old Skool, checkerboard, $65", "sneakers"],
  ["Converse Chuck 70s in parchment", "sneakers"],
  ["hermès kelly 28 togo, £9,800", "handbag"],
  ["Omega Seamaster Diver 300M", "watch"],
])("infers the kind from a known product line when no word states it: %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it.each([
  ["Aldous 39\nMovement: Automatic, 42 h power reserve\nCase: 39 mm\nDial: cream\n$450", "watch"],
  ["Norma\nThis sweater is knitted in a village in Wales.\n€210", "sweater"],
  [
    "Rain on the pier. In a shed, Erik found his uncle's sailing coat; Holm is that coat, made for town. Rubberised cotton, a deep hood. Knee-length, A-line, black. € 240",
    "coat",
  ],
  ["Tanker-Q\nSteve Madden\n$130\nPlatform lug sole combat boot. Lace-up.", "boots"],
  ["Bearpaw Elsinore\n$80\nLow pull-on boot. Ankle height.", "boots"],
  ["Cult Gaia Nala\n$300\nA beaded clutch with a wrist loop", "clutch"],
  ["Halden Fjord\n$45\nFront pocket card case, 3 card slots", "card holder"],
  ["Maren Noir\n49 €\nLunettes de soleil carrées, verres noirs", "sunglasses"],
  ["Sunglasses / Women / Round\nWarby Parker\nPercey\n$95\nRound acetate frame", "sunglasses"],
])("infers the kind from the description: %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it.each(["Hanna Andersson organic sleep n play, 0-3m, $14", "Burt's Bees Baby zippies, stars, $16"])(
  "reads baby sleepwear as pajamas: %s",
  (text) => {
    expect(kindOf(text)).toBe("pajamas");
  },
);

it("distinguishes bangles from bracelets in German", () => {
  expect([kindOf("Armreif gold, 20 €"), kindOf("Armband gold, 20 €")]).toEqual(["bangle", "bracelet"]);
});

it("does not mistake an accessory mentioned first for the product", () => {
  expect(kindOf("Halden Fjord\n$300\nRemovable belt, long sleeves")).not.toBe("belt");
});

it("does not read the lining as the product", () => {
  expect(kindOf("Saint James\nBrehec enfant\n85 €\nJaune, doublure marinière en coton\nCapuche")).not.toBe("t-shirt");
});

it("does not classify a product with a rubber sole as clothing", () => {
  expect(kindOf("Ice Maiden II\n$90\nWaterproof textile, faux fur collar, rubber sole, 200g insulation")).toBeNull();
});

it("does not read a pair of colors below the name as a category", () => {
  expect(kindOf("The Lido\n$80\nShell / Blush\nOur one-piece swimsuit with a low back.")).toBe("swimsuit");
});

it("does not read a style number as a kind", () => expect(kindOf("Zenda 12\nStyle: ZX4410-002\n$80")).toBeNull());

it("does not read a garment that the product is worn over as its kind", () =>
  expect(kindOf("The Margot\n$89\nLayer it over a dress. The coat of the year.")).toBe("coat"));

it.each([
  "Wide-Leg Wool\nARKET\n99 €\nBügelfalte. Das Model trägt dazu ein Hemd und Loafer.",
  "LOEWE\nAnagram Zip\n460 €\nDoce ranuras para tarjetas. Se entrega con bolsa guardapolvo.",
  "Chantelle\nRives\n102 €\nCorbeille à armatures, bonnets doublés de tulle",
])("does not read the kind from a product that the text only mentions: %j", (text) => expect(kindOf(text)).toBeNull());

it("reads the kind that the text states rather than the line's usual kind", () =>
  expect(kindOf("Patagonia\nNano Puff\n$179\nInsulated vest with a stand-up collar.")).toBe("gilet"));

it("does not read a department elsewhere on the page as the product's kind", () => {
  const menu = ["Home", "Garden", "Help", "Stores", "Orders", "Returns", "Account", "Basket"];
  const rest = Array.from({ length: 40 }, (_, at) => `Order ${at} takes a few days, as told at the till.`);
  const page = [...menu, "Tandridge no. 4", "£24.00", "Add to basket", "Luggage", ...rest].join("\n");
  expect(productFromText(page)).toMatchObject({ title: "Tandridge no. 4", category: null });
});

it.each([
  ["Bulgari Serpenti\nEyeglasses, cat-eye metal frame\n€ 430", "frames"],
  ["Cartier Panthère\nSunglasses, gold metal, gray lenses\n€ 890", "sunglasses"],
  ["Cartier Santos\nSteel bracelet, silver dial\n€ 7,500", "watch"],
])("reads the kind from the text below a known product line unless it only describes parts: %j", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it.each([
  ["Herrenuhr Nordlicht, Edelstahlband, 89 €", "watch"],
  ["Portatarjetas de piel, marrón, 25 €", "card holder"],
])("recognizes the kind in %s", (text, kind) => expect(kindOf(text)).toBe(kind));

test("recognizes a multi-word product noun at the beginning of a sentence", () => {
  const kind = kindOf(
    "Polaroid PLD 2 verde\nGafas de sol para mujer con montura redonda tipo aviator y lentes oscuras.\n59 €",
  );
  expect(kind).toBe("sunglasses");
});

test.each([
  ["Bata de mujer con cinturón\n39,90 €", null],
  ["Bata\nSandalias de mujer con hebilla\n39,90 €", "Bata"],
  ["Sandalias Bata de mujer\n39,90 €", "Bata"],
])("distinguishes a maker from a product of the same name: %s", (text, maker) => {
  expect(productFromText(text).brand).toBe(maker);
});

it.each([
  ["Marlow Small Elena Bag\nBucket bag in suede. $240", "bucket bag"],
  ["Furla 1927 Zip Around L\nContinental wallet in textured leather.", "wallet"],
  ["Halden\nBañador estampado hombre\n29,99 €\nCintura elástica con cordón", "swim shorts"],
  ["Halden\nBañador mujer, escote en pico\n49,99 €", "swimsuit"],
  ["Herschel Little America\nLaptop sleeve, padded straps", "backpack"],
  ["Senreve Maestra\nstructured convertible satchel / backpack, pebbled leather\n$945", "handbag"],
])(
  "reads the more specific kind that the text states, but not one that the product only holds or converts to: %s",
  (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  },
);

it("does not read the caps on a trunk's corners as hats", () => {
  expect(kindOf("Alder Goods Postmaster\n$310\nBody: plywood\nLeather corner caps, two wheels")).not.toBe("cap");
});
