import { expect, it } from "vitest";
import { readText } from "./read-text.ts";

it.each([
  [
    "Celine's round-toe Mary Janes in black calfskin with a low heel, made in Italy. $990",
    "Celine",
    "Round-toe Mary Janes in black calfskin",
  ],
  [
    "Driving shoes by Tod's, the Gommino style: unlined suede, rubber pebbles on the sole. $695.",
    "Tod's",
    "Driving shoes",
  ],
  [
    "A pleated wool skirt from Theory in charcoal, with a side zip and a fluid lining. $285",
    "Theory",
    "A pleated wool skirt",
  ],
  [
    "AMI PARIS\nHeart Logo Cardigan, wool cardigan with red heart on the chest, ribbed cuffs, loose fit\n350 €",
    "AMI PARIS",
    "Heart Logo Cardigan",
  ],
  ["Asics Gel-Lyte Dark Grey / White / Gum suede 110 €", "Asics", "Gel-Lyte Dark Grey / White / Gum suede"],
  ["GIVENCHY - Antigona Lock Bag\n$1,990", "GIVENCHY", "Antigona Lock Bag"],
  ["Merino Rib Beanie | Everlane US\n$40", "Everlane", "Merino Rib Beanie"],
  ["Manteau Alba, Balzac Paris, laine camel, 190 €", "Balzac Paris", "Manteau Alba"],
  ["Bexley – Mocassins Léon à pampilles\n179 €", "Bexley", "Mocassins Léon à pampilles"],
  [
    "Peter Millar Crown Crafted polo white performance jersey $110",
    "Peter Millar",
    "Crown Crafted polo white performance jersey",
  ],
  [
    "vintage wrangler 13mwz 🔥 dark wash, zip fly, W32 L32\n100% cotton, slight fading on the knees, leather patch\n$38",
    "Wrangler",
    "vintage wrangler 13mwz",
  ],
  ["Monoprix\nJupe plissée Alba\n35 €", "Monoprix", "Jupe plissée Alba"],
  ["Jil Sander's Cannolo, a tube of soft nappa that closes with a knot. $1,450", "Jil Sander", "Cannolo"],
  ["Rosa clogs by Maguire Shoes are carved from alder wood. $260", "Maguire Shoes", "Rosa clogs"],
  ["BNWOT Whistles Layla wrap dress, never worn. £60", "Whistles", "Layla wrap dress"],
  ["Theory Etiennette Blazer (NWT)\n$180", "Theory", "Etiennette Blazer"],
  ["Authentic Gucci Horsebit loafers size 38. $390", "Gucci", "Horsebit loafers"],
  ["so happy!!! Ganni Bou bag in black, $345", "Ganni", "Bou bag in black"],
  ["TED BAKER LONDON Rose Wrap Coat\n$395", "TED BAKER LONDON", "Rose Wrap Coat"],
  ["Coach's Rogue bag was drawn for life in town: a roomy body, two handles, a long strap. $795", "Coach", "Rogue bag"],
  ["Redback\n#400 Claret Bobcat boot\n$190\nOiled leather with elastic sides", "Redback", "#400 Claret Bobcat boot"],
  ["KARRIMOR\nBags / Day packs / Small Canvas Day Pack - Moss\n$58", "KARRIMOR", "Small Canvas Day Pack"],
  ["Prada Eyewear\nSymbole cat-eye acetate sunglasses\n€430", "Prada", "Symbole cat-eye acetate sunglasses"],
  ['Ganni\nWrap dress "Harley"\n€245', "Ganni", 'Wrap dress "Harley"'],
  ["Tracksmith Harrier Tee 92% merino 8% nylon\n$78", "Tracksmith", "Harrier Tee"],
  ["REI Co-op\nCotopaxi Fuego Down Jacket\n$295", "Cotopaxi", "Fuego Down Jacket"],
  [
    "Promod - Robe courte cache-cœur rouge - 39,95 €\nManches courtes, lien à nouer.",
    "Promod",
    "Robe courte cache-cœur rouge",
  ],
  ["Mulberry Amberley Satchel, black grain leather £895", "Mulberry", "Amberley Satchel"],
  ["A.P.C. Petit Standard jeans, raw indigo, €190", "A.P.C.", "Petit Standard jeans"],
  ["Christian Louboutin\nSo Kate 100\n€695", "Christian Louboutin", "So Kate 100"],
  ["Rab Microlight Alpine jacket - women's - graphene - £200", "Rab", "Microlight Alpine jacket"],
  ["Gloverall of London duffle coat in navy, £320", "Gloverall", "Duffle coat in navy"],
  ["vince silk blouse ivory $295", "Vince", "vince silk blouse ivory"],
  ["Solid & Striped The Nina swimsuit, red, $168", "Solid & Striped", "The Nina swimsuit"],
  ["peach silk blouse $95", null, "peach silk blouse"],
  ["Mango | Classic belted trench coat | €99.99", "Mango", "Classic belted trench coat"],
  ["Polène | Numéro Un Nano | Textured Taupe\n€380", "Polène", "Numéro Un Nano"],
  ["Bolso bandolera acolchado | Parfois | Negro\n29,99 €", "Parfois", "Bolso bandolera acolchado"],
  ["Everlane Ruched Hobo Handbag (Ice)\n$89", "Everlane", "Ruched Hobo Handbag"],
  ["Burberry Mid-length Heritage Trench Coat, Honey\n£1,990", "Burberry", "Mid-length Heritage Trench Coat"],
  ["Orlebar Brown Bulldog Mid-Length Swim Shorts - Navy\n$295", "Orlebar Brown", "Bulldog Mid-Length Swim Shorts"],
  ["HOKA Clifton 9 - Women's road running\n$145", "HOKA", "Clifton 9"],
  ["Rolex Submariner Date 126610LN, 41mm Oystersteel\n$10,250", "Rolex", "Submariner Date 126610LN"],
  ["Halden Field Watch, NH35 movement, 41mm\n$189", null, "Halden Field Watch"],
  ["Veja V-10 trainers in white leather, Schuh\n£135", "Veja", "V-10 trainers in white leather"],
  ["SECRID Cardprotector\n€29.95", "SECRID", "Cardprotector"],
  ["Van Cleef & Arpels Vintage Alhambra pendant\n€2,900", "Van Cleef & Arpels", "Vintage Alhambra pendant"],
  ["The Elder Statesman Tie-Dye Cashmere Hoodie\n$1,290", "The Elder Statesman", "Tie-Dye Cashmere Hoodie"],
  ["Vinted: Dunnes Stores waxed style jacket, size L\nOlive green", "Dunnes Stores", "Waxed style jacket"],
  ["Home / Women / Dresses / Monsoon embroidered tea dress", "Monsoon", "Embroidered tea dress"],
  [
    "Steve Madden\nWOMENS MENS KIDS HANDBAGS\nHome / Womens / Sandals\nHADYN COGNAC\n$60",
    "Steve Madden",
    "HADYN COGNAC",
  ],
])("splits %j into the maker %j and the name %j", (text, maker, name) => {
  const { title, brand } = readText(text).product;
  expect({ title, brand }).toEqual({ title: name, brand: maker });
});

it.each([
  ["what a set consists of", "Knit Set with cardigan, top and skirt\n$60", "Knit Set with cardigan, top and skirt"],
  ["the number of pieces in a pack", "Ankle Socks, pack of three\n$12", "Ankle Socks, pack of three"],
  ["a one-word model after its maker", "Omega Speedmaster\n$6,600", "Omega Speedmaster"],
  ["a color named after the maker", "Men's Denali Jacket - TNF Black\n$180", "Men's Denali Jacket - TNF Black"],
  ["a word that is praise in other names", "Sebago\nAuthentic Deck Shoe\n$120", "Authentic Deck Shoe"],
])("keeps %s in the name", (_what, text, name) => expect(readText(text).product.title).toBe(name));

it("uses the text after the name for the description and the materials", () => {
  const { description, materials } = readText("Ardent\nCity Parka, waxed cotton shell, two-way zip\n£210").product;
  expect(description).toContain("waxed cotton shell, two-way zip");
  expect(materials).toContain("cotton");
});

it("keeps the full name of a product that is not worn", () => {
  const name = "Halden Convector - Space heater, Timer, Frost Guard, white";
  const menu = Array.from({ length: 50 }, (_, at) => `Department ${at}`);
  expect(readText([...menu, name, name, "€89.00", "Add to basket", "In stock"].join("\n")).product.title).toBe(name);
});
