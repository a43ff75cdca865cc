import { describe, expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const sureColorsOf = (title: string, description = "") =>
  extractFacts({ title, description }).colours.flatMap(({ value, isHint }) => (isHint ? [] : [value.name]));

test.each([
  ["Sneakers", "White leather with a glitter comet in silver and a black pull"],
  ["Sneaker", "Weißes Leder mit Glitzerkomet in Silber und Zuglasche in Schwarz"],
  ["Sneakers", "Cuir blanc, languette argent, renfort noir"],
  ["Sneakers", "Pelle bianca con dettaglio argento e inserto nero"],
  ["Zapatillas", "Piel blanca con triángulo plateado y remate negro"],
  ["Sneakers, white, black nipper, red flash", ""],
  ["White sneakers", "Black nipper. Red flash."],
  ["Sneakers", "White. The model wears black trousers and a red coat."],
])("attributes a color to the noun that it describes, known or not: %s %s", (title, description) => {
  expect(sureColorsOf(title, description)).toEqual(["white"]);
});

test.each([
  ["Handbag", "Nippers in black, red and white"],
  ["Handbag", "Red, white and black nippers"],
  ["Handbag", "Nippers: calfskin, black"],
  ["Handbag", "Nippers made from black leather"],
  ["Handbag", "Lettered in black"],
  ["Handtasche", "Zierwerk aus schwarzem Leder"],
  ["Borsa", "Cordino in pelle nera"],
])("treats the color of an unknown noun as uncertain: %s, %s", (title, description) => {
  expect(sureColorsOf(title, description)).toEqual([]);
});

test.each([
  ["Handbag in glossy black", ""],
  ["Handbag, black, gold hardware", ""],
  ["Handbag", "Black."],
  ["Handbag", "Crafted in black calfskin"],
  ["Handbag", "The bag is black"],
  ["Handbag", "Exterior: black leather, nippers: red"],
  ["Handtasche mit Kette schwarz", ""],
  ["Handtasche", "Rahmenfarbe: Schwarz poliert"],
  ["Sac en cuir noir", "Doublure rouge"],
  ["Borsa", "Pelle martellata nera"],
])("treats the color of the product as certain: %s %s", (title, description) => {
  expect(sureColorsOf(title, description)).toEqual(["black"]);
});

test("attributes colors joined by a slash or followed by a pattern to the product", () => {
  expect(sureColorsOf("Sneakers", "Footwear white/core black")).toEqual(["white", "black"]);
  expect(sureColorsOf("Shirt", "Blue and white stripes")).toEqual(["blue", "white"]);
  expect(sureColorsOf("Dress", "Ivory floral, red poppies")).toEqual(["off white"]);
});

test("keeps the color of an unknown noun as a hint", () => {
  const { colours } = extractFacts({ title: "Handbag", description: "Nippers in black" });
  expect(colours).toMatchObject([{ value: { name: "black" }, isHint: true }]);
});

describe("a title without commas", () => {
  test.each([
    ["tall rain boots black matte rubber side buckle strap"],
    ["shoulder bag with chain black faux leather worn twice"],
    ["slip dress with cowl neck in black"],
    ["leather belt with square buckle black 4 cm wide"],
    ["backpack black two handles"],
    ["backpack black 100% nylon adjustable strap"],
    ["flap bag calfskin black gold hardware"],
    ["low sneakers black leather trainers rubber sole"],
    ["linen dress black sweetheart neckline midi"],
  ])("attributes its only color to the product: %s", (title) => {
    expect(sureColorsOf(title)).toEqual(["black"]);
  });

  test.each([
    ["leather boots black laces"],
    ["tote bag with black leather handle"],
    ["handbag leather long strap gold"],
    ["canvas tote bag with tan leather shoulder strap"],
  ])("does not attribute the color of a part to the product: %s", (title) => {
    expect(sureColorsOf(title)).toEqual([]);
  });

  test("attributes further colors to the product only if a slash joins them", () => {
    expect(sureColorsOf("square scarf silk twill hand-rolled hem red/white")).toEqual(["red", "white"]);
    expect(sureColorsOf("trainers with suede toe cap white with black stripes")).toEqual(["white"]);
    expect(sureColorsOf("star sneakers white leather black star distressed")).toEqual(["white"]);
  });
});

test("does not read a possessive as a color", () => {
  expect(sureColorsOf('Sunglasses "A Ginger\'s Wish" black frame')).toEqual(["black"]);
});
