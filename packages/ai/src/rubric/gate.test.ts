import { garmentOf } from "@dupewise/vocabulary/garments/garments";
import { expect, test } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import { audienceGate, garmentGate, audienceAndPackGate } from "./gate.ts";

const gate = (a: string, b: string) => garmentGate(garmentOf(a), garmentOf(b));

test("returns a higher gate for closer kinds", () => {
  const gates = [
    gate("sneakers", "sneakers"),
    gate("sneakers", "sports shoes"),
    gate("sneakers", "loafers"),
    gate("sneakers", "heels"),
    gate("sneakers", "handbag"),
  ];
  expect(gates).toEqual(gates.toSorted((a, b) => b - a));
  expect(new Set(gates).size).toBe(gates.length);
});

test("returns the same gate in either order", () => {
  expect(gate("coat", "jacket")).toBe(gate("jacket", "coat"));
  expect(gate("wallet", "handbag")).toBe(gate("handbag", "wallet"));
});

test("returns a lower gate for a set and one of its pieces, and an even lower gate for a product and its spare part", () => {
  expect(gate("bikini", "bikini top")).toBeLessThan(0.7);
  expect(gate("bikini", "bikini top")).toBeGreaterThan(gate("bikini top", "bikini bottoms"));
  expect(gate("lingerie set", "bra")).toBeLessThan(0.7);
  expect(gate("bag", "bag strap")).toBeLessThan(0.2);
});

test("rates a kind closer to the general name of its group than to another specific kind", () => {
  expect(gate("shoes", "heels")).toBeGreaterThan(gate("sneakers", "heels"));
});

test("rates an undershirt closer to a tank top than to a T-shirt", () => {
  expect(gate("tank top", "innerwear vest")).toBeGreaterThan(gate("t-shirt", "innerwear vest") + 0.1);
});

test("returns a gate below 0.2 for products of different groups", () => {
  expect(gate("dress", "watch")).toBeLessThan(0.2);
  expect(gate("earrings", "sunglasses")).toBeLessThan(0.2);
});

test("returns a gate below 1, but above the gate for different groups, when a kind is unknown", () => {
  expect(garmentGate(undefined, garmentOf("dress"))).toBeGreaterThan(0.2);
  expect(garmentGate(undefined, garmentOf("dress"))).toBeLessThan(1);
});

test("returns a lower gate for a pack only when the other side is not a pack", () => {
  const [pack, single] = ["Three-pack of cotton socks, pack of 3", "Cotton socks"].map((title) =>
    extractFacts({ title }),
  );
  expect(audienceAndPackGate(pack!, single!)).toBeLessThan(1);
  expect(audienceAndPackGate(single!, pack!)).toBe(audienceAndPackGate(pack!, single!));
  expect(audienceAndPackGate(pack!, pack!)).toBe(1);
});

test("lowers the gate for different audiences only when both are known and differ", () => {
  const women = { gender: "women", child: false } as const;
  expect(audienceGate(women, undefined)).toBe(1);
  expect(audienceGate(women, { gender: "unisex", child: false })).toBe(1);
  expect(audienceGate(women, { gender: "men", child: false })).toBeLessThan(1);
  expect(audienceGate(women, { gender: "girls", child: true })).toBeLessThan(1);
});
