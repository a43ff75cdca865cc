import { expect, it, test } from "vitest";
import { DETAILS } from "./details.data.ts";
import { CUTS } from "./cuts.data.ts";
import { FEATURES, findFeatures } from "./features.ts";
import type { Group } from "../garments/families.data.ts";
import { PATTERNS } from "./patterns.data.ts";
import { SHAPES } from "../shapes/shapes.ts";
import { STYLES } from "./styles.data.ts";

const featuresOf = (group: Group, text: string) => findFeatures(group, text).map(({ name }) => name);

test.each<[Group, string, string]>([
  [
    "outerwear",
    "Waterproof parka with a two-way zip, pit zips and a removable hood",
    "waterproofing, two-way zip, pit zips, removable hood",
  ],
  ["tops", "Two chest pockets with flaps", "chest pockets"],
  ["tops", "Poche poitrine", "chest pocket"],
  ["tops", "Deux poches plaquées sur la poitrine, manches courtes à revers", "chest pockets, turned-back cuffs"],
  ["dresses", "Lien à nouer à la taille", "tie waist"],
  ["outerwear", "Zip double curseur, boutonnage dissimulé", "two-way zip, hidden placket"],
  ["swimwear", "Coques amovibles, effet gainant", "removable pads, tummy control"],
  ["headwear", "Oreillettes, ruban gros-grain", "ear flaps, ribbon band"],
  [
    "outerwear",
    "Zweiwege-Reißverschluss, abnehmbare Kapuze, aufgesetzte Taschen",
    "two-way zip, removable hood, patch pockets",
  ],
  ["outerwear", "Doublure tartan, capuche amovible, poches à rabat", "checked lining, removable hood, flap pockets"],
  [
    "outerwear",
    "Costuras selladas, capucha extraíble, bolsillos laterales",
    "taped seams, removable hood, side pockets",
  ],
  ["outerwear", "Cuciture nastrate, tasche applicate, taschino", "taped seams, patch pockets, chest pocket"],
  ["bags", "Removable zip pouch, thin handles, inside zip pocket", "pouch, thin handles, inside zip pocket"],
  ["bags", "Bandoulière amovible, poche intérieure zippée", "removable strap, inside zip pocket"],
  ["footwear", "Crepe sole, gold-tone buckle", "crepe sole, gold buckle"],
  [
    "watches",
    "Unidirectional bezel, ceramic insert, black calf strap",
    "one-way bezel, ceramic bezel, black leather strap",
  ],
  ["watches", "Keramiklünette, verschraubte Krone, Faltschließe", "ceramic bezel, screw-down crown, folding clasp"],
  ["jewellery", "Clip-on earrings with a wire wrap", "clip-on backs, wire wrap"],
  ["eyewear", "Polycarbonate lenses, keyhole bridge", "polycarbonate lenses, keyhole bridge"],
  ["eyewear", "Breite Bügel mit Logo am Bügel", "thick temples, logo on the temples"],
  ["tops", "Boxy, with drop shoulders and a raw-edge hem", "boxy fit, dropped shoulders, raw hem"],
  ["tops", "Manches ballon, devant ouvert", "balloon sleeves, open front"],
  ["bottoms", "Pernera barrel, bolsillos cargo, bajos vueltos", "barrel leg, cargo pockets, turned-up hem"],
  ["outerwear", "Verdeckte Knopfleiste, Rückenschlitz", "hidden placket, back vent"],
  ["headwear", "Flat crown, grosgrain trim, chin cord", "flat crown, ribbon band, chin strap"],
  ["bags", "Hartschale, 4 Rollen, TSA-Schloss", "hard shell, four wheels, TSA lock"],
  ["small leather goods", "Bifold, six card slots, note compartment", "bifold design, card slots, bill compartment"],
  ["jewellery", "Oval-cut stone in a hammered band", "oval cut, hammered finish"],
  ["watches", "Sunray dial, Mercedes hands, quick-release strap", "sunburst dial, Mercedes hands, quick-release strap"],
  ["footwear", "Doublure en peau lainée, semelle intérieure amovible", "shearling lining, removable insole"],
  ["swimwear", "Bretelles amovibles, échancré haut", "removable straps, high-cut leg"],
])("finds the features of %s in %s", (group, text, expected) => {
  expect(featuresOf(group, text).join(", ")).toBe(expected);
});

it("ignores a feature that is negated or that the group can't have", () => {
  expect(featuresOf("outerwear", "No chest pocket, without a removable hood")).toEqual([]);
  expect(featuresOf("bags", "Two-way zip")).toEqual([]);
});

it("reads a single word as a feature only if it is a separate item in a list", () => {
  expect(featuresOf("watches", "Automatic, date, 100 m")).toEqual(["date window"]);
  expect(featuresOf("watches", "A watch for date night, shipped by the date above")).toEqual([]);
});

it.each([
  ["Zip closure, two pockets", true],
  ["Poche intérieure, fermeture zippée", true],
  ["Inner pocket with zip closure under the flap", false],
  ["Poche intérieure à fermeture zippée, sans doublure", false],
])("reads a closure as the bag's own only if it is a separate item in a list: %s", (text, isOwn) => {
  expect(featuresOf("bags", text).includes("zip closure")).toBe(isOwn);
});

it("lists only traits from the vocabulary as included in a feature", () => {
  const values = [...CUTS, ...STYLES, ...SHAPES].flatMap((attribute) => attribute.values.map(({ name }) => name));
  const known = new Set([...values, ...[...DETAILS, ...PATTERNS, ...FEATURES].map(({ name }) => name)]);
  const included = FEATURES.flatMap(({ includes }) => includes?.split(", ") ?? []);
  expect(included.filter((name) => !known.has(name))).toEqual([]);
});
