import { expect, it } from "vitest";
import { parseSharedProduct } from "./shared-link.ts";

it.each([
  ["shared-url=https%3A%2F%2Fshop.example%2Fp", "https://shop.example/p"],
  ["shared-title=Coat&shared-text=https%3A%2F%2Fshop.example%2Fp", "https://shop.example/p"],
  ["shared-title=Coat&shared-text=Look%20at%20https%3A%2F%2Fshop.example%2Fp%20now", "https://shop.example/p"],
  ["shared-text=Look%20(https%3A%2F%2Fshop.example%2Fp%3Fx%3D1).", "https://shop.example/p?x=1"],
  ["shared-title=Coat&shared-text=80%25%20wool", "80% wool\nCoat"],
  ["subscription=success", ""],
])("parseSharedProduct(%s) returns %j", (search, product) =>
  expect(parseSharedProduct(new URLSearchParams(search))).toBe(product),
);
