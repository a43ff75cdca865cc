import { describe, expect, it, test } from "vitest";
import { CUTS } from "../details/cuts.data.ts";
import { findCuts, findShapes, canHaveCut } from "../details/cuts.ts";
import { garmentOf } from "../garments/garments.ts";
import { STYLES } from "../details/styles.data.ts";
import { SHAPES } from "./shapes.ts";

const ALL = [...CUTS, ...STYLES, ...SHAPES];

describe("shape values", () => {
  it("belong to only one attribute of the same kind of product", () => {
    const places = SHAPES.flatMap(({ name: attribute, of, values }) =>
      values.flatMap(({ name }) =>
        ALL.filter((other) => other.name !== attribute && other.of.some((goods) => of.includes(goods)))
          .filter((other) => other.values.some((value) => value.name === name))
          .map((other) => `${name}: ${attribute}, ${other.name}`),
      ),
    );
    expect(places).toEqual([]);
  });

  it("belong to attributes that only one table defines", () => {
    const names = ALL.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("list only values of the same attribute as close", () => {
    const lost = SHAPES.flatMap(({ values }) =>
      values.flatMap(({ near }) => near?.split(", ") ?? []).filter((near) => !values.some(({ name }) => name === near)),
    );
    expect(lost).toEqual([]);
  });
});

test.each([
  ["watch", "41 mm steel case, unidirectional rotating bezel, jubilee bracelet", ["dive bezel", "five-link bracelet"]],
  [
    "watch",
    "Octagonal bezel with exposed screws on an integrated bracelet",
    ["octagonal case", "integrated bracelet", "bezel with exposed screws"],
  ],
  ["watch", "Black sunburst dial on a brown calf leather strap", ["black dial", "leather strap"]],
  ["handbag", "Two thin handles, long adjustable strap, zip on top", ["top handles", "crossbody strap", "zip top"]],
  ["watch", "Armband: Leder, Zifferblatt: Silber", ["leather strap", "silver dial"]],
  ["trolley bag", "Hartschale, 4 Doppelrollen, TSA-Schloss", ["hard shell", "spinner wheels", "TSA lock"]],
  ["handbag", "Woven crossbody in vegan leather", ["woven leather"]],
  ["belt", "Stretch belt in elastic webbing with a plate buckle", ["elastic strap", "plate buckle"]],
  ["sneakers", "A chunky white rubber sole", ["chunky sole"]],
  ["sneakers", "Low-top with a star patch and a gum sole", ["star emblem", "gum sole"]],
  ["sandals", "Two adjustable buckle straps over a cork-latex footbed", ["cork footbed"]],
  ["handbag", "Hand-woven intrecciato, knotted handle, open top", ["woven leather", "knotted handle", "open top"]],
  ["bangle", "Engraved screws, closes with a screwdriver", ["screw motif", "screw closure"]],
  ["coat", "Wrap coat with a shawl collar", ["wrap front", "shawl collar"]],
  [
    "leggings",
    "Buttery-soft, crossover waistband, no front seam",
    ["barely-there hold", "crossover waistband", "no front seam"],
  ],
  ["sunglasses", "Chunky acetate, G-15 lenses", ["acetate frame", "green lenses"]],
])("finds the shapes that a text states (%s): %s", (kind, text, expected) => {
  const garment = garmentOf(kind)!;
  const found = findShapes(text)
    .filter(({ attribute }) => canHaveCut(garment, attribute))
    .map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(expected));
});

/** Traits that a shopper who reads the words would not infer from them. */
test.each([
  ["A shirt with a pointed collar", "spread collar"],
  ["A jacket with a ribbed collar", "polo collar"],
  ["Slims through thigh to ankle", "ankle length"],
  ["Micro modal briefs", "mini length"],
  ["Regular price $98", "regular fit"],
  ["Leggings with a seamless waistband", "seamless knit"],
  ["Dark jeans, rinse wash", "raw wash"],
  ["Half lined blazer", "no lining"],
  ["Faux fur trimmed hood", "fur-trimmed hood"],
  ["Full-grain leather", "grained leather"],
  ["Crossbody bag", "crossbody strap"],
  ["Flap pocket at the back", "front flap"],
  ["Faux leather strap, 3 cm wide", "plain leather strap"],
  ["Compression molded EVA with a rubber outsole", "molded foam sole"],
  ["Gold studs along the straps", "pyramid studs"],
  ["Goodyear rubber outsole", "Goodyear welt"],
  ["Ceramic bezel", "dive bezel"],
  ["Emerald cut stone", "emeralds"],
  ["Rated 5 stars by our customers", "star motif"],
  ["Key features: adjustable", "key motif"],
])("does not read “%s” as the trait %s", (text, name) => {
  const sure = [...findCuts(text), ...findShapes(text)].filter(({ isHint }) => !isHint);
  expect(sure.map((one) => one.name)).not.toContain(name);
});

test.each([
  ["Silver roman numeral dial black leather strap", []],
  ["Round dial blue nylon strap", []],
  ["Dial black, leather strap", ["black dial"]],
])("reads a color between a dial and a strap as the strap's: %s", (text, dials) => {
  const found = findShapes(text).flatMap(({ attribute, name }) => (attribute === "dial" ? [name] : []));
  expect(found).toEqual(dials);
});
