import { expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";

const makerOf = (text: string): string | null => productFromText(text).brand;

it.each([
  ["nixon sentry mens watch 42mm black", "Nixon"],
  ["vintage coccinelle handbag suede brown", "Coccinelle"],
  ["bottines palladium femme toile kaki", "Palladium"],
  ["gafas de sol negras hawkers polarizadas", "Hawkers"],
  ["ladies ankle boots size 5 dune", "Dune London"],
  ["LADIES FLORAL TEA DRESS SIZE 14 MONSOON", "Monsoon"],
])("reads a maker named with an ordinary word in a title without small or large letters: %s", (title, maker) =>
  expect(makerOf(title)).toBe(maker),
);

it.each([
  "brown suede boots with zip away lining",
  "vestido azul talla 38 estado muy bueno",
  "hamilton check mens jacket size large",
  "grey wool coat one size only",
  "Silver watch with fossil pattern dial",
])("reads no maker where the word has its ordinary meaning or the maker makes other things: %s", (title) =>
  expect(makerOf(title)).toBeNull(),
);

it.each([
  ["navy cardigan marks and spencer size 12", "Marks & Spencer"],
  ["mens levis 505 jeans blue", "Levi's"],
  ["navy cardigan polo ralph lauren size 12", "Polo Ralph Lauren"],
])("writes a maker in small letters as the maker itself does: %s", (title, maker) =>
  expect(makerOf(title)).toBe(maker),
);

it.each([
  ["Marl & Heath Leather Co. Slim Card Holder, Brown", "Marl & Heath Leather Co."],
  ["Green Hollow Leather Goods mens belt 34 brown", "Green Hollow Leather Goods"],
  ["Linen Two Piece Co Ord Set, Beige", null],
])("reads a company that a name begins with as the maker: %s", (title, maker) => expect(makerOf(title)).toBe(maker));

it("does not read Spanish for denim as a maker", () =>
  expect(makerOf("Chaqueta vaquera Wrangler, talla M, azul")).toBe("Wrangler"));
