import { findColors } from "@dupewise/vocabulary/colors/colors";
import { expect, it } from "vitest";
import { extractFacts } from "./extract-facts.ts";

/** The colors that a pasted text surely states of its product, whose name it may contain. */
const surelyColored = (name: string, text: string) =>
  extractFacts({
    title: name,
    description: text,
    colours: findColors(text).map(({ color }) => color.name),
    evidence: [{ field: "colours", quote: text, source: "pasted-text", certainty: 0.7 }],
  }).colours.flatMap(({ value, isHint }) => (isHint ? [] : [value.name]));

it.each([
  ["Picard Rucksack", "Silberne Schnalle, breiter Gurt: Picard Rucksack aus Nylon in Blau", ["blue"]],
  ["botines Unisa", "Tacón dorado, forro beige: botines Unisa de ante en negro", ["black"]],
])("does not read what precedes the product as the label of its color: %s, %s", (name, text, colors) => {
  expect(surelyColored(name, text)).toEqual(colors);
});

it.each([
  ["derbies Jonak", "les lacets sont blancs mais le dessus en cuir est noir, derbies Jonak", ["black"]],
  ["borsa Coccinelle", "la fodera è rossa ma la borsa è blu, Coccinelle, in pelle", ["blue"]],
])("starts a new statement at a contrasting word: %s, %s", (name, text, colors) => {
  expect(surelyColored(name, text)).toEqual(colors);
});

it.each([
  ["vestido largo mango", "vestido largo mujer mango talla m nuevo con etiqueta rojo", ["red"]],
  ["maglia uomo", "maglia uomo cotone girocollo taglia l nuova con etichetta verde", ["green"]],
])("reads a color that follows something sold with the product: %s, %s", (name, text, colors) => {
  expect(surelyColored(name, text)).toEqual(colors);
});

it.each([
  ["robe Rouje", "je cherche la robe Rouje, viscose, taille 38, en rouge", ["red"]],
  ["cappotto Max Mara", "cerco il cappotto Max Mara, taglia 42, lana, tutto nero", ["black"]],
  ["Blazer monopetto", "Blazer monopetto in lana, nel classico blu", ["blue"]],
  ["écharpe en mohair", "Cette écharpe mesure 200 cm. Coloris présenté : vert", ["green"]],
])("reads a color that its own clause states: %s, %s", (name, text, colors) => {
  expect(surelyColored(name, text)).toEqual(colors);
});

it("does not read a stone's label as a shade of the color after it", () => {
  const [color] = extractFacts({ title: "Gold ring", description: "Stone: blue topaz" }).colours;
  expect(color?.value.name).toBe("gold");
});

it.each([
  [
    "adidas Gazelle",
    "die Sohle ist braun und die Streifen weiß, aber der Schuh selber ist grün, adidas Gazelle",
    ["green"],
  ],
  ["Hoka Clifton", "the laces are white but the shoe itself is all navy, Hoka Clifton", ["navy blue"]],
])("reads the color of the product, not of a part, from a sentence: %s, %s", (name, text, colors) => {
  expect(surelyColored(name, text)).toEqual(colors);
});

it("reads the color that a product arrives in", () => {
  expect(surelyColored("tote", "Our tote arrives in olive canvas with tan leather handles.")).toEqual(["olive"]);
});
