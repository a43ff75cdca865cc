import { describe, expect, it } from "vitest";
import { isBy, isSameMaker, makerKeysOf } from "./maker.ts";

describe("maker matching", () => {
  it.each([
    ["The Row", "the row"],
    ["Max Mara", "MaxMara"],
    ["Brunello Cucinelli", "Brunelo Cucineli"],
    ["Levi's", "Levi Strauss & Co."],
    ["Burberry", "Burbery"],
    ["YSL", "Saint Laurent"],
    ["Audemars Piguet", "AP"],
  ])("matches the names %s and %s", (one, other) => expect(isSameMaker(one, other)).toBe(true));

  it.each([
    ["Zara", "Zadig"],
    ["COS", "Coach"],
    ["Vince", "Vincent"],
    ["Lee", "Levi's"],
    ["", ""],
  ])("does not match %j and %j", (one, other) => expect(isSameMaker(one, other)).toBe(false));
});

describe("a page's maker", () => {
  it("is its stated brand, or the maker at the start of its title", () => {
    expect(isBy("The Row", { brand: "The Row", title: "Bag" })).toBe(true);
    expect(isBy("The Row", { brand: null, title: "The Row Half Moon bag" })).toBe(true);
    expect(isBy("adidas", { brand: "adidas Originals", title: "Samba" })).toBe(true);
    expect(isBy("UGG", { brand: "Koolaburra by UGG", title: "Slippers" })).toBe(false);
    expect(isBy("The Row", { brand: "Halden", title: "The Row style bag" })).toBe(false);
    expect(isBy("The Row", { brand: null, title: "Bag like The Row" })).toBe(false);
  });

  it("is looked up in both fields", () => {
    expect(makerKeysOf({ brand: "Loewe", title: "Puzzle bag" })).toEqual(["loewe", "puzle", "pzlbg"]);
    expect(makerKeysOf({ brand: "Halden Studio", title: null })).toEqual(["hldnstd", "hldn"]);
    expect(makerKeysOf({ brand: "adidas Originals", title: null })).toEqual(["adds"]);
    expect(makerKeysOf({ brand: null, title: null })).toEqual([]);
  });
});
