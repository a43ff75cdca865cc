import { describe, expect, it } from "vitest";
import { readPage } from "../extract-product.ts";
import { jsonLd } from "../testing/page.ts";

const GOODS = [
  "Wrap Dress",
  "Slip Dress",
  "Shirt Dress",
  "Tea Dress",
  "Shift Dress",
  "Maxi Dress",
  "Day Dress",
  "Sundress",
];
const CARDS = GOODS.map(
  (name, at) => `<li><a href="/${name.replace(" ", "-")}">${name}</a> <b>$${40 + at}.00</b></li>`,
);

function problemOf(url: string, body: string, head = "<title>Halden</title>"): string | null {
  return readPage(`<html><head>${head}</head><body id="top">${body}</body></html>`, url).problem;
}

describe("a page that isn't about one product", () => {
  const list = `<h1>Dresses</h1><ul>${CARDS.join("")}</ul>`;
  const product = (name: string, offers: object) => jsonLd({ "@type": "Product", name, offers });
  it.each([
    ["a category", "https://halden.example/women/dresses", list],
    ["a search", "https://halden.example/search?q=dress", "<h1>Dress</h1><p class=price>$40.00</p>"],
    ["a page of results", "https://halden.example/find/dress", `<h1>48 results for “dress”</h1>${CARDS.join("")}`],
    ["a basket", "https://halden.example/basket", "<h1>Your bag</h1><p>Wrap Dress</p><p class=price>$40.00</p>"],
    ["a home page", "https://halden.example/en/", `<h1>New season dresses</h1><p class=price>$40.00</p>`],
    ["a list of stores", "https://halden.example/stores", "<h1>Our shops</h1><p>Free delivery over $30</p>"],
    ["a post", "https://www.instagram.com/p/Cx1/", "<h1>My new dress</h1><p>$40.00</p>"],
    [
      "a category declared as one product with a price range",
      "https://halden.example/cat/dresses",
      list + product("Dresses", { "@type": "AggregateOffer", lowPrice: 40, highPrice: 47, priceCurrency: "USD" }),
    ],
    [
      "a category that declares each of its products",
      "https://halden.example/sale",
      list + GOODS.map((name) => product(name, { price: 40, priceCurrency: "USD" })).join(""),
    ],
  ])("is recognized: %s", (_, url, body) => expect(problemOf(url, body)).toContain("open the one you mean"));

  it("is identified by its heading in the error message", () => {
    expect(problemOf("https://halden.example/women/dresses", list)).toBe(
      "“Dresses” is not about a single product: open the one you mean and use its page",
    );
  });

  it("is reported as missing when its title says so, even if it recommends priced products", () => {
    const gone = problemOf("https://halden.example/p/1", CARDS.join(""), "<title>404 – page not found</title>");
    expect(gone).toContain("no page at that address");
  });
});

describe("a product page", () => {
  const shirt = "<h1>Linen Shirt</h1><p class=price>$49.00</p><button>Add to bag</button>";
  const stated = jsonLd({ "@type": "Product", name: "Linen Shirt", offers: { price: 49, priceCurrency: "USD" } });
  it.each([
    ["at a bare address", "https://halden.example/linen-shirt", shirt],
    ["in a category's path", "https://halden.example/women/shirts/linen-shirt", shirt],
    ["among many recommended products", "https://halden.example/p/linen-shirt", shirt + CARDS.join("")],
    [
      "with its recommended products above its price",
      "https://halden.example/linen-shirt",
      `<h1>Linen Shirt</h1>${CARDS.join("")}${stated}`,
    ],
    ["at a URL that contains a search", "https://halden.example/shop/p/4711?q=shirt", shirt],
    ["with structured data at the URL of a list", "https://halden.example/sale/shirts", shirt + stated],
    [
      "named like a basket",
      "https://halden.example/p/12",
      `<h1>Bag</h1>${stated.replace("Linen Shirt", "Bag")}<p class=price>$49</p>`,
    ],
  ])("is recognized: %s", (_, url, body) => expect(problemOf(url, body)).toBeNull());

  it("is accepted without its head, even when it lists other products", () => {
    const pasted = readPage(`<h1>Linen Shirt</h1><p>$49.00</p>${CARDS.join("")}`, "https://halden.example/shop/shirt");
    expect(pasted.problem).toBeNull();
  });
});
