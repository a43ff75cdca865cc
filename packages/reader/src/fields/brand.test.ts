import { describe, expect, it } from "vitest";
import { evidenceSource, jsonLd, productFromPage } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";
const brand = (body: string, options?: Parameters<typeof productFromPage>[1]) => productFromPage(body, options).brand;
const made = (value: unknown) => jsonLd({ "@type": "Product", name: "Linen Shirt", brand: value });

describe("the maker", () => {
  it.each([
    ["structured data as text", shirt, made("Halden Row"), "Halden Row"],
    ["structured data as an object", shirt, made({ "@type": "Brand", name: "Halden Row" }), "Halden Row"],
    ["the first of several in structured data", shirt, made([{ name: "Halden Row" }, { name: "Other" }]), "Halden Row"],
    [
      "the manufacturer in structured data",
      shirt,
      jsonLd({ "@type": "Product", manufacturer: { name: "Halden Row" } }),
      "Halden Row",
    ],
    ["meta tags", shirt, '<meta property="product:brand" content="Halden Row">', "Halden Row"],
    ["a label", `${shirt}<dl><dt>Brand</dt><dd>Halden Row</dd></dl>`, "", "Halden Row"],
    ["a label in another language", `${shirt}<p>Hersteller: Halden Row</p>`, "", "Halden Row"],
    ["a byline", `<a id="bylineInfo">Visit the Halden Row Store</a>${shirt}`, "", "Halden Row"],
    [
      "a brand link next to the heading",
      `<a class="product-brand" href="/b/1">Halden Row</a>${shirt}`,
      "<title>Halden Row Linen Shirt</title>",
      "Halden Row",
    ],
    ["a brand image", `<img class="brand-logo" alt="Halden Row">${shirt}`, "", "Halden Row"],
    [
      "an image in a brand element",
      `<div class="product-brand"><img alt="Halden Row"></div>${shirt}`,
      "",
      "Halden Row",
    ],
    ["the words before the name in the title", shirt, "<title>Halden Linen Shirt - Shop</title>", "Halden"],
    ["a known maker at the start of the name", "<h1>Patagonia Linen Shirt</h1>", "", "Patagonia"],
    ["a label when structured data is empty", `${shirt}<p>Brand: Halden Row</p>`, made(" "), "Halden Row"],
  ])("is read from %s", (_, body, head, expected) => expect(brand(body, { head })).toBe(expected));

  it.each([
    ["a placeholder", shirt, made("Unbranded")],
    ["a page that names none", shirt, ""],
    ["a heading over other brands", `${shirt}<h3 class="brands">Brands</h3>`, ""],
  ])("is not read from %s", (_, body, head) => expect(brand(body, { head })).toBeNull());

  it("is recognized from the URL of its own shop", () => {
    const product = productFromPage(shirt, { url: "https://www.uniqlo.com/p/1" });
    expect(product.brand).toMatch(/uniqlo/i);
    expect(evidenceSource(product, "brand")).toBe("url");
    expect(brand(shirt, { url: "https://www.bigstore.com/p/1" })).toBeNull();
  });

  it("is read from the page's embedded state as a last resort", () => {
    const state = `<script type="application/json">{"title":"Linen Shirt","handle":"linen-shirt","vendor":"Halden Row","price":4900}</script>`;
    expect(brand(shirt + state)).toBe("Halden Row");
  });
});

it("prefers the shop's own name to its parent company's name", () => {
  expect(brand(shirt, { url: "https://bananarepublic.gap.com/browse/product.do?pid=1" })).toBe("Banana Republic");
  expect(brand(shirt, { url: "https://www.gap.com/browse/product.do?pid=1" })).toBe("Gap");
});
