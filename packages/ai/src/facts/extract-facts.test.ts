import { describe, expect, it, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const read = (title: string, description = "", brand: string | null = null) =>
  extractFacts({ title, description, brand });
const typeOf = (title: string) => read(title).garment?.value.type ?? null;
const colorsOf = (title: string) => read(title).colours.map(({ value }) => value.name);

describe("the kind of product", () => {
  test.each([
    ["Ribbed cotton tank top with lace trim", "tank top"],
    ["Leather jacket with shirt collar", "jacket"],
    ["Shirt dress in poplin", "dress"],
    ["Dress shirt", "shirt"],
    ["Suede penny loafers", "loafers"],
    ["White ballerina shoes", "flats"],
    ["Men's casual brown shoes", "casual shoes"],
    ["Track printed pants for men", "track pants"],
    ["Kurta with printed palazzos", "kurta set"],
    ["Top & skirt", "clothing set"],
    ["Watch box", "watch box"],
    ["Jungle book T-shirt", "t-shirt"],
    ["Ceramic mug with cat print", "kitchenware"],
    ["Women red bag", "handbag"],
    ["Silk tie-dye scarf", "scarf"],
    ["Sommerkleid mit Blumen für Damen", "dress"],
    ["Robe chemise en coton pour femme", "dress"],
    ["Zapatillas de running para hombre", "running shoes"],
    ["Borsa a tracolla in pelle da donna", "sling bag"],
    ["Camisa de linho para homem", "shirt"],
    ["Leren enkellaarsjes voor dames", "boots"],
    ["Sukienka damska w kwiaty", "dress"],
    ["Collier chaîne argent 925", "necklace"],
    ["Szalik szary", "scarf"],
    ["Lederhandtasche braun", "handbag"],
    ["Klänning svart dam", "dress"],
    ["Herrejakke i uld", "jacket"],
    ["Kadın kırmızı elbise", "dress"],
    ["Куртка мужская с капюшоном", "jacket"],
    ["レディース ワンピース 黒", "dress"],
    ["女士羽绒服 黑色", "puffer jacket"],
    ["여성 롱 원피스", "dress"],
    ["فستان نسائي أسود", "dress"],
    ["Dog coat", "pet clothing"],
    ["Necklace extender gold", "jewellery part"],
    ["Scarf and hat set grey wool", "hat and scarf set"],
    ["Beige skort", "skort"],
    ["Watch box for 6 watches", "watch box"],
    ["Sunglasses case", "glasses case"],
    ["Hood for rain jacket", "detachable hood"],
    ["Detachable faux fur hood", "detachable hood"],
    ["Rain jacket with detachable hood", "rain jacket"],
    ["Case in brown leather for sunglasses", "protective case"],
    ["Hülle für Handtasche", "protective case"],
    ["Dust bag for handbag", "protective bag"],
    ["Bag for women", "handbag"],
    ["Belt for dress", "belt"],
    ["Leather strap for shoulder bag", "strap"],
    ["Black bikini set", "bikini"],
    ["Triangle bikini top", "bikini top"],
    ["Navy swim shorts", "swim shorts"],
    ["Full wetsuit for scuba diving, 3 mm neoprene", "wetsuit"],
    ["Ankle boots with stiletto heel", "boots"],
    ["White sneakers low-top", "sneakers"],
    ["Apple Watch strap", "watch strap"],
    ["Swiss automatic watch, steel bracelet, black dial", "watch"],
    ["White, black and red striped dress", "dress"],
  ])("is read from %s as %s", (title, type) => {
    expect(typeOf(title)).toBe(type);
  });

  it("is read from the description when the title doesn't name one", () => {
    const { garment } = read("The Audrey", "An ivory silk blouse, worn with trousers.");
    expect(garment).toMatchObject({ value: { type: "blouse" }, quote: "blouse", field: "description" });
  });

  it("is recognized despite a one-letter misspelling", () => {
    expect(typeOf("Dark blue jeggning")).toBe("jeggings");
    expect(typeOf("Black sunglases")).toBe("sunglasses");
  });
});

test("removes a maker's name from a title only where it is a whole word", () => {
  const typeOfBrand = (title: string, brand: string) => read(title, "", brand).garment?.value.type;
  expect(typeOfBrand("Black sweater", "Eat")).toBe("sweater");
  expect(typeOfBrand("Polo Ralph Lauren shirt", "Polo Ralph Lauren")).toBe("shirt");
  expect(typeOfBrand("C&A (Kids) dress", "C&A (Kids)")).toBe("dress");
});

describe("colors", () => {
  test.each([
    ["Mustard yellow knit dress", ["mustard yellow"]],
    ["Dark green parka", ["dark green"]],
    ["Navy & white striped top", ["navy blue", "white"]],
    ["Blue navy polo", ["navy blue"]],
    ["Red Tape men brown shoes", ["brown"]],
    ["White men's shirt with blue stripes", ["white"]],
    ["Black dress for women with white collar", ["black"]],
    ["Tote in black with gold hardware", ["black"]],
    ["Robe noire à manches longues", ["black"]],
    ["Stonewashed jeans", []],
    ["Gold plated hoop earrings of brass", ["gold"]],
    ["Brass hoop earrings", ["bronze"]],
    ["Black loafers with a gold chain buckle", ["black"]],
    ["Midi dress in sage", ["sage green"]],
    ["Blue canvas saddle bag", ["blue"]],
  ])("are read from %s as %j", (title, colours) => {
    expect(colorsOf(title)).toEqual(colours);
  });

  it("are not read from the maker's name", () => {
    expect(read("Pink Tartan grey coat", "", "Pink Tartan").colours.map(({ value }) => value.name)).toEqual(["grey"]);
  });

  it("are limited to three", () => {
    expect(colorsOf("Scarf red green blue yellow")).toHaveLength(3);
  });
});

test.each([
  ["Men's shirt", { gender: "men", child: false }],
  ["Kids girls dress", { gender: "girls", child: true }],
  ["Unisex cap", { gender: "unisex", child: false }],
  ["Baby bodysuit", { gender: "unisex", child: true }],
  ["Boyfriend jeans for women", { gender: "women", child: false }],
  ["Spider-Man T-shirt for boys", { gender: "boys", child: true }],
  ["Herren Hemd", { gender: "men", child: false }],
])("reads the intended wearer of %s as %j", (title, audience) => {
  expect(read(title).audience?.value).toEqual(audience);
});

it("reads an attribute of the cut only for kinds of products that can have it", () => {
  expect([...read("Ankle boots", "Pull on, knee length, round neck.").cut.keys()]).not.toContain("length");
  expect(read("Maxi dress, V-neck, long sleeves").cut.get("neckline")?.value).toBe("V-neck");
});

it.each([
  ["White running shoes", "Mesh upper, full lace closure", ["laces"]],
  ["White top", "Mesh with lace", ["sheer", "lace trim"]],
  ["Black automatic umbrella", "", []],
])("reads only details that the kind of product can have: %s, %s", (title, description, expected) => {
  expect(read(title, description).details.map(({ value }) => value)).toEqual(expected);
});

it("does not infer an occasion from trainers, or read pearls as beads", () => {
  expect(read("White trainers").occasions).toEqual([]);
  const details = (title: string) => read(title).details.map(({ value }) => value);
  expect(details("Freshwater pearl necklace")).toEqual(["pearls"]);
  expect(details("Faux pearl necklace")).toEqual(["imitation pearls"]);
});

describe("materials", () => {
  const compositionOf = (title: string, description = "") =>
    read(title, description).composition.map(({ value }) => [value.material, value.percentage]);

  it("are taken from shares in the description rather than from the title", () => {
    expect(compositionOf("Linen shirt", "55% linen, 45% cotton")).toEqual([
      ["linen", 55],
      ["cotton", 45],
    ]);
    expect(compositionOf("Linen shirt")).toEqual([["linen", null]]);
  });

  it.each(["Leather-free bag", "Bag without leather", "Non-wool scarf"])(
    "do not include a material that the text rules out: %s",
    (title) => {
      expect(compositionOf(title)).toEqual([]);
    },
  );

  it("do not include the materials of parts", () => {
    expect(compositionOf("Canvas watch with leather strap")).toEqual([]);
  });

  it("include gold if the product is gold, but not if it is only plated with gold or gold in color", () => {
    expect(compositionOf("14k gold hoop earrings")).toEqual([["gold", null]]);
    expect(compositionOf("Gold-plated hoop earrings")).toEqual([["metal", null]]);
    expect(compositionOf("White gold-plated ring")).toEqual([["metal", null]]);
    expect(compositionOf("Ring plated in 18k gold")).toEqual([["metal", null]]);
    expect(compositionOf("White gold ring")).toEqual([["gold", null]]);
    expect(compositionOf("Gold leather sandals")).toEqual([["leather", null]]);
  });

  it("include only known fibers", () => {
    const { composition } = extractFacts({
      title: "Scarf",
      composition: [
        { material: "Buy now!", percentage: 50 },
        { material: "Wolle", percentage: 50 },
      ],
    });
    expect(composition.map(({ value }) => value.material)).toEqual(["wool"]);
  });
});

it.each([
  ["Made of the finest 100% calf leather, tanned in Spain.", ["100% calf leather"]],
  ["Buy it now: 70 % virgin wool and 30 % nylon for winter", ["70 % virgin wool and 30 % nylon"]],
])("quotes the materials in %j exactly as they are written", (description, quotes) => {
  const told = (source: Parameters<typeof extractFacts>[0]) => [
    ...new Set(extractFacts(source).composition.map(({ quote }) => quote)),
  ];
  const { composition } = extractFacts({ title: "Piece", description });
  expect(told({ title: "Piece", description })).toEqual(quotes);
  const evidence = [{ field: "composition", quote: description, source: "page-text", certainty: 1 } as const];
  expect(told({ title: "Piece", composition: composition.map(({ value }) => value), evidence })).toEqual(quotes);
});

it("quotes the words on which each fact is based", () => {
  const title = "Women's Navy Striped Cotton Shirt Dress";
  const description = "A midi length, with short sleeves and patch pockets. Made for the beach.";
  const { garment, audience, colours, pattern, cut, details, occasions, composition } = read(title, description);
  const facts = [garment, audience, pattern, ...colours, ...cut.values(), ...details, ...occasions, ...composition];
  expect(facts.length).toBeGreaterThan(8);
  for (const fact of facts) {
    expect(fact!.field === "title" ? title : description).toContain(fact!.quote);
  }
});

test.each([
  ["Wrap dress in Azul", ["navy"], ["navy blue"]],
  ["Leather belt", ["Gold (tan)"], ["tan"]],
  ["White sneakers with a gold foil number", [], ["white"]],
  ["Black tote with gold-tone hardware", ["black", "gold"], ["black"]],
  ["Steel watch with a sapphire crystal", [], ["steel"]],
])("reads the colors of %s, stated as %j, as %j", (title, colours, expected) => {
  expect(extractFacts({ title, colours }).colours.map(({ value }) => value.name)).toEqual(expected);
});

test.each([
  ["Hooded parka with a high collar", "high collar"],
  ["Dress with a round neckline", "round neck"],
])("reads the neckline of %s as %s", (title, value) => {
  expect(extractFacts({ title }).cut.get("neckline")?.value).toBe(value);
});

test('does not mistake compound words such as "two-way zip" and "mother-of-pearl" for other details', () => {
  const details = extractFacts({
    title: "Knotted sandal",
    description: "Mother-of-pearl charm, two-way zip pouch, fringed strap.",
  }).details.map(({ value }) => value);
  expect(details).toEqual(expect.arrayContaining(["knot", "fringe"]));
  for (const wrong of ["bow", "pearls", "reversible", "tassels"]) expect(details).not.toContain(wrong);
  expect(extractFacts({ title: "Baby cashmere sweater" }).audience).toBeNull();
  expect(extractFacts({ title: "Leather sneakers with laces and eyelets" }).pattern).toBeNull();
  expect(extractFacts({ title: "Diamond tennis bracelet" }).occasions).toEqual([]);
});

test.each([
  ["Nuisette en soie et dentelle", "90 % soie, dentelle polyamide", undefined],
  ["Nuisette en satin", "Incrustations de dentelle aux épaules", undefined],
  ["Robe en dentelle", "Dentelle polyamide, bordée de satin", "lace"],
])("describes a product as lace unless it is merely trimmed with lace: %s, %s", (title, description, pattern) => {
  expect(extractFacts({ title, description }).pattern?.value).toBe(pattern);
});

it.each([
  ["Line bracelet", "Silver with synthetic diamonds.", false],
  ["Line bracelet", "Steel, diamond look stones.", false],
  ["Line bracelet", "Silver with natural diamonds.", true],
])("lists diamonds as a detail unless the text admits that they are imitations: %s, %s", (title, description, has) => {
  const { details } = extractFacts({ title, description });
  expect(details.some(({ value }) => value === "diamonds")).toBe(has);
});
