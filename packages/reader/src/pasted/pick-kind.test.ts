import { expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";

const kindOf = (text: string): string | null => productFromText(text).category;

it.each([
  ["vans Old Skool, checkerboard, $65", "sneakers"],
  ["Converse Chuck 70s in parchment", "sneakers"],
  ["hermès kelly 28 togo, £9,800", "handbag"],
  ["Omega Seamaster Diver 300M", "watch"],
])("infers the kind from a known product line when no word states it: %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it.each([
  ["Aldous 39\nMovement: Automatic, 42 h power reserve\nCase: 39 mm\nDial: cream\n$450", "watch"],
  ["Norma\nThis sweater is knitted in a village in Wales.\n€210", "sweater"],
])("infers the kind from the description: %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it("does not classify a product with a rubber sole as clothing", () => {
  expect(kindOf("Ice Maiden II\n$90\nWaterproof textile, faux fur collar, rubber sole, 200g insulation")).toBeNull();
});

it("does not read a pair of colors below the name as a category", () => {
  expect(kindOf("The Lido\n$80\nShell / Blush\nOur one-piece swimsuit with a low back.")).toBe("swimsuit");
});

it("does not read a style number as a kind", () => expect(kindOf("Zenda 12\nStyle: ZX4410-002\n$80")).toBeNull());
