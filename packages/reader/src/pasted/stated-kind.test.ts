import { expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";

const kindOf = (text: string): string | null => productFromText(text).category;

it.each([
  ["love the shirt on her but what i want is the skirt: black denim, front slit", "skirt"],
  ["Say hello to your new favourite cardigan: grey merino, brown leather football buttons, two pockets.", "cardigan"],
  ["pero qué bonita la mochila: verde con correas negras, lona, de Halden", "backpack"],
  ["The Marlow 12 loafer comes in brushed leather in oxblood, on a chunky rubber sole made for winter.", "loafers"],
  ["Tie it around your neck or your ponytail: our silk bandana is printed in Como and has hand-rolled edges.", "scarf"],
  ["Il nostro cappotto a vestaglia è realizzato in pura lana vergine, nel classico color cammello.", "coat"],
])("reads the kind that a remark announces, or that prose makes the subject: %s", (text, kind) =>
  expect(kindOf(text)).toBe(kind),
);

it("does not read a knit with cuffs and silver zips as cufflinks", () =>
  expect(
    kindOf("Recycled nylon on the outside, orange on the inside. Silver zip pulls, ribbed black cuffs."),
  ).toBeNull());

it("reads what has an upper and a sole of its own as shoes, whatever its name means", () =>
  expect(kindOf("Modelo: Halden Cami\nCorte: piel\nSuela: goma\nTalla: 41")).toBe("shoes"));

it("does not read the maker's name as the kind in a row of facts", () =>
  expect(kindOf("Watch | Case: steel | Dial: white | Strap: tan leather | Daniel Wellington Classic")).toBe("watch"));
