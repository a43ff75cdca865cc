import { describe, expect, it } from "vitest";
import { labelName, readLabels } from "./labels.ts";

const values = (text: string, name: "material" | "brand" | "origin" | "price" | "product") =>
  readLabels(text)[name].map(({ value }) => value);

describe("labeled lines", () => {
  it.each([
    ["Material: Cotton", "Cotton"],
    ["MATERIAL : Cotton", "Cotton"],
    ["materials - Cotton", "Cotton"],
    ["• Material：Cotton", "Cotton"],
    ["Material\nCotton", "Cotton"],
    ["Material:\nCotton", "Cotton"],
    ["Zusammensetzung: Baumwolle", "Baumwolle"],
    ["Состав: хлопок", "хлопок"],
    ["素材：綿", "綿"],
    ["素材 綿", "綿"],
    ["Chất liệu: Lụa", "Lụa"],
    ["เนื้อผ้า: ลินิน", "ลินิน"],
    ["Bahan: Katun", "Katun"],
    ["הרכב בד: כותנה", "כותנה"],
  ])("are parsed: %j", (text, value) => expect(values(text, "material")).toEqual([value]));

  it.each([
    ["Seleziona colore: Bianco", "Bianco"],
    ["Ausgewählt: Hellblau", "Hellblau"],
    ["Shown here: Sage", "Sage"],
  ])("state the selected color: %j", (text, value) => {
    expect(readLabels(text).color.map((label) => label.value)).toEqual([value]);
  });

  it("do not include the labels of menus", () => expect(values("ブランド 一覧", "brand")).toEqual([]));

  it("can state the name, the maker, the price and the origin", () => {
    const text = "Product: Shirt\nBrand: Halden\nPrice: $49\nCountry of origin: Italy";
    expect(values(text, "product")).toEqual(["Shirt"]);
    expect(values(text, "brand")).toEqual(["Halden"]);
    expect(values(text, "price")).toEqual(["$49"]);
    expect(values(text, "origin")).toEqual(["Italy"]);
  });

  it.each([
    "Materials matter to us: we care",
    "Immaterial: yes",
    "A brand new shirt",
    "Material",
    "Material:\n\n",
    "素材感 綿",
    "",
  ])("with a material or maker are not found in %j", (text) =>
    expect([...values(text, "material"), ...values(text, "brand")]).toEqual([]),
  );
});

it("returns the positions of a label and its value", () => {
  const text = "Shirt\nMaterial: Cotton";
  const [label] = readLabels(text).material;
  expect(text.slice(label!.start)).toBe("Material: Cotton");
  expect(text.slice(label!.valueStart).trim()).toBe("Cotton");
});

it("maps a label to its field, and other text to undefined", () => {
  expect(labelName("Country of Origin:")).toBe("origin");
  expect(labelName("Lining")).toBe("part");
  expect(labelName("a".repeat(500))).toBeUndefined();
});
