import { describe, expect, it } from "vitest";
import { isDepartment, isMenuLine } from "./menu-line.ts";

describe("isMenuLine", () => {
  it.each([
    "NEW BAGS SHOES JEWELRY GIFTS SALE",
    "Women Men Home Super Soft Lounge Gifts",
    "DAMEN HERREN TASCHEN SCHUHE DÜFTE",
    "ROBES PULLS CHAUSSURES SACS PARFUMS",
    "MUJER HOMBRE VESTIDOS BOLSOS HOGAR",
    "NOVITÀ DONNA BORSE SCARPE GIOIELLI",
  ])("recognizes a line that lists a shop's departments: %s", (line) => expect(isMenuLine(line)).toBe(true));

  it.each([
    "Women's Platform Sandals Slides Slippers Summer Shoes",
    "Men's Harbor Sweater Fleece Jacket",
    "Women's Lounge Long Slip Dress Ribbed Bodycon",
    "Linen Shirt Dress with Belt",
    "Shirt, trousers, shoes, bag, watch",
    "New Balance 327 Women's Sneakers",
    "Sac à main en cuir grainé noir",
  ])("returns false for a product name or a list of products: %s", (line) => expect(isMenuLine(line)).toBe(false));
});

describe("isDepartment", () => {
  it.each([
    "All bags",
    "Tous les sacs",
    "Find a watch",
    "Dresses & Jumpsuits",
    "Robes et jupes",
    "Vestes et manteaux",
    "Rolex watches",
  ])("recognizes a menu entry that leads to several products: %s", (line) => expect(isDepartment(line)).toBe(true));

  it.each(["Shirt dress", "All Day Slide", "Rolex Submariner", "Tote & Carry Bag Large"])(
    "returns false for a product: %s",
    (line) => expect(isDepartment(line)).toBe(false),
  );
});
