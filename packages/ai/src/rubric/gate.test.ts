import { garmentOf } from "@dupewise/vocabulary/garments/garments";
import { expect, test } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import { audienceGate, categoryGate, offerGate } from "./gate.ts";

const gate = (a: string, b: string) => categoryGate(garmentOf(a), garmentOf(b));

test("The nearer the kinds, the wider the gate", () => {
  const gates = [
    gate("sneakers", "sneakers"),
    gate("sneakers", "loafers"),
    gate("sneakers", "sports shoes"),
    gate("sneakers", "heels"),
    gate("sneakers", "handbag"),
  ];
  expect(gates).toEqual(gates.toSorted((a, b) => b - a));
  expect(new Set(gates).size).toBe(gates.length);
});

test("It opens the same way from both sides", () => {
  expect(gate("coat", "jacket")).toBe(gate("jacket", "coat"));
  expect(gate("wallet", "handbag")).toBe(gate("handbag", "wallet"));
});

test("A set holds more than its piece, and a part for the goods is none of them", () => {
  expect(gate("bikini", "bikini top")).toBeLessThan(0.7);
  expect(gate("bikini", "bikini top")).toBeGreaterThan(gate("bikini top", "bikini bottoms"));
  expect(gate("lingerie set", "bra")).toBeLessThan(0.7);
  expect(gate("bag", "bag strap")).toBeLessThan(0.2);
});

test("A general name may mean any of its group", () => {
  expect(gate("shoes", "heels")).toBeGreaterThan(gate("sneakers", "heels"));
});

test("Other groups stay below a score of 20", () => {
  expect(gate("dress", "watch")).toBeLessThan(0.2);
  expect(gate("earrings", "sunglasses")).toBeLessThan(0.2);
});

test("An unknown kind neither opens nor closes it", () => {
  expect(categoryGate(undefined, garmentOf("dress"))).toBeGreaterThan(0.2);
  expect(categoryGate(undefined, garmentOf("dress"))).toBeLessThan(1);
});

test("A pack is more than one piece, and only where the other side is none", () => {
  const [pack, single] = ["Three-pack of cotton socks, pack of 3", "Cotton socks"].map((title) =>
    extractFacts({ title }),
  );
  expect(offerGate(pack!, single!)).toBeLessThan(1);
  expect(offerGate(single!, pack!)).toBe(offerGate(pack!, single!));
  expect(offerGate(pack!, pack!)).toBe(1);
});

test("The wearer counts only where both sides say", () => {
  const women = { gender: "women", child: false } as const;
  expect(audienceGate(women, undefined)).toBe(1);
  expect(audienceGate(women, { gender: "unisex", child: false })).toBe(1);
  expect(audienceGate(women, { gender: "men", child: false })).toBeLessThan(1);
  expect(audienceGate(women, { gender: "girls", child: true })).toBeLessThan(1);
});
