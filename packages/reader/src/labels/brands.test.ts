import { describe, expect, it } from "vitest";
import { splitLeadingBrand, makerByShopName } from "./brands.ts";

describe("a known maker before a name", () => {
  it.each([
    ["H&M Linen Shirt", "H&M", "Linen Shirt"],
    ["Levi's® 501 Original Jeans", "Levi's", "501 Original Jeans"],
    ["POLO RALPH LAUREN Oxford Shirt", "POLO RALPH LAUREN", "Oxford Shirt"],
    ["the north face Puffer Jacket", "the north face", "Puffer Jacket"],
    ["PATAGONIA Fleece", "PATAGONIA", "Fleece"],
    ["Only & Sons – Chinos", "Only & Sons", "Chinos"],
  ])("is found: %s", (text, brand, rest) => expect(splitLeadingBrand(text)).toEqual({ brand, rest }));

  it.each(["only a shirt", "next day delivery shirt", "mango coloured shirt", "Patagonia", "Linen Shirt", ""])(
    "is not found in %j",
    (text) => expect(splitLeadingBrand(text)).toBeNull(),
  );
});

it("recognizes a maker's own shop by its URL", () => {
  expect(makerByShopName("massimodutti")).toBe("Massimo Dutti");
  expect(makerByShopName("bigstore")).toBeNull();
});
