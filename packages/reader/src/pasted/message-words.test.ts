import { describe, expect, it } from "vitest";
import { findSellerInMessage, stripEnding, stripMessageWords } from "./message-words.ts";

describe("stripMessageWords", () => {
  it.each([
    ["my cousin is selling her leather tote", "leather tote"],
    ["meine Schwester verkauft ihre Lederjacke", "Lederjacke"],
    ["arket has a boxy wool jacket lol", "boxy wool jacket"],
    ["guys mango has a navy cardigan", "navy cardigan"],
    ["obsessed with the large hoop earrings, the gold plated ones", "large hoop earrings"],
    ["everlane has really nice suede loafers", "suede loafers"],
    ["The Row has a silk dress", "silk dress"],
    ["chez Sandro y a une robe noire", "robe noire"],
    ["would you pay 700€ for a silk dress??", "silk dress"],
    ["¿pagarías 300 € por unas botas de cuero?", "botas de cuero"],
    ["alternative au sac Jodie de Bottega Veneta", "sac Jodie de Bottega Veneta"],
    ["los zapatos rojos me encantan", "zapatos rojos"],
    ["my aunt's tailor swears by the linen overshirt", "linen overshirt"],
    ["i tried the wool trousers", "wool trousers"],
  ])("keeps only the product named in %j", (text, name) => expect(stripMessageWords(text)).toBe(name));

  it.each(["old navy straight jeans", "she has a nice bag", "the row margaux bag", "los"])(
    "returns any other text unchanged: %s",
    (text) => expect(stripMessageWords(text)).toBe(text),
  );
});

describe("stripEnding", () => {
  it.each([
    ["trench beige chez Mango", "trench beige"],
    ["scarf coat at h&m", "scarf coat"],
    ["wool coat omg", "wool coat"],
    ["coat at home", "coat at home"],
  ])("turns %j into %j", (text, name) => expect(stripEnding(text)).toBe(name));
});

it.each([
  ["cos does a grey coat", "cos"],
  ["da Zara c'è un cappotto", "Zara"],
  ["she has a grey coat", undefined],
])("finds the maker, if any, that sells the product in %j", (text, maker) =>
  expect(findSellerInMessage(text)?.value).toBe(maker),
);
