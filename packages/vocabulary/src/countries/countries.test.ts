import { describe, expect, test } from "vitest";
import { canonicalCountry } from "./countries.ts";
import { COUNTRIES } from "./countries.data.ts";

describe("canonicalCountry", () => {
  test.each([
    ["Italy", "Italy"],
    ["ITALIA", "Italy"],
    ["Made in Portugal.", "Portugal"],
    ["Hergestellt in der Türkei", "Turkey"],
    ["Fabriqué au Maroc", "Morocco"],
    ["Country of Origin: Viet Nam", "Vietnam"],
    ["Wyprodukowano w Polsce", "Poland"],
    ["Сделано в Китае", "China"],
    ["製造国：日本", "Japan"],
    ["made in the Netherlands", "Netherlands"],
    ["Made in P.R.C.", "China"],
    ["Proudly assembled\n in  Vietnam", "Vietnam"],
    ["Страна - производитель: Турция", "Turkey"],
    ["Country / Region of Origin – Italy", "Italy"],
    ["U.S.A.", "USA"],
    ["Great Britain", "United Kingdom"],
    ["Republic of Korea", "South Korea"],
    ["PT", "Portugal"],
  ])("maps %s to %s", (text, country) => {
    expect(canonicalCountry(text)).toBe(country);
  });

  test.each([
    "",
    "Designed in Italy",
    "Italian leather",
    "made in small batches",
    "it",
    "Ships to Germany",
    "Made in Italy with love",
  ])("returns null for %j", (text) => {
    expect(canonicalCountry(text)).toBeNull();
  });

  test("maps every name and every code to a single country", () => {
    for (const [country, { code, names }] of Object.entries(COUNTRIES)) {
      expect(canonicalCountry(country)).toBe(country);
      expect(canonicalCountry(code)).toBe(country);
      for (const name of names.split(", ")) expect([name, canonicalCountry(name)]).toEqual([name, country]);
    }
  });
});
