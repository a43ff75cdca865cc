import { expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const factsOf = (title: string, description = "") => extractFacts({ title, description });

test.each([
  ["Schwarze Stiefeletten", "Glattleder, rote Laufsohle", ["black"]],
  ["Stiefeletten aus schwarzem Leder, rote Sohle", "", ["black"]],
  ["Derby noir", "Semelle rouge, doublure beige", ["black"]],
  ["Stivali neri con suola bianca", "", ["black"]],
  ["Abrigo marrón con forro verde", "", ["brown"]],
  ["Zapatos de cordones negros", "Suela de cuero", ["black"]],
  ["Scarpe stringate", "Fondo in cuoio", []],
  ["Borsa a mano", "Colore cuoio", ["tan"]],
])("does not read the color of a sole or a lining as the color of %s: %s", (title, description, colors) => {
  expect(factsOf(title, description).colours.map(({ value }) => value.name)).toEqual(colors);
});

test.each([
  ["Rollkragenpullover aus Merinowolle", "neckline", "turtleneck"],
  ["Rundhalspulli grau", "neckline", "round neck"],
  ["Stehkragenbluse weiß", "neckline", "mandarin collar"],
  ["Kurzarmhemd gestreift", "sleeves", "short sleeves"],
  ["Coltruitrui zwart", "neckline", "turtleneck"],
])("reads the cut at the start of a compound: %s", (title, attribute, value) => {
  expect(factsOf(title).cut.get(attribute)?.value).toBe(value);
});

test.each([
  ["Pantaloni a coste larghe", "corduroy"],
  ["Veste côtelée marron", "corduroy"],
  ["Falda de pana verde", "corduroy"],
  ["Maglia a coste", undefined],
  ["Pull côtelé écru", undefined],
])("distinguishes corduroy from ribbed knits in other languages: %s", (title, fabric) => {
  const { fabric: found, details, composition } = factsOf(title);
  expect(found?.value).toBe(fabric);
  expect(details.some(({ value }) => value === "ribbing")).toBe(fabric === undefined);
  expect(composition).toEqual([]);
});

test('does not infer a sleeve length from "manches ballon" in French', () => {
  expect(factsOf("Robe à manches ballon").cut.has("sleeves")).toBe(false);
  expect(factsOf("Blouse with balloon sleeves").cut.get("sleeves")?.value).toBe("long sleeves");
});
