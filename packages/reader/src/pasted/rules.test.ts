import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const price = (text: string): string | null => {
  const { product } = readText(text);
  return product.price && `${product.price.amount} ${product.price.currency}`;
};

describe("the current price", () => {
  it.each([
    ["a member's price is conditional", "Rib Tank\n£35.99\nMember price £29.99", "35.99 GBP"],
    ["a price with a code is conditional", "Rib Tank\n$108.00\nNow $64.80 with code EXTRA40", "108.00 USD"],
    ["a price with a code counts where it is the only one", "Rib Tank\n$39.99 with coupon", "39.99 USD"],
    ["a retail price is another one", "Satin Mules\nCurrent retail $1,950\nListed at $900", "900 USD"],
    ["what was paid is another one", "Satin Mules\npagate 495 euro, vendo a 150 euro", "150 EUR"],
    ["a recommended price counts where it is the only one", "Field Watch\nRRP £270", "270 GBP"],
    ["a price each is a share", "Crew Socks, 3 pairs\n$63.00 ($21 each)", "63.00 USD"],
    ["a price without tax is another one", "Field Watch\n£395 (£329.17 ex VAT)", "395 GBP"],
    ["an extra costs more", "Canvas Tote\nMonogramming +$8\n$37.95", "37.95 USD"],
    ["a comparison is another shop's", "Biker Jacket\nCompare: Ardent $569\n$149.90 | free shipping", "149.90 USD"],
    ["fineness is no price", "Curb Chain\n.925 sterling silver\n£58.00", "58.00 GBP"],
    ["delivery behind a price is none", "Wool Hat\n$45 + $12 shipping", "45 USD"],
    ["the lowest of several sizes counts", "Wanderstiefel Alta\nUVP 220,00 €\nab 175,90 €", "175.90 EUR"],
    ["a threshold is none", "Wanderstiefel Alta\n175,90 €\nab 50 € versandkostenfrei", "175.90 EUR"],
    ["with tax it is one", "Field Watch\nRetail price incl. VAT: CHF 3'950", "3950 CHF"],
    ["a size is no country", "Weekend Bag S $130", "130 USD"],
    ["a number with cents behind a maker is one", "wool crepe skirt H&M 39.99 viscose", "39.99 null"],
    ["a number with cents behind goods is one", "Merino polo shirt navy 59,95 extra fine", "59.95 null"],
    ["a number that is a share is none", "Merino polo shirt 12.50% silk", null],
    ["a number that is a measure is none", "Silver pendant 1.25 ct stones", null],
    ["a reference number is none", "Omega Seamaster 2254.50 with box", null],
    ["two bare numbers tell nothing", "Merino polo shirt 12.50 or 14.50 sizes", null],
    ["a number behind a price is not its thousands", "Percale sheet set $1,250 400 tc", "1250 USD"],
    ["thousands are counted", "Classic Flap Bag, caviar, $10.8k", "10800 USD"],
  ])("%s", (_rule, text, paid) => expect(price(text)).toBe(paid));
});

describe("the maker", () => {
  it.each([
    ["alone above the name", "BIRKENSTOCK\nArizona Soft Footbed\n$150", "BIRKENSTOCK"],
    ["alone below the name", "Arizona Soft Footbed\nBirkenstock\n$150", "Birkenstock"],
    ["in front of the name", "Birkenstock Arizona Soft Footbed\n$150", "Birkenstock"],
    ["after praise", "Vintage Coach Willis Bag\n$150", "Coach"],
    ["in a byline", "Twisted Stacking Ring\nBy Ardent & Oak\n$64.00", "Ardent & Oak"],
    ["behind the name", "Men's Slim Fit Chino Pants - Goodfellow & Co™\n$28.00", "Goodfellow & Co"],
    ["unknown, in front of who wears it", "ZUVELLE Women's Linen Blouse with Pockets\n$28", "ZUVELLE"],
    ["behind a label of a shop", "Solitaire Pendant\nVendor: Quince\n$149", "Quince"],
    ["behind the goods, where no word is written so", "pleated skirt H&M 29.99 viscose", "H&M"],
    ["behind an article", "The Hamilton Khaki Field Mechanical\n£495", "Hamilton"],
    [
      "in what somebody says, a given name too",
      "Bonjour, je vends mon manteau Sandro, modèle Pacôme, porté un hiver. 180 €",
      "Sandro",
    ],
    ["never one it is compared with", "Leather Tote\nLike a Celine, but not\n$99", null],
    ["never a shop", "Nordstrom Rack\nLeather Tote\n$99", null],
    ["never a noun", "Anello solitario\n€ 99", null],
    ["never a material", "Pullover\nGarn: Alpaka\n99 €", null],
  ])("is found %s", (_place, text, maker) => expect(readText(text).product.brand).toBe(maker));
});

describe("the name", () => {
  it.each([
    [
      "ends where a bare number with cents stands",
      "Uniqlo merino cardigan gray 49.90 100% merino",
      "merino cardigan gray",
    ],
    ["may begin as a price's words do", "Our Place Shallow Pan 2.0 $89 ceramic", "Our Place Shallow Pan 2.0"],
    [
      "may begin with what a price is called too",
      "Original Crepe Desert Boot $150 suede",
      "Original Crepe Desert Boot",
    ],
    ["ends at a size before a comma", "Veste Sandro Alba taille 38, portée deux fois, 110 €", "Veste Sandro Alba"],
    [
      "is what one sentence introduces",
      "Our Isaura falls to mid-calf, cut on the bias from sandwashed silk, with a cowl neck. $398",
      "Isaura",
    ],
    ["is what somebody needs", "need these Gazelles, $100", "Gazelles"],
    ["ends where the next fact begins", "Speedcross 6 Drop 10 mm Weight 298 g $140", "Speedcross 6"],
    ["ends at a dot between facts", "Tank Must · Large model · steel · $3,550", "Tank Must"],
    ["is what follows talk", "ok girls: the Point flat in black is literally perfect, $155", "the Point flat in black"],
    [
      "is what somebody asks for in passing",
      "Ciao! Hai visto il piumino Moncler Maya? 1.350 euro... quello lucido con il cappuccio",
      "piumino Moncler Maya",
    ],
    [
      "ends where a friend goes on",
      "Liebe Jana, die Tasche von neulich heißt Polène Numéro Un und kostet 330 Euro. Gibt es das günstiger?",
      "Numéro Un",
    ],
    ["is what a chat says, without who said it", "[09:12] Ben: which one\n[09:13] Mia: Ganni Bou Bag, $575", "Bou Bag"],
    [
      "is behind the label of its style",
      "Style: Patagonia Torrentshell 3L Jacket\nFit: Regular\n$179",
      "Torrentshell 3L Jacket",
    ],
    ["is no row of a menu", "ZARA\nSEARCH LOG IN BAG [0]\nWIDE-LEG TROUSERS\n49.95 EUR", "WIDE-LEG TROUSERS"],
    [
      "is what a letter calls its goods",
      `Worn by nobody you know. Our Marlow Easy Tote keeps its shape and has nothing to prove. It slouches around a laptop. $298`,
      "Marlow Easy Tote",
    ],
    ["is no color", "Camden\nBlack Nappa\n$895", "Camden"],
    ["is no picture's number", "Pull Léontine - Image 3\n95 €", "Pull Léontine"],
    ["is no list of points", "• Wool Cap\n• $45\n• Navy", "Wool Cap"],
  ])("%s", (_rule, text, name) => expect(readText(text).product.title).toBe(name));
});

it.each(["lol", "Hi! Could you help me with my order?", "Access Denied", "Are you a robot?"])(
  "finds no product in %j",
  (text) => expect(readText(text).product).toMatchObject({ title: null, brand: null, price: null }),
);
