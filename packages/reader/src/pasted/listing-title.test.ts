import { expect, it } from "vitest";
import { stripSellerSize, withoutKeywordStuffing } from "./listing-title.ts";

it.each([
  ["Cordkleid Gr. 42", "Cordkleid"],
  ["Bottines en daim pointure 39", "Bottines en daim"],
  ["Giacca di lino tg. 46", "Giacca di lino"],
  ["Falda vaquera talla 38", "Falda vaquera"],
  ["straight jeans W30 L32 indigo", "straight jeans"],
  ["work trousers 34x32", "work trousers"],
  ["fleece joggers mens large", "fleece joggers"],
  ["Wrap Hoodie XS/S Sand", "Wrap Hoodie"],
  ["Court Sneaker White US 11", "Court Sneaker White"],
  ["Robe plissée L", "Robe plissée"],
  ["Steppmantel Gr. M", "Steppmantel"],
  ["Vintage Alpaca Cardigan Womens Small Blue Striped Sweater", "Vintage Alpaca Cardigan"],
])("removes the size that the seller added to %j", (title, name) => expect(stripSellerSize(title)).toBe(name));

it.each([
  "Plus Size Wrap Dress",
  "Tote Bag M",
  "Silk Scarf 90 x 90 cm",
  "Size 8 Ankle Boots",
  "Parka (regular and plus sizes)",
  "men's medium weight hoodie",
])("keeps the title %j unchanged", (title) => expect(stripSellerSize(title)).toBe(title));

it.each([
  [
    "Men's Linen Blend Beach Shirts Short Sleeve Holiday Tops Casual Hawaiian Summer Blouse Shirt with Pocket 2024",
    "Men's Linen Blend Beach Shirts",
  ],
  [
    "Chunky Mary Jane Shoes for Women Platform Round Toe Pumps Block Heel Strap Dress Heels Retro Cosplay Shoes",
    "Chunky Mary Jane Shoes",
  ],
  [
    "Fringe Suede Jacket, Western Boho Festival Coat, Gift for Her, Vintage Style Cowgirl Outerwear",
    "Fringe Suede Jacket",
  ],
  ["Velvet Flare Leggings - High Waisted Bootcut Yoga Pants for Women Workout", "Velvet Flare Leggings"],
  [
    "Women's Sherpa Fleece Notched Collar Open Front Long Cardigan Coat Faux Fur Warm Winter Jacket Outwear Pockets Brown",
    "Women's Sherpa Fleece Notched Collar Open Front Long Cardigan Coat",
  ],
])("shortens the keyword-stuffed title %j", (title, name) => expect(withoutKeywordStuffing(title)).toBe(name));

it.each([
  ["a short title", "Wool Coat, Navy Jacket"],
  [
    "a title with too little information at its beginning",
    "Belt for Men Women, Woven Stretch Braided Belt with Leather Tips, Golf Casual",
  ],
  [
    "a title that states a purpose",
    "Soft Waxed Canvas Weekend Duffel Bag with Shoe Pouch and Leather Luggage Tag Bag Strap Navy",
  ],
  ["prose", "The dress that became a coat, a coat that became a dress, and an afternoon in the sun"],
])("does not shorten %s", (_what, title) => expect(withoutKeywordStuffing(title)).toBe(title));
