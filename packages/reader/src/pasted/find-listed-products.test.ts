import { expect, it } from "vitest";
import { readText } from "./read-text.ts";

const goods = (text: string): string[] =>
  readText(text).reading.goods.map(({ name, price }) => [name, price?.amount, price?.currency].join(" "));

it.each([
  [
    "an order",
    "Order #4411\nWool Coat\n$240.00\nSatin Midi Skirt\n$98.00\nSubtotal $338.00\nShipping $8.00",
    ["Wool Coat 240.00 USD", "Satin Midi Skirt 98.00 USD"],
  ],
  ["a wish list", "Leather Tote €320\nSuede Loafers €210", ["Leather Tote 320 EUR", "Suede Loafers 210 EUR"]],
  [
    "a choice of two, each with its maker",
    "Everlane\nThe Day Glove Flats\n$130\nSam Edelman\nLoraine Loafers\n$140",
    ["The Day Glove Flats 130 USD", "Loraine Loafers 140 USD"],
  ],
])("lists the products in %s", (_what, text, listed) => expect(goods(text)).toEqual(listed));

it.each([
  ["with its former price", "Wool Coat\nWas $320.00\n$240.00\nFully lined, two pockets."],
  [
    "with other products below a heading",
    "Wool Coat\n$240.00\nYou may also like\nSatin Skirt\n$98.00\nSilk Blouse\n$88.00",
  ],
  ["with an item to pair it with", "Scoop Bralette\n$36\nAdd to bag\nPair with: Lace Thong $18"],
  ["that comes in packs", "Crew Socks, 3 pairs\n$24.00 ($8 each)"],
  ["without a price", "Wool Coat\nFully lined"],
])("returns an empty list for a single product %s", (_what, text) => expect(goods(text)).toEqual([]));
