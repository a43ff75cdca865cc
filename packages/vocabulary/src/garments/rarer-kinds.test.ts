import { expect, it } from "vitest";
import { titleGarment } from "./title-garment.ts";

const kindOf = (title: string) => titleGarment(title)?.garment.type;

it.each([
  ["Zip coin purse in grained leather", "coin purse"],
  ["Porte-monnaie en cuir grainé", "coin purse"],
  ["Reisepasshülle aus Leder", "passport holder"],
  ["Étui passeport en cuir", "passport holder"],
  ["Fermasoldi in acciaio", "money clip"],
  ["Travel jewelry case, blue velvet", "jewelry box"],
  ["Schmuckkästchen aus Holz", "jewelry box"],
  ["Portagioie in ecopelle", "jewelry box"],
  ["Funda de traje de nailon", "garment bag"],
  ["Porta abiti da viaggio", "garment bag"],
  ["Suit carrier, black", "garment bag"],
  ["Wickeltasche mit Gurt", "diaper bag"],
  ["Luggage organizer, set of 6", "packing cubes"],
])("reads %j as the holder, not as what it holds: %s", (title, kind) => expect(kindOf(title)).toBe(kind));

it.each([
  ["Merino balaclava", "balaclava"],
  ["Pasamontañas de lana", "balaclava"],
  ["Fleece earmuffs", "earmuffs"],
  ["Turbante de algodón", "turban"],
  ["Trucker hat in canvas", "cap"],
  ["Wool watch cap", "beanie"],
  ["Kapitänsmütze aus Wolle", "cap"],
  ["Peineta de novia", "hair comb"],
  ["Shearling mittens", "mittens"],
  ["Fausthandschuhe aus Leder", "mittens"],
  ["Scaldamuscoli in lana", "leg warmers"],
  ["Silver belly ring", "piercing"],
  ["Nasenring aus Silber", "piercing"],
  ["Cavigliera in argento", "anklet"],
  ["Taschenuhr mit Kette", "pocket watch"],
  ["Cinturino Apple Watch in pelle", "watch strap"],
  ["Gletscherbrille für Herren", "sunglasses"],
  ["Gafas de ciclismo", "sunglasses"],
])("%s is read as %s, not as a more common kind", (title, kind) => expect(kindOf(title)).toBe(kind));

it.each([
  ["Halloween costume for women", "fancy dress costume"],
  ["Déguisement de pirate", "fancy dress costume"],
  ["Costume gris en laine", "suit"],
  ["Costume da bagno intero nero", "swimsuit"],
  ["Porte-jarretelles en dentelle", "garter belt"],
  ["Culotte ciclista con tirantes", "shorts"],
  ["Cuissard à bretelles", "shorts"],
  ["Tirantes de sujetador de silicona", "bra straps"],
  ["Lange Unterhose aus Merinowolle", "thermals"],
  ["Maglia da calcio rossa", "t-shirt"],
  ["Botas de fútbol", "sports shoes"],
  ["Chaussons d'escalade", "sports shoes"],
  ["Zapatillas de ballet", "dance shoes"],
  ["Matschanzug für Kinder", "rain suit"],
  ["Turnanzug mit Ärmeln", "bodysuit"],
  ["Arztkittel weiß", "lab coat"],
  ["Paréo en coton", "sarong"],
  ["Robe de mariée en satin", "dress"],
  ["Combinaison surf 300 femme", "wetsuit"],
  ["Embroidered barong tagalog, ecru", "shirt"],
  ["The Postmaster Carryon", "trolley bag"],
  ["Aktenkoffer aus Leder", "briefcase"],
  ["Pince à cravate en argent", "tie clip"],
])("%s is read as %s, although one of its words names something else", (title, kind) =>
  expect(kindOf(title)).toBe(kind),
);

it.each([
  ["Leather sandals ankle strap gold studs", "sandals"],
  ["Suede mules brown flat", "mules"],
  ["Gold pearl studs", "earrings"],
  ["Collar luna plata", "necklace"],
  ["Waxed jacket olive corduroy collar", "jacket"],
  ["Chestnut suede moccasins braid collar", "loafers"],
  ["Black leather flat", "flats"],
])("reads %j as the product that it names, not as one of its parts: %s", (title, kind) => {
  expect(kindOf(title)).toBe(kind);
});

it("reads a detachable part as the product only where a Romance title begins with it", () => {
  expect(kindOf("Capucha desmontable de pelo gris")).toBe("detachable hood");
  expect(kindOf("Plumas Halden hombre azul marino capucha desmontable")).not.toBe("detachable hood");
});

it.each(["t'as vu ce prix", "Knit with leather football buttons"])("finds no product in the wording of %j", (text) =>
  expect(kindOf(text)).toBeUndefined(),
);

it("reads an MA-1 as a jacket, whoever makes it", () => expect(kindOf("Reversible MA-1 in nylon")).toBe("jacket"));
