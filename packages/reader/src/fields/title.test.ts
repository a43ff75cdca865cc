import { describe, expect, it } from "vitest";
import { evidenceSource, jsonLd, productFromPage } from "../testing/page.ts";

const title = (body: string, head = "") => productFromPage(body, { head }).title;
const named = (name: string, more: object = {}) => jsonLd({ "@type": "Product", name, ...more });

describe("the product's name", () => {
  it.each([
    ["structured data rather than the heading", "<h1>Linen Shirt Details</h1>", named("Linen Shirt"), "Linen Shirt"],
    [
      "the heading repeated in the page title",
      "<h1>Free delivery</h1><h1>Linen Shirt</h1>",
      "<title>Linen Shirt – Shop</title>",
      "Linen Shirt",
    ],
    [
      "a second-level heading when there is no first-level one",
      "<h2>Related</h2><h2>Linen Shirt</h2>",
      "<title>Linen Shirt</title>",
      "Linen Shirt",
    ],
    [
      "the first line of a heading that contains a block",
      `<h1>Linen Shirt<div>${"saved to your list ".repeat(20)}</div></h1>`,
      "<title>Linen Shirt</title>",
      "Linen Shirt",
    ],
    [
      "the product's heading when the first one is the shop's name",
      "<h1>Halden Row</h1><h2>Linen Shirt</h2>",
      '<title>Linen Shirt | Halden Row</title><meta property="og:site_name" content="Halden Row">',
      "Linen Shirt",
    ],
    [
      "maker and name in separate elements",
      "<h1><span>Halden</span><span>Linen Shirt</span></h1>",
      "<title>Halden Linen Shirt</title>",
      "Halden Linen Shirt",
    ],
    [
      "an element named like a product's name when no heading matches the page",
      '<h1>Choose your country</h1><div class="product-name">Linen Shirt</div>',
      "<title>Linen Shirt | Shirts</title>",
      "Linen Shirt",
    ],
    [
      "the heading at the start of the page title",
      "<h1>Shirts</h1><h2>Linen Shirt</h2>",
      "<title>Linen Shirt - Shirts</title>",
      "Linen Shirt",
    ],
    [
      "the OpenGraph title without the maker",
      "",
      '<meta property="og:title" content="Linen Shirt - Halden"><meta property="product:brand" content="Halden">',
      "Linen Shirt",
    ],
    [
      "the heading without its badge",
      "<h1><span>New</span> Linen Shirt</h1>",
      "<title>Linen Shirt</title>",
      "Linen Shirt",
    ],
    [
      "a name that starts like a badge",
      "<h1>New Linen Shirt</h1>",
      "<title>New Linen Shirt</title>",
      "New Linen Shirt",
    ],
    [
      "the heading without its other elements",
      '<h1><span class="badge">Sale</span>Linen Shirt <small class="price">$25</small><button>Share</button></h1>',
      "",
      "Linen Shirt",
    ],
    ["a heading whose first letter is in a separate element", "<h1><b>L</b>INEN <i>S</i>hirt</h1>", "", "LINEN Shirt"],
    [
      "the page's heading rather than the products it lists",
      "<h1>Linen Shirt</h1>",
      jsonLd({
        "@type": "ItemList",
        itemListElement: [{ item: { "@type": "Product", name: "Wool Coat", image: "/c.jpg" } }],
      }),
      "Linen Shirt",
    ],
    [
      "the part of the page title shown when there is no heading",
      "<div>Linen Shirt</div>",
      "<title>Halden | Linen Shirt | Shirts</title>",
      "Linen Shirt",
    ],
    [
      "the page title without search keywords",
      "",
      "<title>Buy Linen Shirt Online at Best Price</title>",
      "Linen Shirt",
    ],
    [
      "the OpenGraph title without the shop's name",
      "",
      '<meta property="og:title" content="Linen Shirt | Halden Row"><meta property="og:site_name" content="Halden Row">',
      "Linen Shirt",
    ],
    ["the page title without the shop's domain", "", "<title>Shop.example – Linen Shirt</title>", "Linen Shirt"],
    [
      "a large shop's known element",
      '<h1>Add to list</h1><span id="productTitle"> Linen Shirt </span>',
      "<title>Shop: Linen Shirt: Clothing</title>",
      "Linen Shirt",
    ],
    ["a name without its lead-in", "<h1>Details about Linen Shirt</h1>", "<title>Linen Shirt</title>", "Linen Shirt"],
    [
      "the heading rather than structured data when the heading adds the maker",
      "<h1>Halden Row Linen Shirt</h1>",
      named("Linen Shirt", { brand: "Halden Row" }),
      "Halden Row Linen Shirt",
    ],
    [
      "the heading, even when structured data has the shop's name",
      "<h1>Linen Shirt</h1>",
      named("shop.example"),
      "Linen Shirt",
    ],
    ["the heading rather than an unfilled template", "<h1>Linen Shirt</h1>", named("{{product.name}}"), "Linen Shirt"],
    ["a name with its entities decoded", "", named("Shirt &amp; Tie"), "Shirt & Tie"],
    ["a name written without spaces", "<h1>亞麻襯衫</h1>", "<title>亞麻襯衫｜店</title>", "亞麻襯衫"],
  ])("is read from %s", (_, body, head, expected) => expect(title(body, head)).toBe(expected));

  it("is null when the page names no product", () => {
    expect(title("<p>...</p>")).toBeNull();
    expect(productFromPage("").missing).toContain("title");
  });

  it("has evidence of where it was found", () => {
    expect(evidenceSource(productFromPage("<h1>Linen Shirt</h1>"), "title")).toBe("page-text");
    expect(evidenceSource(productFromPage("", { head: named("Linen Shirt") }), "title")).toBe("structured-data");
  });
});
