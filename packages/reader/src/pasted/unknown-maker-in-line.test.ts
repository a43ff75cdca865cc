import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const read = (text: string) => {
  const { title, brand } = readText(text).product;
  return [title, brand];
};

describe("a maker that no table lists", () => {
  it.each([
    ["Slim-fit cotton shirt by Kelbrook - $89", "Slim-fit cotton shirt", "Kelbrook"],
    ["Silver signet ring by Orla & Finch, £120", "Silver signet ring", "Orla & Finch"],
    ["Robe en lin par Atelier Vauclin, 120 €", "Robe en lin", "Atelier Vauclin"],
    ["Kelbrook | Quilted leather shoulder bag | $189", "Quilted leather shoulder bag", "Kelbrook"],
    ["Kelbrook | Merino polo shirt", "Merino polo shirt", "Kelbrook"],
    ["Orla & Finch Linen Blend Midi Dress - $140", "Linen Blend Midi Dress", "Orla & Finch"],
    ["Kelbrook gold-plated hoop earrings, excellent condition\n£25", "Gold-plated hoop earrings", "Kelbrook"],
    ["Maison de Vauclin wool coat size 12 worn twice\n£45", "Wool coat", "Maison de Vauclin"],
    ["KELBROOK Leather penny loafers, $89", "Leather penny loafers", "KELBROOK"],
    ["Kelbrook - Canvas tote bag\n$40", "Canvas tote bag", "Kelbrook"],
  ])("is read from its position in %j", (text, name, maker) => expect(read(text)).toEqual([name, maker]));

  it.each([
    "Linen dress by Friday, $60",
    "Leather belt by hand, $60",
    "New Season | Linen midi dress | £59",
    "Women | Dresses | Linen midi dress | £59",
    "Black & White striped shirt - $35",
    "Salt & Pepper tweed jacket - $99",
    "Gorgeous wool coat size 12 excellent condition\n£45",
    "Padded winter jacket size M, worn twice\n£30",
    "Fair Isle wool jumper size M good condition\n£20",
    "Marlow wool coat in navy\n$189",
    "Sea Breeze linen shirt\n$49",
  ])("is not inferred from %j", (text) => expect(read(text)[1]).toBeNull());
});

it.each([
  ["Stone Island Junior\nCotton hooded sweatshirt\n£165", "Cotton hooded sweatshirt", "Stone Island"],
  ["Polo Ralph Lauren Children\nCotton polo shirt\n£55", "Cotton polo shirt", "Polo Ralph Lauren"],
  ["Gucci Outlet\nLeather belt with logo buckle\n£120", "Leather belt with logo buckle", "Gucci"],
])("reads the maker from the name of its children's line or outlet: %j", (text, name, maker) =>
  expect(read(text)).toEqual([name, maker]),
);

it.each([
  ["Shop the Burberry wool scarf at Nordstrom\n$89", "Wool scarf", "Burberry"],
  ["Shop Slim-fit cotton shirt at Burberry. $89", "Slim-fit cotton shirt", "Burberry"],
  ["Shop coat for workers\n$40", "Shop coat for workers", null],
])("distinguishes an invitation to shop from the name: %j", (text, name, maker) =>
  expect(read(text)).toEqual([name, maker]),
);

it.each([
  ["Calder Natural Eyewear\nModell 31 Brille aus Horn\n490 €", "Modell 31 Brille aus Horn", "Calder Natural Eyewear"],
  ["Hollin Footwear\nBen derby shoes\n€98", "Ben derby shoes", "Hollin Footwear"],
  ["Women's Footwear\nBen derby shoes\n€98", "Ben derby shoes", null],
])(
  "reads a line as the maker even if it ends with what the maker makes, unless it names a department: %j",
  (text, name, maker) => expect(read(text)).toEqual([name, maker]),
);
