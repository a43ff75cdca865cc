import { expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const factsOf = (title: string, description: string, color?: string) =>
  extractFacts({
    title,
    description,
    ...(color !== undefined && {
      colours: [],
      evidence: [{ field: "colours", quote: color, source: "pasted-text", certainty: 0.9 }],
    }),
  });
const colorsOf = (...source: Parameters<typeof factsOf>) => factsOf(...source).colours.map(({ value }) => value.name);

test.each([
  ["Frame color: Shiny Tortoise\nLens color: Brown", ["tortoiseshell"]],
  ["Frame: injected, matte navy\nLens: Smoke Grey, category 3", ["navy blue"]],
  ["Rahmen: schwarz\nGläser: grün verlaufend", ["black"]],
  ["Monture : noir\nVerres : gris dégradé", ["black"]],
  ["Montatura nera\nLenti: verde bottiglia", ["black"]],
])("reads the color of sunglasses from the frame, not from the lenses: %s", (description, colors) => {
  expect(colorsOf("Sunglasses", description)).toEqual(colors);
});

test.each(["Havana / Green", "Tortoise/Blue", "Matte Black / Smoke"])(
  "reads the second color of sunglasses in %s as the color of the lenses",
  (color) => {
    const [, lens = ""] = color.split(/\s?\/\s?/);
    expect(colorsOf("Round sunglasses", `Color: ${color}`, color)).not.toContain(lens.toLowerCase());
  },
);

test.each([
  ["Large suitcase", "Navy fiberboard, brown leather corners, two straps"],
  ["City umbrella", "Navy, steel shaft, wooden handle"],
])("does not read the color of a part as the product's: %s, %s", (title, text) => {
  const colours = text.startsWith("Navy,") ? ["navy blue", "steel"] : ["navy blue", "brown"];
  const evidence = [{ field: "colours" as const, quote: text, source: "pasted-text" as const, certainty: 0.6 }];
  expect(extractFacts({ title, description: text, colours, evidence }).colours.map(({ value }) => value.name)).toEqual([
    "navy blue",
  ]);
});

test.each([
  ["Brass/Black", ["black"]],
  ["Gold/Tan", ["tan"]],
  ["Silver/Navy", ["navy blue"]],
  ["Black/White", ["black", "white"]],
])("reads a metal listed before a bag's color as the color of the hardware: %s", (color, colors) => {
  expect(colorsOf("Shoulder bag", `Color: ${color}\nPebbled leather`)).toEqual(colors);
});

test("does not report suede when the color of a smooth leather bag is named after suede", () => {
  const composition = [{ material: "leather", percentage: null }];
  const materialsOf = (description: string) =>
    extractFacts({ title: "Satchel - Cognac Suede", description, materials: ["leather"] }).composition.map(
      ({ value }) => value.material,
    );
  expect(materialsOf("Smooth leather outside")).toEqual(composition.map(({ material }) => material));
  expect(materialsOf("Zip top")).toEqual(["suede leather"]);
});

test.each([
  ["Weekender", "Navy canvas and tan leather", []],
  ["Rucksack", "Aus Segeltuch in Oliv und braunem Leder", []],
  ["Sac cabas", "Toile kaki et cuir marron", []],
  ["Weekender", "Coated canvas and leather", ["coated canvas", "leather"]],
  ["Weekender", "Leather and canvas", ["leather"]],
])("reads leather named after a plain fabric as trim: %s, %s", (title, description, materials) => {
  expect(factsOf(title, description).composition.map(({ value }) => value.material)).toEqual(materials);
});

test("reads the color of gold-plated silver as gold, even if the page lists only the silver", () => {
  const facts = extractFacts({
    title: "Clover necklace",
    colours: ["sterling silver"],
    description: "925 sterling silver, 18k yellow gold plating",
  });
  expect(facts.colours.map(({ value }) => value.family)).toEqual(["gold"]);
});

test.each(["18k gold over brass", "14k rose gold over bronze", "gold over sterling silver"])(
  "does not report %s as gold",
  (description) => {
    const { composition, metal } = factsOf("Pendant necklace", description);
    expect(composition.map(({ value }) => value.material)).not.toContain("gold");
    expect(metal?.value).not.toBe("solid gold");
  },
);

test.each([
  ["Marinière en coton, blanc/navire", ["white", "navy blue"]],
  ["Camiseta marinera de algodón, blanca y azul marino", ["white", "navy blue"]],
])("reads a sailor shirt as striped: %s", (title, colors) => {
  const { colours, pattern } = factsOf(title, "");
  expect(pattern?.value).toBe("striped");
  expect(colours.map(({ value }) => value.name)).toEqual(colors);
});

test.each(["Mid-to-dark wash", "Medium to dark blue wash", "Light-to-medium wash"])(
  "does not infer a wash from a range of washes: %s",
  (description) => {
    expect(factsOf("Straight jeans", description).cut.get("wash")?.value).toBeUndefined();
  },
);

test.each([
  ["Vestido con lazo en la cintura", false],
  ["Manteau croisé, nœud à la taille", false],
  ["Blusa con lazo", true],
  ["Blouse à nœud", true],
])("distinguishes a bow from a tie at the waist: %s", (title, isBow) => {
  expect(factsOf(title, "").details.some(({ value }) => value === "bow")).toBe(isBow);
});

test.each([
  "Akoya pearl necklace with 18k yellow gold clasp",
  "Collana di perle Akoya, chiusura in oro giallo 18 kt",
  "Freshwater pearl necklace, gold-plated clasp",
])("does not read the gold of a clasp as the color or the metal of the necklace: %s", (title) => {
  const facts = extractFacts({ title, colours: ["gold"], evidence: [] });
  expect(facts.colours.map(({ value }) => value.name)).not.toContain("gold");
  expect(facts.metal).toBeNull();
});

test.each([
  ["Waxed jacket, olive, brown corduroy collar", ["olive"]],
  ["Horsebit loafer, black leather, red and green web", ["black"]],
  ["Oxford shirt, light blue, white poplin cuffs", ["light blue"]],
  ["Scarpe da ginnastica in pelle bianca con talloncino in pelle nera", ["white"]],
  ["Zapatillas de piel blanca con talonera de piel verde", ["white"]],
])("does not read the color of a part made of another fabric as the product's: %s", (text, colors) => {
  const [title = "", ...details] = text.split(", ");
  expect(colorsOf(title, details.join(", "))).toEqual(colors);
});

test.each([
  ["Black satin bow pumps with crystals", ["black"]],
  ["Pink and red web belt bag", ["pink", "red"]],
])("reads the color that precedes a product named after one of its parts: %s", (title, colors) => {
  expect(colorsOf(title, "")).toEqual(colors);
});

test.each([
  ["Marlo Loafer", "Glattleder, schwarz\nTrense in Silber auf dem Blatt"],
  ["Marlo Loafer", "Leder, schwarz, goldene Trense"],
  ["Marlo loafers", "Black leather\nHorsebit in gold"],
  ["Marlo loafers", "Black leather, silver snaffle"],
])("does not read the metal of a loafer's bit as a color of the loafer: %s, %s", (title, description) => {
  expect(colorsOf(title, description)).toEqual(["black"]);
});
