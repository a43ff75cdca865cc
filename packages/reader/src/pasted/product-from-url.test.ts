import { expect, it } from "vitest";
import { productFromUrl } from "./product-from-url.ts";
import { readText } from "./read-text.ts";

it.each([
  ["https://www.quince.com/women/cashmere/mongolian-cashmere-crewneck-sweater", "Mongolian Cashmere Crewneck Sweater"],
  ["https://shop.example/en_gb/men/product.boxy-merino-cardigan.123456.html", "Boxy Merino Cardigan"],
  ["https://shop.example/p/women-s-quilted-puffer-jacket/-/A-88991234", "Womens Quilted Puffer Jacket"],
])("names the product from the words in %s", (url, name) => expect(productFromUrl(url)?.name).toBe(name));

it.each([
  "https://shop.example/",
  "https://shop.example/womens-shoes",
  "https://shop.example/p/123456789",
  "https://shop.example/about-our-story",
  "https://shop.example/%E0%A4%A",
])("finds no product in %s", (url) => expect(productFromUrl(url)).toBeNull());

it("recognizes the maker when the shop sells only its own products", () => {
  expect(productFromUrl("https://www.quince.com/mongolian-cashmere-sweater")?.maker).toBe("Quince");
  expect(productFromUrl("https://www.nordstrom.com/mongolian-cashmere-sweater")?.maker).toBeNull();
});

it("takes the product's name from its link only when the surrounding words do not name it", () => {
  const link = "https://www.quince.com/mongolian-cashmere-sweater";
  const talk = readText(`${link} this one is only 50 bucks! In Heather Grey`);
  expect(talk.product).toMatchObject({ title: "Mongolian Cashmere Sweater", brand: "Quince", category: "sweater" });
  expect(talk.product.colours).toEqual(["heather grey"]);
  expect(talk.reading.name).toMatchObject({ start: 0, end: link.length });
  expect(readText(`Khaite Scarlet cardigan, $1,780 ${link}`).product.title).toBe("Scarlet cardigan");
  expect(readText(link).product.title).toBeNull();
});

it("names the product from a link without a scheme", () => {
  const { product } = readText("this one is only 50 bucks! www.quince.com/mongolian-cashmere-sweater");
  expect(product).toMatchObject({
    title: "Mongolian Cashmere Sweater",
    url: "https://www.quince.com/mongolian-cashmere-sweater",
  });
});
