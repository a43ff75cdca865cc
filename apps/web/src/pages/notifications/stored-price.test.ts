import { expect, it } from "vitest";
import { storedPrice } from "./stored-price.ts";

it.each([
  ["890.00 EUR", "€890"],
  ["39.99 USD", "$39.99"],
  ["12000 JPY", "¥12,000"],
  ["39.5", "39.5"],
  ["about 40", "about 40"],
])("%s is shown as %s", (price, shown) => {
  expect(storedPrice(price)).toBe(shown);
});
