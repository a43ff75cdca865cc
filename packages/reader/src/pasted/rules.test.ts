import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const price = (text: string): string | null => {
  const { product } = readText(text);
  return product.price && `${product.price.amount} ${product.price.currency}`;
};

describe("the current price", () => {
  it.each([
    ["excludes a member price", "Rib Tank\n£35.99\nMember price £29.99", "35.99 GBP"],
    ["excludes a price that needs a code", "Rib Tank\n$108.00\nNow $64.80 with code EXTRA40", "108.00 USD"],
    ["is a price with a code when it is the only one", "Rib Tank\n$39.99 with coupon", "39.99 USD"],
    ["is not an approximate retail price after it", "Wool Coat\n$420 (retail approx. $2,200)", "420 USD"],
    ["is not the price before a sale", "Silk pajama set, white, $229 on sale for $199", "199 USD"],
    ["is not a price of shipping when shipping is free", "Occhiali tartaruga 65€ spedizione gratis", "65 EUR"],
    ["is not the retail price", "Satin Mules\nCurrent retail $1,950\nListed at $900", "900 USD"],
    ["is what the seller asks", "Bufanda Oysho\n19,99 € — nueva con etiqueta, la dejo en 9 €", "9 EUR"],
    ["is not what the seller paid", "Satin Mules\npagate 495 euro, vendo a 150 euro", "150 EUR"],
    ["is not what the seller paid, in French", "Jupe crayon, prix d'achat 90 €, je la vends 35 €", "35 EUR"],
    ["is not what the seller paid, in German", "Rock aus Wolle, Kaufpreis 90 €, gebe ihn für 35 € ab", "35 EUR"],
    ["is what the seller asks, without a currency", "Levi's jeans, bought for 90€, asking 40", "40 EUR"],
    ["may be asked for without a currency", "Frye boots barely worn, asking 120 or best offer", "120 null"],
    ["may have changed", "the Loewe Puzzle bag, it's 3,200 now", "3200 null"],
    ["is not a number of people asking", "Frye boots, 12 people asking 3 times", null],
    ["does not begin with a size", "rock aus wolle größe 42, 30€", "30 EUR"],
    ["is the recommended price when it is the only one", "Field Watch\nRRP £270", "270 GBP"],
    ["is not the price of a single piece of a pack", "Crew Socks, 3 pairs\n$63.00 ($21 each)", "63.00 USD"],
    ["includes tax", "Field Watch\n£395 (£329.17 ex VAT)", "395 GBP"],
    ["is not the price of an optional extra", "Canvas Tote\nMonogramming +$8\n$37.95", "37.95 USD"],
    ["is not a comparison price", "Biker Jacket\nCompare: Ardent $569\n$149.90 | free shipping", "149.90 USD"],
    ["is not a fineness mark", "Curb Chain\n.925 sterling silver\n£58.00", "58.00 GBP"],
    ["does not include the shipping costs after it", "Wool Hat\n$45 + $12 shipping", "45 USD"],
    ["is the lowest of several sizes", "Wanderstiefel Alta\nUVP 220,00 €\nab 175,90 €", "175.90 EUR"],
    ["is the lowest, with what it includes", "Brille Alta\nab 140 € inklusive Gläser", "140 EUR"],
    ["is not the threshold for free shipping", "Wanderstiefel Alta\n175,90 €\nab 50 € versandkostenfrei", "175.90 EUR"],
    ["may be a retail price that includes tax", "Field Watch\nRetail price incl. VAT: CHF 3'950", "3950 CHF"],
    ["does not take its currency from a size", "Weekend Bag S $130", "130 USD"],
    ["may be a number with cents after a maker", "wool crepe skirt H&M 39.99 viscose", "39.99 null"],
    ["may be a number with cents after the product", "Merino polo shirt navy 59,95 extra fine", "59.95 null"],
    ["is not a percentage", "Merino polo shirt 12.50% silk", null],
    ["is not a measure", "Silver pendant 1.25 ct stones", null],
    ["is not a reference number", "Omega Seamaster 2254.50 with box", null],
    ["is not a size before a dash", "Campo white natural 38 — €85", "85 EUR"],
    ["is null when two bare numbers compete", "Merino polo shirt 12.50 or 14.50 sizes", null],
    ["does not include a number after it", "Percale sheet set $1,250 400 tc", "1250 USD"],
    ["is not the end of a model number", "Casio A-158W-1YER digital watch £24.90", "24.90 GBP"],
    ["may be abbreviated in thousands", "Classic Flap Bag, caviar, $10.8k", "10800 USD"],
  ])("%s", (_rule, text, paid) => expect(price(text)).toBe(paid));
});

describe("the maker", () => {
  it.each([
    ["alone above the name", "BIRKENSTOCK\nArizona Soft Footbed\n$150", "BIRKENSTOCK"],
    ["alone below the name", "Arizona Soft Footbed\nBirkenstock\n$150", "Birkenstock"],
    ["before the name", "Birkenstock Arizona Soft Footbed\n$150", "Birkenstock"],
    ["after praise", "Vintage Coach Willis Bag\n$150", "Coach"],
    ["in a byline", "Twisted Stacking Ring\nBy Ardent & Oak\n$64.00", "Ardent & Oak"],
    ["after the name", "Men's Slim Fit Chino Pants - Goodfellow & Co™\n$28.00", "Goodfellow & Co"],
    ["before the wearer, even when it is unknown", "ZUVELLE Women's Linen Blouse with Pockets\n$28", "ZUVELLE"],
    ["after a label that shops use", "Solitaire Pendant\nVendor: Quince\n$149", "Quince"],
    ["after the product, when it can't be an ordinary word", "pleated skirt H&M 29.99 viscose", "H&M"],
    ["after an article", "The Hamilton Khaki Field Mechanical\n£495", "Hamilton"],
    [
      "in a remark, even when it is a first name too",
      "Bonjour, je vends mon manteau Sandro, modèle Pacôme, porté un hiver. 180 €",
      "Sandro",
    ],
    ['in lowercase, after "from"', "ribbed midi skirt from gap, rust, size 10, £14", "Gap"],
    ['after "von" in German, even when it is unknown', "Wollmantel von Aldekamp in Gr. 40, 60 €", "Aldekamp"],
    ['after "marca" in Spanish, even when it is unknown', "Abrigo largo marca Solterra, talla 40. 30 €", "Solterra"],
    ["as a marketplace's shop", "Brass Cuff Bracelet\nTinyForgeStudio\n$34.00", "TinyForgeStudio"],
    ["above the name as a company, even when it is unknown", "High Ridge Goods\nWaxed Cap\n$32.00", "High Ridge Goods"],
    ["alone far below the name", "Quilted Gilet\n$49.00\nColor: Olive\nShell: cotton\nRef. 1234567\nMango", "Mango"],
  ])("is found %s", (_place, text, maker) => expect(readText(text).product.brand).toBe(maker));

  it.each([
    ["in a comparison with another product", "Leather Tote\nLike a Celine, but not\n$99"],
    ["in the name of a shop", "Nordstrom Rack\nLeather Tote\n$99"],
    ["in an ordinary noun", "Anello solitario\n€ 99"],
    ["in the name of a material", "Pullover\nGarn: Alpaka\n99 €"],
  ])("is not found %s", (_place, text) => expect(readText(text).product.brand).toBeNull());
});

describe("the name", () => {
  it.each([
    ["ends at a bare number with cents", "Uniqlo merino cardigan gray 49.90 100% merino", "Merino cardigan gray"],
    [
      "may begin with words that look like a price",
      "Our Place Shallow Pan 2.0 $89 ceramic",
      "Our Place Shallow Pan 2.0",
    ],
    [
      "may begin with a word that is also used for prices",
      "Original Crepe Desert Boot $150 suede",
      "Original Crepe Desert Boot",
    ],
    ["follows a price and the shop that charges it", "omg 45€ at zara, suede mules with the tiny heel", "suede mules"],
    ["follows a remark and a price", "so pretty, 45€ at zara, suede mules with the tiny heel", "suede mules"],
    ["follows words that ask for recommendations", "any recs for suede ankle boots in tan", "suede ankle boots in tan"],
    ["ends before the word for a size", "mocassins en daim noirs pointure 38, 35 euros", "mocassins en daim noirs"],
    ["is a labeled model", "Brand: Timex\nModel: Lorne Hand-Wound\nRef: TW2X11111\nStrap: leather", "Lorne Hand-Wound"],
    ["follows a question", "Who sells this? Green linen wrap skirt with a tie", "Green linen wrap skirt"],
    ['follows the word "this"', "this ribbed cardigan with the gold buttons, 40€", "ribbed cardigan"],
    [
      "is the name of the product that the desired one should resemble",
      "need something like the Doen ravello dress",
      "Ravello dress",
    ],
    ["ends at the seller", "ribbed midi skirt from gap, rust, size 10, £14", "ribbed midi skirt"],
    ["ends at a size before a comma", "Veste Sandro Alba taille 38, portée deux fois, 110 €", "Veste Sandro Alba"],
    [
      "is found in a single introductory sentence",
      "Our Isaura falls to mid-calf, cut on the bias from sandwashed silk, with a cowl neck. $398",
      "Isaura",
    ],
    ["is the product that someone says they need", "need these Gazelles, $100", "Gazelles"],
    ["ends where the next fact begins", "Speedcross 6 Drop 10 mm Weight 298 g $140", "Speedcross 6"],
    ["ends at a middle dot between facts", "Tank Must · Large model · steel · $3,550", "Tank Must"],
    ["follows small talk", "ok girls: the Point flat in black is literally perfect, $155", "the Point flat in black"],
    [
      "is the product that someone asks about in passing",
      "Ciao! Hai visto il piumino Moncler Maya? 1.350 euro... quello lucido con il cappuccio",
      "piumino Moncler Maya",
    ],
    [
      "ends before the price and the question that follow it in a letter",
      "Liebe Jana, die Tasche von neulich heißt Polène Numéro Un und kostet 330 Euro. Gibt es das günstiger?",
      "Numéro Un",
    ],
    [
      "is taken from a chat without the speaker's name",
      "[09:12] Ben: which one\n[09:13] Mia: Ganni Bou Bag, $575",
      "Bou Bag",
    ],
    ["follows a style label", "Style: Patagonia Torrentshell 3L Jacket\nFit: Regular\n$179", "Torrentshell 3L Jacket"],
    ["is not a row of a menu", "ZARA\nSEARCH LOG IN BAG [0]\nWIDE-LEG TROUSERS\n49.95 EUR", "WIDE-LEG TROUSERS"],
    [
      "is found in a maker's advertisement",
      `Worn by nobody you know. Our Marlow Easy Tote keeps its shape and has nothing to prove. It slouches around a laptop. $298`,
      "Marlow Easy Tote",
    ],
    ["is not a color", "Camden\nBlack Nappa\n$895", "Camden"],
    ["is not an image number", "Pull Léontine - Image 3\n95 €", "Pull Léontine"],
    ["ends at a comma before the kind of product", "Meet Marlo, the boot you live in.\n$210", "Marlo"],
    [
      "ends before a US size",
      "Harlan Men's Court Sneaker Casual Leather Shoes White US 11\n$80",
      "Men's Court Sneaker Casual Leather Shoes White",
    ],
    ["does not include a bullet", "• Wool Cap\n• $45\n• Navy", "Wool Cap"],
  ])("%s", (_rule, text, name) => expect(readText(text).product.title).toBe(name));
});

it.each(["lol", "Hi! Could you help me with my order?", "Access Denied", "Are you a robot?"])(
  "finds no product in %j",
  (text) => expect(readText(text).product).toMatchObject({ title: null, brand: null, price: null }),
);
