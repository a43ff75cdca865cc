import { expect, it } from "vitest";
import { findFlaws, mentionsFlaw } from "./flaws.ts";

it("names the flaws that texts in several languages mention", () => {
  expect(findFlaws(["kleiner Kratzer", "scuffs at the heel", "une tache, un trou", "torn lining"])).toEqual([
    "scratches",
    "scuffs",
    "a stain",
    "a tear",
    "a hole",
  ]);
});

it.each(["stainless steel", "scratch-resistant crystal", "markt", "holed up"])("finds no flaw in %j", (text) => {
  expect(mentionsFlaw(text)).toBe(false);
});

it("recognizes flaws that sellers describe informally", () => {
  const said = ["a tiny ding", "slightly tarnished", "ein kleiner Ziehfaden", "some yellowing", "alguna marca de uso"];
  expect(findFlaws(said)).toEqual(["discoloration", "tarnish", "a dent", "pulled threads", "marks"]);
});

it.each([
  ["Suola un po' consumata, la suela está gastada", ["wear"]],
  ["resoled once, slight glue smell", ["an odor", "repairs"]],
  ["coins frottés, petite pliure, quelques bouloches", ["scuffs", "pilling", "creases"]],
  ["peeling at the handles, tienen arrugas", ["peeling", "creases"]],
])("recognizes wear, repairs, odors and creases in %j", (text, flaws) => expect(findFlaws([text])).toEqual(flaws));

it.each(["wear at the thumb holes", "wear at the second hole", "abgenutzt am dritten Loch", "usure au deuxième trou"])(
  "does not read a hole that is meant to be there as a flaw: %s",
  (text) => expect(findFlaws([text])).toEqual(["wear"]),
);

it.each(["Lo usé dos veces", "la usé una vez"])(
  "does not read a seller's remark about wearing an item as a flaw: %s",
  (text) => expect(mentionsFlaw(text)).toBe(false),
);

it.each([
  ["an den Ecken Gebrauchsspuren, eine Knickspur", ["creases", "wear"]],
  ["le falta un botón, il manque une boucle", ["missing parts"]],
  ["le falta la caja", []],
])("recognizes signs of wear and missing parts in %j", (text, flaws) => expect(findFlaws([text])).toEqual(flaws));

it.each([
  ["One pen mark in the lining, tiny scratch near the rivet", ["a scratch", "a mark"]],
  ["a scratch on the clasp and another scratch behind it", ["scratches"]],
  ["a few light scratches, two stains", ["scratches", "stains"]],
])("names one flaw in the singular and several in the plural: %j", (text, flaws) =>
  expect(findFlaws([text])).toEqual(flaws),
);

it("detects flaws that it cannot name", () => {
  expect(mentionsFlaw("nice patina")).toBe(true);
  expect(findFlaws(["nice patina"])).toEqual([]);
});

it.each(["Box missing, certificate included", "missing the original box", "Karton fehlt"])(
  "does not read a missing box as a missing part: %s",
  (text) => expect(findFlaws([text])).toEqual([]),
);

it("recognizes a missing part", () => expect(findFlaws(["one rivet missing"])).toEqual(["missing parts"]));
