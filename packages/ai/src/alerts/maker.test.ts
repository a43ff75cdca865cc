import { describe, expect, it } from "vitest";
import { isMadeBy, isSameMaker, makerKeysOfPage } from "./maker.ts";

describe("maker names", () => {
  it.each([
    ["The Row", "the row"],
    ["Max Mara", "MaxMara"],
    ["Brunello Cucinelli", "Brunelo Cucineli"],
    ["Levi's", "Levi Strauss & Co."],
    ["Burberry", "Burbery"],
    ["YSL", "Saint Laurent"],
    ["Audemars Piguet", "AP"],
  ])("match when they belong to the same maker: %s and %s", (one, other) => expect(isSameMaker(one, other)).toBe(true));

  it.each([
    ["Zara", "Zadig"],
    ["COS", "Coach"],
    ["Vince", "Vincent"],
    ["Lee", "Levi's"],
    ["", ""],
  ])("do not match when they belong to different makers or one is missing: %j and %j", (one, other) =>
    expect(isSameMaker(one, other)).toBe(false),
  );
});

describe("the maker of a page's product", () => {
  it("is taken from the brand or, if there is none, from the start of the title", () => {
    expect(isMadeBy("The Row", { brand: "The Row", title: "Bag" })).toBe(true);
    expect(isMadeBy("The Row", { brand: null, title: "The Row Half Moon bag" })).toBe(true);
    expect(isMadeBy("adidas", { brand: "adidas Originals", title: "Samba" })).toBe(true);
    expect(isMadeBy("UGG", { brand: "Koolaburra by UGG", title: "Slippers" })).toBe(false);
    expect(isMadeBy("The Row", { brand: "Halden", title: "The Row style bag" })).toBe(false);
    expect(isMadeBy("The Row", { brand: null, title: "Bag like The Row" })).toBe(false);
  });

  it("is looked up by both the brand and the start of the title", () => {
    expect(makerKeysOfPage({ brand: "Loewe", title: "Puzzle bag" })).toEqual(["loewe", "puzle", "pzlbg"]);
    expect(makerKeysOfPage({ brand: "Halden Studio", title: null })).toEqual(["hldnstd", "hldn"]);
    expect(makerKeysOfPage({ brand: "adidas Originals", title: null })).toEqual(["adds"]);
    expect(makerKeysOfPage({ brand: null, title: null })).toEqual([]);
  });
});
