import { describe, expect, it } from "vitest";
import { jsonLd, productFromPage } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";
const image = (body: string, head = "") => productFromPage(body, { head }).imageUrl;
const pictured = (value: unknown) => jsonLd({ "@type": "Product", name: "Linen Shirt", image: value });
const URL = "https://cdn.example/shirt.jpg";

describe("the image", () => {
  it.each([
    ["in structured data", shirt, pictured(URL), URL],
    ["a list", shirt, pictured([URL, "https://cdn.example/back.jpg"]), URL],
    ["an ImageObject", shirt, pictured({ "@type": "ImageObject", contentUrl: URL }), URL],
    ["relative", shirt, pictured("/img/shirt.jpg"), "https://www.shop.example/img/shirt.jpg"],
    ["without a scheme", shirt, pictured("//cdn.example/shirt.jpg"), URL],
    ["a placeholder first", shirt, pictured(["data:image/gif;base64,R0lG", URL]), URL],
    [
      "the product, beside the sign of its maker",
      `${shirt}<img alt="Linen Shirt" src="/img/featured_brands/harlan.png"><p></p><img src="${URL}">`,
      "",
      URL,
    ],
    ["a shop's placeholder first", shirt, pictured(["/img/no-image.png", URL]), URL],
    [
      "the largest of several sizes",
      `${shirt}<img alt="Linen Shirt" src="data:image/gif;base64,R0" data-srcset="https://cdn.example/s.jpg 300w,${URL} 900w">`,
      "",
      URL,
    ],
    [
      "the source of a picture element",
      `${shirt}<picture><source srcset="${URL}"><img alt="Linen Shirt" src="data:image/gif;base64,R0"></picture>`,
      "",
      URL,
    ],
    ["a second OpenGraph image", shirt, `<meta property="og:image"><meta property="og:image" content="${URL}">`, URL],
    ["a lazily loaded source", `${shirt}<img alt="Linen Shirt" data-lazy="${URL}" src="data:,">`, "", URL],
    [
      "a width placeholder",
      `${shirt}<img alt="Linen Shirt" data-src="https://cdn.example/shirt_{width}x.jpg">`,
      "",
      "https://cdn.example/shirt_1024x.jpg",
    ],
    ["OpenGraph", shirt, `<meta property="og:image" content="${URL}">`, URL],
    [
      "OpenGraph, when structured data shows the logo",
      shirt,
      pictured("/logo.png") + `<meta property="og:image" content="${URL}">`,
      URL,
    ],
    [
      "the known element of a large shop",
      `${shirt}<img id="landingImage" src="/small.jpg" data-old-hires="${URL}">`,
      "",
      URL,
    ],
    [
      "the image whose alt text is the name",
      `<img src="/a.jpg">${shirt}<img src="/b.jpg" alt="Coat"><img data-src="${URL}" src="data:x" alt="Linen Shirt">`,
      "",
      URL,
    ],
    ["null for only a logo", `<img src="/logo.png" alt="Shop">`, "", null],
    ["not a script's URL", shirt, pictured("javascript:alert(1)"), null],
    ["none", shirt, "", null],
  ])("is found: %s", (_, body, head, expected) => expect(image(body, head)).toBe(expected));
});
