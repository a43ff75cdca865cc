import { expect, it } from "vitest";
import { parsePage } from "../html/parse-page.ts";
import { stateProduct } from "./state-product.ts";

const inState = (product: object) =>
  stateProduct(
    parsePage(`<script type="application/json">${JSON.stringify({ page: { product } })}</script>`, null),
    "Linen shirt",
  );

it.each([
  [{ price: 49.9 }, "49.9", null],
  [{ price: "49,90 €" }, "49,90 €", null],
  [{ price: 4990, handle: "linen-shirt" }, "49.90", null],
  [{ price: { current: 49.9, currency: "EUR" } }, "49.9", "EUR"],
  [{ price: { centAmount: 4990, currencyCode: "EUR" } }, "49.90", "EUR"],
  [{ price: { centAmount: 4990, value: 49.9, currencyCode: "EUR" } }, "49.90", "EUR"],
  [{ price: { value: { centAmount: 4990, fractionDigits: 0, currencyCode: "JPY" } } }, "4990", "JPY"],
  [{ price: { value: { centAmount: 12_500, fractionDigits: 3, currencyCode: "KWD" } } }, "12.500", "KWD"],
  [{ salePrice: 30, price: 50 }, "30", null],
  [{ price: "ask us" }, null, null],
])("reads %j as %s %s", (facts, price, currency) => {
  expect(inState({ name: "Linen shirt", ...facts })).toEqual(
    price === null && currency === null ? null : { price, currency, brand: null, image: null },
  );
});

it("knows no product by another name", () => {
  expect(inState({ name: "Wool coat", price: 49.9 })).toBeNull();
});
