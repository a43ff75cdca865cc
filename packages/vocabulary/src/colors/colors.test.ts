import * as culori from "culori";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { deltaE2000, type Lab, hexToLab } from "./color-space.ts";
import { COLORS } from "./colors.data.ts";
import { findColors } from "./colors.ts";

const names = (text: string) => findColors(text).map(({ color }) => color.name);

describe("a shade", () => {
  it.each([
    ["Hellgraue Hose", ["light grey"]],
    ["Mörkgrön tröja", ["dark green"]],
    ["Pantalon gris clair", ["light grey"]],
    ["Vestido verde oscuro largo", ["dark green"]],
    ["Jasnoszary sweter", ["light grey"]],
    ["Pantaloni a vita alta neri", ["black"]],
    ["constructor red dress", ["red"]],
    ["Guldfärgade örhängen", ["gold"]],
    ["Cremefarbener Pullover", ["cream"]],
    ["Silberfarbene Schnalle", ["silver"]],
    ["Gelber Rock, hellgrauer Gürtel", ["yellow", "light grey"]],
    ["Tannengrünes Kleid", ["dark green"]],
    ["Senfgelbe Mütze", ["yellow"]],
    ["Knäckebrot im Morgengrauen", []],
    ["Botas burdeos", ["burgundy"]],
    ["Bailarinas negras, suela de cuero", ["black"]],
    ["Emerald-cut ring", []],
    ["Kolczyki srebrne", ["silver"]],
    ["Bolsa transversal marrom", ["brown"]],
    ["Natural calfskin, tan", ["tan"]],
    ["natural lambskin tan", ["tan"]],
    ["Linen shirt, natural", ["natural"]],
    ["Hydrating face cream", []],
    ["Cream cardigan", ["cream"]],
    ["Scarf in ash rose", ["rose"]],
  ])("is read from %j as %j", (text, colours) => {
    expect(names(text)).toEqual(colours);
  });
});

describe("ΔE2000", () => {
  // From the published test data of Sharma, Wu and Dalal (2005), table 1.
  test.each<[Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])("matches the published difference between %j and %j", (a, b, expected) => {
    expect(deltaE2000(a, b)).toBeCloseTo(expected, 4);
    expect(deltaE2000(b, a)).toBeCloseTo(expected, 4);
  });

  it("matches another implementation for any two colors", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    const reference = culori.differenceCiede2000();
    const lab65 = ([l, a, b]: Lab) => ({ mode: "lab65" as const, l, a, b });
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(deltaE2000(hexToLab(one), hexToLab(other))).toBeCloseTo(
          reference(lab65(hexToLab(one)), lab65(hexToLab(other))),
          6,
        );
      }),
    );
  });
});

describe("the table of colors", () => {
  it("lists each color only once, and lists the base color of each shade", () => {
    expect(new Set(COLORS.map(({ name }) => name)).size).toBe(COLORS.length);
    for (const { shadeOf } of COLORS) if (shadeOf !== undefined) expect(names(shadeOf)).toEqual([shadeOf]);
  });

  it("lists only names that are recognized in text", () => {
    for (const { name } of COLORS) expect(names(name)).toEqual([name]);
  });
});

test.each([
  ["Navy and white", ["navy blue", "white"]],
  ["Dark stonewash", ["dark blue"]],
  ["Midnight aluminum", ["midnight"]],
  ["Cherry brown", ["cherry brown"]],
  ["Slate blue", ["slate blue"]],
  ["Titanium case, orange band", ["titanium", "orange"]],
  ["Bleu marine", ["navy blue"]],
  ["Hellblau", ["light blue"]],
  ["Genser blått", ["blue"]],
  ["Glieder in Gold auf dem Blatt", ["gold"]],
  ["Light green", ["light green"]],
  ["Doudoune Ultra Light noir", ["black"]],
  ["Light steel", ["grey"]],
  ["Dark mustard yellow", ["dark mustard yellow"]],
  ["Teal Blue", ["teal blue"]],
  ["White navy", ["white", "navy blue"]],
  ["18k white gold", ["white gold"]],
  ["Rose gold plated", ["rose gold"]],
  ["Pull marin rouge en laine", ["red"]],
  ["White & gold", ["white", "gold"]],
  ["Gray Melange", ["grey melange"]],
  ["Red Wing boots", []],
  ["Worn by men who never rode further than the pub", []],
  ["Rode schoenen", ["red"]],
  ["Forest Essentials", []],
  ["Snow Leopard silk scarf", []],
  ["Nourrir le cuir avec une crème", []],
])("finds the colors in %s: %j", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test("uses a lighter or darker sample for a color called light or dark", () => {
  const [light] = findColors("light red");
  const [dark] = findColors("dark red");
  const red = findColors("red")[0]!.color.lab![0];
  expect(light!.color.lab![0]).toBeGreaterThan(red);
  expect(dark!.color.lab![0]).toBeLessThan(red);
});
