import { expect, it } from "vitest";
import { findColors } from "./colors.ts";
import { withoutRuledOutColors } from "./without-ruled-out-colors.ts";

const namesIn = (text: string) => withoutRuledOutColors(findColors(text), text).map(({ color }) => color.name);

it.each([
  ["Not the red one, the trench in navy", ["navy blue"]],
  ["Ich suche sie nicht in Weiß, sondern in Grün", ["green"]],
  ["Pas la noire, je vends la rouge", ["red"]],
  ["No es la blanca de la foto, es la gris", ["grey"]],
  ["Non il nero, ma il verde", ["green"]],
])("leaves out a color that the text denies: %s", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  ["Black: sold out\nPink: 3 left", ["pink"]],
  ["Rot ist leider weg, habe noch Grau", ["grey"]],
  ["La verte est vendue ! Reste la rouge", ["red"]],
  ["Grigio esaurito. Bianco disponibile", ["white"]],
  ["Rojo agotado; azul, talla M", ["blue"]],
])("leaves out a color that is no longer for sale: %s", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  ["Red sneakers, sold out everywhere", ["red"]],
  ["Not black", ["black"]],
  ["Red and green, sold out", ["red", "green"]],
  ["Red with white soles, not worn", ["red", "white"]],
])("keeps a color that nothing replaces or that the denial is not about: %s", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
