import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";

function read(text: string) {
  const { title, brand, price, composition } = productFromText(text);
  return {
    title,
    brand,
    price: price && `${price.amount} ${price.currency}`,
    made: composition
      .map(({ part, material, percentage }) => `${part ? `${part} ` : ""}${percentage} ${material}`)
      .join(", "),
  };
}

describe("shares that don't add up", () => {
  it.each([
    ["several on one line", "Wool coat\n70% wool, 20% cotton\n$420", "70 wool, 20 cotton"],
    ["one per line", "Wool coat\n$420\nWool 70%\nCotton: 20%.\nMade in Italy", "70 wool, 20 cotton"],
    ["a single share", "Wool coat\n70% merino\n$420", "70 merino wool"],
    ["more than 100% in total", "Wool coat\n60% wool & 60% cotton\n$420", "60 wool, 60 cotton"],
  ])("are kept unchanged: %s", (_what, text, made) => expect(read(text).made).toBe(made));

  it.each([
    ["a discount", "Wool coat\n70% off\n$420"],
    ["a share of what a maker produces", "Wool coat\nWe make 20% wool here\n$420"],
    ["a claim about sustainability", "Wool coat\n30% less water, 20% cotton saved\n$420"],
  ])("are not read as a composition: %s", (_what, text) => expect(read(text).made).toBe(""));
});

it.each([
  ["the blank form", "Product: \nPrice: \nMaterials: "],
  ["the form with placeholders", "Product: ________ Price: $____"],
  ['the word "free" as the price', "Price: free"],
])("finds no facts in %s", (_what, text) =>
  expect(read(text)).toEqual({ title: null, brand: null, price: null, made: "" }),
);

it.each([
  [
    "at the end of a remark about where the product was found",
    "Found at TK Maxx!! Kurt Geiger Kensington Bag, £79",
    "79 GBP",
  ],
  ["of a bundle when no other is stated", "Boxer briefs 3 for $40", "40 USD"],
  ["below the price that an offer reduces", "Wool Coat\n$329\nLimited-time offer\n$299", "299 USD"],
  ["below the former price and the discount", "Robe\n39,99 €\n-30%\n27,99 €", "27.99 EUR"],
  [
    "that lacks a currency when the only amount with one is the former price",
    "die Samba OG, 84,95 bei Snipes statt 120 €",
    "84.95 EUR",
  ],
  ["after a reference number and a dash", "Omega Speedmaster 310.30.42.50.01.002 - $7,000", "7000 USD"],
])("reads the price %s", (_what, text, price) => expect(read(text).price).toBe(price));

it.each([
  ["a T-shirt from a line of bodysuits", "SKIMS Fits Everybody Tee", "t-shirt"],
  ["a tote from a line of shoulder bags", "Khaite Olivia leather tote", "tote bag"],
  ["a backpack from a line of totes", "Longchamp Le Pliage backpack", "backpack"],
  ["a bangle from a line of bracelets", "Cartier Love Bracelet", "bangle"],
])("recognizes a kind that its line is not known for: %s", (_what, text, kind) =>
  expect(productFromText(text).category).toBe(kind),
);

const LINEN = { title: "Washed Linen Shirt", brand: null, price: "49.00 USD", made: "55 linen, 45 cotton" };

describe("a pasted product", () => {
  it.each([
    [
      "is read from the template",
      "Product: Washed Linen Shirt\nPrice: $49.00\nMaterials: 55% Linen, 45% Cotton\n\nA relaxed shirt.",
    ],
    [
      "is read from the template in lowercase",
      "product: Washed Linen Shirt\nprice - $49.00\nmaterials - 55% linen, 45% cotton",
    ],
    [
      "is read from lines without labels",
      "Washed Linen Shirt\n$49.00\nA relaxed shirt for warm days.\n55% linen, 45% cotton",
    ],
    ["is read from one line of text", "Washed Linen Shirt, $49.00. A relaxed shirt. Linen 55%, Cotton 45%"],
    ["is read from facts separated by bars", "Washed Linen Shirt | $49.00 | 55% linen, 45% cotton"],
    ["is read from table cells", "Washed Linen Shirt\t$49.00\nComposition\t55% linen, 45% cotton"],
    [
      "is read from a copied page",
      "Skip to content\nWomen / Tops / Shirts\nWashed Linen Shirt\n★★★★☆ 4.6 (128)\n$49.00\nFree shipping over $50\nSelect size\nXS S M L XL\nAdd to bag\nComposition\n55% linen, 45% cotton\nCare\nMachine wash at 30°C\nImported",
    ],
    [
      "is read with the current price below the former one",
      "Washed Linen Shirt\n$98.00\n$49.00\n55% linen, 45% cotton",
    ],
  ])("%s", (_, text) => expect(read(text)).toEqual(LINEN));

  it("is read with its maker, whether it is labeled or precedes the name", () => {
    expect(read("Product: Crew Tee\nBrand: Halden Row\nPrice: €20")).toMatchObject({
      title: "Crew Tee",
      brand: "Halden Row",
    });
    expect(read("Patagonia Crew Tee, $35")).toMatchObject({ title: "Crew Tee", brand: "Patagonia", price: "35 USD" });
  });

  it("is read from text in other languages", () => {
    expect(
      productFromText(
        "Kleid mit Volants\nMarke: Halden\n39,99 €\nMaterial: 100% Baumwolle\nFarbe: Schwarz\nHergestellt in Portugal",
      ),
    ).toMatchObject({
      title: "Kleid mit Volants",
      brand: "Halden",
      price: { amount: "39.99", currency: "EUR" },
      materials: ["cotton"],
      location: "Portugal",
      category: "dress",
      colours: ["black"],
    });
    expect(read("Chemise en lin\nPrix : 89,00 €\nComposition : 97 % lin, 3 % élasthanne")).toMatchObject({
      price: "89.00 EUR",
      made: "97 linen, 3 elastane",
    });
  });

  it.each([
    ["Tote bag without leather", []],
    ["Leather-free tote bag", []],
    ["Tote bag in leather", ["leather"]],
    ["White leather sneakers with a silver star", ["leather"]],
    ["Gold calfskin leather sandals", ["leather"]],
    ["Wool coat in camel", ["wool"]],
    ["Teddy coat of alpaca", ["alpaca"]],
    ["Gold watch, steel case", ["steel"]],
    ["Watch in 18k gold", ["gold"]],
    ["Silver necklace with a pendant", ["silver"]],
    ["Bangle bracelet, 18k gold", ["gold"]],
    ["Stainless steel cuff bracelet, 18K gold plated", ["steel"]],
    ["Winter parka, faux fur hood, polyester shell", ["polyester"]],
    ["Gold plated sterling silver bangle", ["silver"]],
    ["Earrings of brass, plated in 18k gold", ["brass"]],
  ])("is read with only the materials it is made of: %j", (title, materials) => {
    expect(productFromText(title).materials).toEqual(materials);
  });

  it("is read with its price even if the line contains other amounts", () => {
    expect(read("Cotton T-shirts, save $10, now $25")).toMatchObject({ price: "25 USD" });
    expect(read("Pearl earrings, $45, gift box included, free shipping over $50")).toMatchObject({ price: "45 USD" });
    expect(read("Wool hat. Shipping $5, total $45")).toMatchObject({ price: "45 USD" });
  });

  it("is read from a line of a receipt", () => {
    expect(read("WOMENS LINEN SHIRT BLK 38    1    $49.50")).toMatchObject({
      price: "49.50 USD",
      title: "WOMENS LINEN SHIRT BLK 38",
    });
    expect(read("Wool socks 12.99")).toMatchObject({ title: "Wool socks", price: "12.99 null" });
  });

  it.each([
    ["Cape. 70% wool, 30% polyamide", "Cape"],
    ["Cape - Wool 70%, polyamide 30%, $89", "Cape"],
    ["Cape (70% wool)", "Cape"],
    ["Fieldmouse, 100% wool cape", "Fieldmouse, 100% wool cape"],
  ])("is read with its name and materials on one line: %s", (text, title) => {
    expect(read(text)).toMatchObject({ title });
  });
});

describe("links", () => {
  it("are kept, but without tracking parameters", () => {
    expect(productFromText("Linen Shirt $49 https://www.shop.example/p/1?utm_source=x&size=m.").url).toBe(
      "https://www.shop.example/p/1?size=m",
    );
    expect(productFromText("Linen Shirt (www.shop.example/p/1)").url).toBe("https://www.shop.example/p/1");
  });

  it("are kept as the image URL when they lead to an image", () => {
    expect(productFromText("Linen Shirt https://cdn.example/shirt.jpg")).toMatchObject({
      url: null,
      imageUrl: "https://cdn.example/shirt.jpg",
    });
  });

  it("do not include script URLs", () =>
    expect(productFromText("Linen Shirt, see javascript:alert(1)").url).toBeNull());
});

describe("a fact that the text does not state", () => {
  it.each([
    ["no price", "Linen Shirt\nFree shipping over $50", { price: null }],
    ["no composition", "Materials: Regular fit, striped\n50% off today\nprice: $10", { composition: [] }],
    ["no country", "Linen Shirt\nImported", { location: null }],
    ["nothing at all", " \n ", { title: null, brand: null, price: null, description: null }],
  ])("is null or empty: %s", (_, text, expected) => expect(productFromText(text)).toMatchObject(expected));
});

it("copies what a list of materials says beyond the composition to the description", () => {
  const of = (materials: string) => productFromText(`Teardrop earrings\nPost backs.\nMaterials: ${materials}\n$28`);
  expect(of("Silver-plated").description).toContain("Silver-plated");
  expect(of("14k gold-plated case, leather strap").description).toContain("gold-plated case");
  expect(of("80% wool, 20% silk").description).not.toContain("wool");
  expect(of("Satin").description).toContain("Satin");
  expect(of("100% cotton twill").description).toContain("cotton twill");
});

it("keeps the sentences after a labeled fact as the description", () => {
  const text = "Yoga Leggings\nFabric: 80% nylon, 20% spandex. No front seam. Inner pocket at waistband.";
  expect(productFromText(text).description).toBe("No front seam.\nInner pocket at waistband.");
});

it("quotes the text as evidence for every fact", () => {
  const text = "Product: Linen Shirt\nBrand: Halden\nPrice: $49\nMaterials: 100% linen";
  const { evidence } = productFromText(text);
  expect(evidence.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["title", "brand", "price", "composition"]),
  );
  for (const { quote, source } of evidence) {
    expect(source).toBe("pasted-text");
    expect(text.replace(/\s+/g, " ")).toContain(quote);
  }
});

it("returns a product with well-formed text for any input", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("%", "$1,", "100% cotton", "\n", "Price:", "http://", "made in ", "\0", "\ud800"),
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      (text) => {
        const product = productFromText(text);
        expect(JSON.stringify(product).isWellFormed()).toBe(true);
        expect(JSON.stringify(product)).not.toContain(String.raw`\u0000`);
      },
    ),
  );
});

it.each([
  ["Clarks Wallabee\nMoccasin-construction lace-up with crepe sole\n$150", "Clarks Wallabee"],
  ["Bally Lottus\nLoafer-style slip-on with leather sole\n$650", "Bally Lottus"],
])("takes a maker and model above the description as the name: %j", (text, title) => {
  expect(productFromText(text).title).toBe(title);
});

it("reads a product from one line that ends with its price and rating", () => {
  const text = "18K Gold Plated Hinged Bangle Titanium Steel Screw Cuff for Women 6mm $18.99 ★4.4";
  expect(productFromText(text)).toMatchObject({
    title: "18K Gold Plated Hinged Bangle Titanium Steel Screw Cuff for Women 6mm",
    price: { amount: "18.99", currency: "USD" },
  });
});

describe('the word "soles"', () => {
  it.each([
    ["Suede loafers, light wear on the soles, 420€", "420 EUR"],
    ["Suede loafers\nRubber soles: 95 €", "95 EUR"],
    ["Suede loafers\nLeather soles: 38", null],
    ["Mocasines de gamuza\n420 soles", "420 PEN"],
  ])("is read as Peru's currency only after a number: %j costs %s", (text, price) =>
    expect(read(text).price).toBe(price),
  );
});

it('keeps a line that begins with the color "smoke" in the description, but not one about a smoke-free home', () => {
  const { description } = productFromText("Knit bodysuit\n$28\nSmoke gray, crew neck, snap closure\nSmoke free home");
  expect(description).toBe("Smoke gray, crew neck, snap closure");
});

it.each(["Orvanne", "Kelmora"])("reads a proper name above the product's name and price as the maker: %s", (maker) => {
  const text = `${maker}\nThe Baba\n$210\nA backless leather house shoe with a leather sole.`;
  expect(productFromText(text)).toMatchObject({ title: "The Baba", brand: maker });
});
