import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const named = (text: string): readonly (string | null)[] => {
  const { title, brand } = readText(text).product;
  return [title, brand];
};

describe("a model code below its maker", () => {
  it.each([
    [
      "is the name when it has letters and digits",
      "New Balance\n1906R\nSea Salt\n$155\nMesh and suede",
      "1906R",
      "New Balance",
    ],
    ["is the name when it has a hyphen", "Veja\nV-12\nExtra white / black\n$150\nChromefree leather", "V-12", "Veja"],
    [
      "is the name when it consists of digits and is a known line",
      "New Balance\n9060\nSea Salt\n$150",
      "9060",
      "New Balance",
    ],
    [
      "is the name when it belongs to no known line",
      "Seiko\nSNXT55\nAutomatic, 37 mm, see-through back\n$129",
      "SNXT55",
      "Seiko",
    ],
    ["is not the name when a product line is named", "Tissot\nT101.452\nGentleman\n$380", "Gentleman", "Tissot"],
    [
      "is not the name when a product is named",
      "Seiko\nXY4711\nSolar watch in steel\n$129",
      "Solar watch in steel",
      "Seiko",
    ],
    ["is not the name when it is a price", "Everlane\n115.00\nThe Day Glove", "The Day Glove", "Everlane"],
  ])("%s", (_rule, text, name, maker) => expect(named(text)).toEqual([name, maker]));
});

describe("a known line in prose", () => {
  it.each([
    [
      "is the name when it follows its maker's possessive",
      "Light as a letter: Patagonia's men's Nano Puff stuffs into its own pocket.\nShell: 100% polyester\n$239",
      "Nano Puff",
      "Patagonia",
    ],
    [
      "takes precedence over a detail below it",
      "Quietly clever, Everlane's Day Glove hugs the foot.\nItalian leather upper, rubber sole\n$115",
      "Day Glove",
      "Everlane",
    ],
    [
      "yields to a name above its price",
      "We loved Patagonia's Nano Puff for years and made this.\nQuilted Field Jacket\n$120",
      "Quilted Field Jacket",
      "Patagonia",
    ],
  ])("%s", (_rule, text, name, maker) => expect(named(text)).toEqual([name, maker]));
});

describe("a spec sheet", () => {
  it("is named after its model, not after its heading or another fact", () => {
    expect(named("SPEC\nBrand: Seiko\nModel: SKX009K2\nWR 200m\nPrice: 43,800 yen")).toEqual(["SKX009K2", "Seiko"]);
  });
});

describe("an offer", () => {
  it.each([
    ["Listing: Chanel Boy Medium Black\nSerial 2xxx, full set\nUSD 4,800", "Boy Medium Black", "Chanel"],
    ["navy merino cardigan, fits like a glove, labelled Uniqlo M, £18", "navy merino cardigan", "Uniqlo"],
  ])("takes its name from its first line: %j → %j", (text, name, maker) => expect(named(text)).toEqual([name, maker]));

  it("does not take its price from a number of wears or from an installment", () => {
    expect(readText("Tod's Gommino in suede, loafers men UK 8, worn 3x £120").product.price?.amount).toBe("120");
    expect(readText("Wool coat\nor 3x £40 with Klarna\n£120").product.price?.amount).toBe("120");
  });
});

describe("a known line next to its maker is read as the name", () => {
  it.each([
    ["above the maker", "Clifton 9\nHOKA\nSoft foam. 8.7 oz. 5 mm drop\n$145", "Clifton 9", "HOKA"],
    ["below the maker", "Dôen\nIschia\nCotton voile, ankle-grazing skirt, $298", "Ischia", "Dôen"],
    ["before the kind of product", "Isabel Marant\nBeth\nBaskets basses en cuir\n390 €", "Beth", "Isabel Marant"],
    [
      "even if the maker's name is an ordinary word",
      "Warm and small, Rab's men's Neutrino Pro packs away. £320",
      "Neutrino Pro",
      "Rab",
    ],
  ])("%s", (_rule, text, name, maker) => {
    const [told, by] = named(text);
    expect(told).toContain(name);
    expect(by).toBe(maker);
  });
});

describe("the kind", () => {
  it.each([
    ["Heart studs\n18k gold vermeil\n$40", "earrings"],
    ["Firm ground football studs, size 42, 30 €", "sports shoes"],
    ["Sandales plates en cuir\n120 €", "sandals"],
    ["Farpoint Travel Pack\n$185", "backpack"],
    ["Standard Luggage Tag Full Grain Leather\n$30", "luggage tag"],
    ["Panama Passport Cover\n£175", "passport holder"],
    ["AirPods Pro (2nd gen) Case, Horween leather, $39.95", "mobile pouch"],
    ["AirPods Pro 2, USB-C wireless charging case, $249", "headphones"],
    ["Impact Case for iPhone 14, polycarbonate, $62", "mobile pouch"],
    ["Brushed straight tie clip, $15", "tie clip"],
    ["Laguna body chain, gold plated brass, $52", "body chain"],
    ["Crest slippers in black velvet, leather sole, $575", "loafers"],
    ["The Slip-on, 100% wool felt upper, £84", "house slippers"],
    ["Rubber slippers for the beach, 9 €", "flip-flops"],
    ["Wulfrun Creepers, black suede, £165", "shoes"],
    ["Thick neck gaiter, merino, $25", "scarf"],
    ["Damen Hausschuh Filz\n29,95 €", "house slippers"],
    ["Filzclog Torben\n79,95 €", "clogs"],
    ["Amourette 300 Bügel-BH\n49,95 €", "bra"],
    ["Trachtenjanker aus Walk\n229,00 €", "jacket"],
    ["Alpargatas de cuña\n120 €", "wedges"],
    ["Maren is what happens when a blazer forgets its manners: unlined, linen. $245", "blazer"],
  ])("is recognized in %j as %s", (text, kind) => expect(readText(text).reading.kinds[0]?.value).toBe(kind));
});

it.each([
  ["Mango belted wool coat\n$229.99", "Belted wool coat", "Mango"],
  ["loro piana summer walk loafers", "Summer walk loafers", "Loro Piana"],
  ["the belted wool coat from my sister", "belted wool coat from my sister", null],
])(
  "capitalizes the name only when the maker is removed from it, and uses the maker's own spelling: %j",
  (text, title, brand) => {
    expect(named(text)).toEqual([title, brand]);
  },
);

it.each([
  ["Superga 2630\nCanvas upper\n€69\nrubber sole", "Superga 2630"],
  ["Levi's 501\nRigid denim\n$98", "Levi's 501"],
  ["Steve Madden bag\nVegan leather, polyester lining\n$68", "Steve Madden bag"],
  ["Geox scarpe\nTomaia in pelle, fodera in tessuto\n99 €", "Geox scarpe"],
])("does not read a line of materials as the name: %j", (text, name) => expect(named(text)[0]).toBe(name));

describe("a name whose first words may mean something else", () => {
  it.each([
    ["By Far Amber shoulder bag\n$420\nPatent leather", "Amber shoulder bag", "By Far"],
    ["Lisa Yang Mila cashmere sweater\n€650", "Mila cashmere sweater", "Lisa Yang"],
    ["Alexis Bittar\nResin bangle bracelet black\n$85", "Resin bangle bracelet black", "Alexis Bittar"],
    ["Market traders' canvas tote\n$14.99", "Market traders' canvas tote", null],
    ["Trader tote in canvas\n$14.99", "Trader tote in canvas", null],
    ["Nike\nZoom Fly 5\n$160\nRunning shoes", "Zoom Fly 5", "Nike"],
    ["No Show socks cotton\n$9", "No Show socks cotton", null],
    [
      "Adidas Samba OG Cloud White / Core Black / Clear Granite\n£90\nLeather upper, suede overlays",
      "Samba OG Cloud White / Core Black / Clear Granite",
      "Adidas",
    ],
    ["Define Jacket Nulu for sale on Poshmark!\nSize 6, $68", "Define Jacket Nulu", null],
    ["Verkaufe: Kartenetui Intrecciato\nLammleder\nVB 180 €", "Kartenetui Intrecciato", null],
    ["Vinted · Sac Demi-Lune noir\nCuir, très bon état\n185,00 €", "Sac Demi-Lune noir", null],
  ])("is still read as the name: %s", (text, name, maker) => expect(named(text)).toEqual([name, maker]));
});

it("keeps a line that begins with the letters of the Italian word for returns", () => {
  const { product } = readText("Casio LTP-V007D\n$49.95\nResin case with chrome finish, steel band\nMineral glass");
  expect(product.description).toContain("Resin case");
});

it("does not read a maker's city and founding year as a product", () => {
  expect(named("Lodenfrey München 1842\nDamen Lodenjacke Sophie\n549,00 €\n100 % Schurwolle, Hornknöpfe")).toEqual([
    "Damen Lodenjacke Sophie",
    "Lodenfrey",
  ]);
});
