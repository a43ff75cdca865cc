import { expect, it } from "vitest";
import { readText } from "./read-text.ts";
import { EUROPEAN_PAGES } from "./samples/european-pages.data.ts";

it.each(EUROPEAN_PAGES)("reads the name, the maker and the price of a page: %s", (_shop, text, name, maker, price) => {
  const { title, brand, price: paid } = readText(text).product;
  expect({ title, brand, price: `${paid?.amount} ${paid?.currency}` }).toEqual({ title: name, brand: maker, price });
});
