import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const nameOf = (lines: readonly string[]): string | undefined => readText(lines.join("\n")).product.title ?? undefined;
const BELOW = ["€119.00", "Add to bag", "Soft calf leather with a padded insole."];

describe("the name on a partly copied page", () => {
  it.each([
    [
      "menu entries above breadcrumbs",
      ["Nordahl", "Women", "Loafers", "Sale", "Home / Shoes / Loafers", "Tilda Loafer"],
    ],
    ["a row of departments", ["Nordahl", "Woman Man Teen Kids Home", "Shoes", "Tilda Loafer"]],
    ["menu entries separated by bars", ["Nordahl", "New | Shoes | Boots | Gifts", "Tilda Loafer"]],
    ["an offer of free delivery", ["Nordahl", "Free worldwide shipping", "Tilda Loafer"]],
    ["links to departments", ["Nordahl", "Shop Women", "Shop Men", "Loafers", "Tilda Loafer"]],
    ["a row of menu entries", ["Nordahl", "Women  Men  Like New", "Tilda Loafer"]],
    ["several kinds of products", ["Nordahl", "Loafers", "Boots", "Tilda Loafer"]],
    [
      "a link back to the search results",
      ["eBay", "Back to search results | Listed in category: Shoes", "Tilda Loafer"],
    ],
    ["a marketplace's shop", ["Etsy", "NordahlAtelier", "Star Seller 4.9 (1,204 sales)", "Tilda Loafer"]],
  ])("is found below %s", (_what, head) => {
    expect(nameOf([...head, ...BELOW])).toBe("Tilda Loafer");
  });

  it("is recognized above breadcrumbs that end with it", () => {
    expect(nameOf(["Nordahl", "Tilda", "Home / Loafers / Tilda", "Black", ...BELOW])).toBe("Tilda");
  });

  it("is recognized above two colors that look like breadcrumbs", () => {
    expect(nameOf(["Nordahl", "Tilda Loafer", "Shell / Blush", ...BELOW])).toBe("Tilda Loafer");
  });
});

it("takes the maker from the first line, not from a known product line at the beginning of the name", () => {
  const { product } = readText("Radley London\nWillow Square - Medium Grab Bag\n£199.00\nGrained leather");
  expect(product.brand).toBe("Radley London");
});

it.each([
  ["Mother of Pearl Hoop Earrings\n$48", null],
  ["yo thinking of just getting Nike Cortez for 90 dollars", "Nike"],
  ["asos design leather look belt with square buckle, black. $16", "asos design"],
])("does not mistake ordinary words for a maker: %j", (text, maker) => {
  expect(readText(text).product.brand).toBe(maker);
});

it("reads a long run of digits in linear time", () => {
  const before = process.cpuUsage();
  readText("9".repeat(100_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2500);
});
