import { expect, it } from "vitest";
import { parsePage } from "../html/parse-page.ts";
import { findStateProduct } from "./find-state-product.ts";

const inState = (product: object) =>
  findStateProduct(
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
  [
    { priceInfo: { currentPrice: { amount: "54.00", currency: "GBP" }, wasPrice: { amount: "90.00" } } },
    "54.00",
    "GBP",
  ],
  [{ prices: { currency: "USD", currentPrice: 110, initialPrice: 130 } }, "110", "USD"],
  [{ prices: { base: { value: 19.9 }, promo: { currency: { code: "USD" }, value: 14.9 } } }, "14.9", "USD"],
  [{ price: { mrp: 2999, discounted: 1799, currency: "INR" } }, "1799", "INR"],
  [{ price: "ask us" }, null, null],
])("reads the amount %j as %s %s", (facts, price, currency) => {
  expect(inState({ name: "Linen shirt", ...facts })).toEqual(
    price === null && currency === null ? null : { price, currency, brand: null, image: null },
  );
});

it("reads the product from a flattened payload", () => {
  const flat = [
    ["ShallowReactive", 1],
    { data: 2 },
    { products: 3 },
    [4, 9],
    { name: 5, price: 6, brand: 8, self: 4 },
    "Linen shirt",
    { value: 7, currency: 10 },
    49.9,
    "Halden",
    { name: 11, price: 7 },
    "EUR",
    "Wool coat",
  ];
  const page = parsePage(`<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(flat)}</script>`, null);
  expect(findStateProduct(page, "Linen shirt")).toEqual({
    price: "49.9",
    currency: "EUR",
    brand: "Halden",
    image: null,
  });
});

it("reads the product from analytics data", () => {
  const told = { ecommerce: { detail: { products: [{ name: "Linen shirt", price: "49.90", brand: "Halden" }] } } };
  const page = parsePage(`<script>dataLayer.push(${JSON.stringify(told)});</script>`, null);
  expect(findStateProduct(page, "Linen shirt")).toMatchObject({ price: "49.90", brand: "Halden" });
});

it("ignores a product with another name", () => {
  expect(inState({ name: "Wool coat", price: 49.9 })).toBeNull();
});

it.each([
  [
    "written without quotes",
    "window.__NUXT__={data:[{product:{name:'Linen shirt',price:49.9,brand:'Halden'}}],serverRendered:!0}",
  ],
  [
    "the result of a call",
    `window.__NUXT__=(function(a,b){return {data:[{name:"Linen shirt",price:b,brand:a}]}}("Halden",49.9));`,
  ],
  [
    "passed to analytics",
    "dataLayer.push({ ecommerce: null });\ndataLayer.push({'ecommerce':{'items':[{'item_name':'Linen shirt','item_brand':'Halden','price':49.9}]}});",
  ],
  [
    "limited to the selected variant",
    'window.ctx = {"name":"Linen shirt","brand":"Halden","selectedVariant":{"price":{"amount":"49.9"}}};',
  ],
])("reads embedded state that is %s", (_, script) => {
  expect(findStateProduct(parsePage(`<script>${script}</script>`, null), "Linen shirt")).toMatchObject({
    price: "49.9",
    brand: "Halden",
  });
});

it("reads the product from data attributes", () => {
  const product = { name: "Linen shirt", price: "49,90 €", price_amount: 49.9, manufacturer_name: "Halden" };
  const carried = JSON.stringify(product).replaceAll('"', "&quot;");
  const page = parsePage(`<i data-x="{not json}"></i><div id="product-details" data-product="${carried}"></div>`, null);
  expect(findStateProduct(page, "Linen shirt")).toMatchObject({ price: "49,90 €", brand: "Halden" });
});

it("falls back to the currency of the enclosing object", () => {
  const state = { currency: "SEK", items: [{ name: "Linen shirt", price: 499 }] };
  const page = parsePage(`<script>window.x = ${JSON.stringify(state)}</script>`, null);
  expect(findStateProduct(page, "Linen shirt")).toMatchObject({ price: "499", currency: "SEK" });
});

it("reads the product from Next.js flight data that is split into pieces", () => {
  const row = `4:["$","div",null,${JSON.stringify({ product: { name: "Linen shirt", price: { amount: 49.9, currency: "EUR" } } })}]\n`;
  const pieces = [row.slice(0, 30), row.slice(30)].map(
    (piece) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`,
  );
  const page = parsePage(`<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.join("")}`, null);
  expect(findStateProduct(page, "Linen shirt")).toMatchObject({ price: "49.9", currency: "EUR" });
});
