import { describe, expect, test } from "vitest";
import { garmentOf } from "../garments/garments.ts";
import { areSimilarMeasurements, findDepthRating, findMeasurements, formatMeasurement } from "./measurements.ts";

function measured(type: string, title: string, description = ""): Record<string, string> {
  const garment = garmentOf(type);
  if (garment === undefined) throw new Error(`no kind of product: ${type}`);
  return Object.fromEntries(
    findMeasurements(title, description, garment).map((found) => [found.name, formatMeasurement(found, found.unit)]),
  );
}

describe("the size of a bag or scarf", () => {
  test.each([
    ["with one unit for all sides", "Dimensions: 30 x 22 x 11 cm", "30 × 22 × 11 cm"],
    ["with a unit and a letter for each side", '14.5" W x 9" H x 5 1/4" D', "14.5 × 9 × 5.25 in"],
    ["with letters before the numbers", "H 38 x W 27 x D 13 cm", "38 × 27 × 13 cm"],
    ["side by side in words", "Height 19 cm, width 31 cm, depth 12 cm", "31 × 19 × 12 cm"],
    ["side by side without commas", 'Height 7" Width 8.7" Depth 2.4"', "8.7 × 7 × 2.4 in"],
    ["with letters and commas", "H 23 cm, W 29 cm, D 15 cm", "29 × 23 × 15 cm"],
    ["with French letters", "H 15 x L 23 x P 6 cm", "23 × 15 × 6 cm"],
    ["in German, one side per line", "Höhe: 15 cm\nBreite: 23 cm\nTiefe: 5,5 cm", "23 × 15 × 5.5 cm"],
    ["in Spanish", "Alto 17 x ancho 24 x fondo 9 cm", "24 × 17 × 9 cm"],
    ["with the unit after the label", "Hauteur x Longueur (cm) : 12 x 17", "17 × 12 cm"],
  ])("is read %s", (_way, text, size) => {
    expect(measured("tote bag", "Tote", text)).toEqual({ size });
  });

  test.each([
    ["a pocket", "Inner pocket 20 x 15 cm"],
    ["a laptop", "Fits a laptop of 34 x 24 cm"],
    ["a strap drop", "Strap drop 30 cm, handle drop 12 cm"],
    ["the box", "Box: 40 x 30 x 15 cm"],
    ["a number of pieces", "2 x 3 pack"],
  ])("is not read from %s", (_what, text) => {
    expect(measured("tote bag", "Tote", text)).toEqual({});
  });

  test("is omitted when a product comes in two sizes", () => {
    expect(measured("tote bag", "Tote", "Small: 20 x 15 cm\nLarge: 35 x 28 cm")).toEqual({});
  });

  test("is read when stated in centimeters and in inches", () => {
    expect(measured("scarf", "Wool scarf", '180 x 30 cm / 71" x 12"')).toEqual({ size: "180 × 30 cm" });
  });
});

describe("a length", () => {
  test.each([
    ["watch", "Diver 300 automatic 41mm", "Strap width 20 mm", { "case size": "41 mm" }],
    ["watch", "Rectangular watch", "Case 33.7 x 25.5 mm, 6.6 mm thick", { "case size": "33.7 × 25.5 mm" }],
    ["watch", "Round watch", "Case 40 mm x 11.8 mm", { "case size": "40 mm" }],
    ["watch", "Dress watch", "Gehäusedurchmesser: 38,5 mm", { "case size": "38.5 mm" }],
    ["pumps", "Leather pumps", "Covered 85mm stiletto heel", { "heel height": "85 mm" }],
    ["pumps", "Leather pumps", "Hauteur du talon : 6 cm", { "heel height": "6 cm" }],
    ["leggings", 'High-rise leggings 25"', "", { inseam: "25 in" }],
    ["jeans", "Straight jeans", 'Inseam 30", rise 11"', { inseam: "30 in", rise: "11 in" }],
    ["necklace", "Clover necklace", "Chain length: 40 cm + 5 cm extender", { "chain length": "40 cm" }],
    ["belt", "Leather belt", "3.5 cm wide. Sizes 85 90 95 cm", { width: "3.5 cm" }],
    ["sunglasses", "Square sunglasses 52mm", "Polarized", { "lens width": "52 mm" }],
    ["hat", "Fedora", "Brim 6 cm", { brim: "6 cm" }],
    ["coat", "Wool coat", "Length 112 cm. Model is 178 cm tall", { length: "112 cm" }],
  ])("is read for the kind %j: %j, %j", (type, title, description, lengths) => {
    expect(measured(type, title, description)).toEqual(lengths);
  });

  test.each([
    ["jeans", 'Straight jeans 28"', ""],
    ["dress", "Midi dress", "The model is 178 cm"],
  ])("is not read from other numbers for the kind %j: %j, %j", (type, title, description) => {
    expect(measured(type, title, description)).toEqual({});
  });
});

describe("areSimilarMeasurements", () => {
  const of = (amounts: number[]) => ({ name: "size", amounts, unit: "cm", quote: "" }) as const;

  test("allows a larger difference in depth than in width and height", () => {
    expect(areSimilarMeasurements(of([360, 210, 130]), of([360, 210, 100]), 0.1)).toBe(true);
    expect(areSimilarMeasurements(of([360, 210, 130]), of([300, 210, 130]), 0.1)).toBe(false);
  });

  test("ignores a depth that only one side states", () => {
    expect(areSimilarMeasurements(of([360, 210]), of([360, 210, 130]), 0.1)).toBe(true);
  });
});

describe("a specification", () => {
  test.each([
    ["watch", "Field watch", "Water resistant to 10 bar / 100 m", { "water resistance": "100 m" }],
    ["puffer jacket", "Down jacket", "Filled with 750-fill goose down", { "fill power": "750" }],
    ["puffer jacket", "Daunenjacke", "Bauschkraft: 700 cuin", { "fill power": "700" }],
    ["ring", "Signet ring", "Solid 14k yellow gold", { gold: "14k" }],
    ["ring", "Bague", "Or jaune 750/1000", { gold: "18k" }],
    ["ring", "Siegelring", "585er Gold", { gold: "14k" }],
    ["backpack", "Roll-top backpack 22 L", "", { volume: "22 L" }],
  ])("is read for the kind %j: %j, %j", (type, title, description, ratings) => {
    expect(measured(type, title, description)).toEqual(ratings);
  });

  test.each([
    ["watch", "Field watch", "Splash-proof, 1 bar"],
    ["ring", "Signet ring in 14k or 18k gold", "Choose 14k gold or 18k gold"],
    ["necklace", "18k gold vermeil chain", "18k gold-plated clasp"],
    ["backpack", "Backpack", "12 L x 16 W x 5 D"],
  ])("is not read for the kind %j unless the text clearly states one: %j, %j", (type, title, description) => {
    expect(measured(type, title, description)).toEqual({});
  });
});

describe("findDepthRating", () => {
  test.each(["300 m water resistance", "WR 10 bar", "water resistant to 5 ATM", "Waterproof to 100 metres"])(
    "reads a depth rating as water resistance: %s",
    (text) => expect(findDepthRating(text)).toMatchObject([{ name: "water-resistant" }]),
  );

  test.each(["41 mm case", "a 1.5 m strap", "10 m away", "80 hours power reserve", "1 bar"])(
    "ignores other measurements: %s",
    (text) => expect(findDepthRating(text)).toEqual([]),
  );
});

test.each([
  ["boots", "Shaft height 4.5 inches, 1.2 inch platform", "platform height 1.2 in, shaft height 4.5 in"],
  ["jeans", 'Rise 11 1/4", inseam 28"', "rise 11.25 in, inseam 28 in"],
  ["watch", "Power reserve: up to 80 hours", "power reserve 80 h"],
  ["watch", "Gangreserve 38 Stunden", "power reserve 38 h"],
  ["wallet", "8 card slots", "card slots 8"],
  ["wallet", "Acht Kartenfächer, zwei Scheinfächer", "card slots 8"],
  ["trolley bag", "55 x 40 cm\n3.2 kg | 36 L", "size 55 × 40 cm, volume 36 L, weight 3.2 kg"],
  ["sunglasses", "Bridge 20 mm", "bridge 20 mm"],
  ["necklace", "Diamond .02 ctw", "carat weight 0.02 ct"],
  ["bracelet", "Length: 7.48 inches", "length 7.48 in"],
  ["necklace", '15-17" adjustable chain', ""],
  ["necklace", '15" to 17" chain', ""],
])("finds the measurements of %s in %s", (kind, text, expected) => {
  const found = findMeasurements("", text, garmentOf(kind)!);
  expect(found.map((one) => `${one.name} ${formatMeasurement(one, one.unit)}`).join(", ")).toBe(expected);
});

test("does not end a clause at the abbreviation for inches", () => {
  const found = findMeasurements("", "Folds into its 5 x 5 in. pouch. 25 x 15 x 6 in.", garmentOf("tote bag")!);
  expect(found.map(({ amounts }) => amounts.length)).toEqual([3]);
});

test.each([
  ['Inseam: 24" 26" 28" 30"', undefined],
  ['Inseam: 24", 26", 28"', undefined],
  ['Inseam 26", rise 11"', "26 in"],
])("reads a length only if the text does not offer several lengths: %s", (text, inseam) => {
  expect(measured("leggings", "Leggings", text)["inseam"]).toBe(inseam);
});

test("does not read an opening quotation mark as inches", () => {
  expect(measured("scarf", 'Carré 70 x 70 "Les Voiles"')).toEqual({});
  expect(measured("scarf", 'Square scarf, 34" x 34"')).toEqual({ size: "34 × 34 in" });
});
