import { describe, expect, it } from "vitest";
import { jsonLd, productFromPage } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";
const image = (body: string, head = "") => productFromPage(body, { head }).imageUrl;
const pictured = (value: unknown) => jsonLd({ "@type": "Product", name: "Linen Shirt", image: value });
const URL = "https://cdn.example/shirt.jpg";

describe("the image", () => {
  it.each([
    ["an image in structured data", shirt, pictured(URL), URL],
    ["the first of a list", shirt, pictured([URL, "https://cdn.example/back.jpg"]), URL],
    ["an ImageObject", shirt, pictured({ "@type": "ImageObject", contentUrl: URL }), URL],
    ["a relative URL", shirt, pictured("/img/shirt.jpg"), "https://www.shop.example/img/shirt.jpg"],
    ["a URL without a scheme", shirt, pictured("//cdn.example/shirt.jpg"), URL],
    ["an image listed after a data URL", shirt, pictured(["data:image/gif;base64,R0lG", URL]), URL],
    [
      "an image next to the maker's logo",
      `${shirt}<img alt="Linen Shirt" src="/img/featured_brands/harlan.png"><p></p><img src="${URL}">`,
      "",
      URL,
    ],
    ["an image listed after a shop's placeholder", shirt, pictured(["/img/no-image.png", URL]), URL],
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
    ["a lazily loaded image", `${shirt}<img alt="Linen Shirt" data-lazy="${URL}" src="data:,">`, "", URL],
    [
      "a URL with a placeholder for the width",
      `${shirt}<img alt="Linen Shirt" data-src="https://cdn.example/shirt_{width}x.jpg">`,
      "",
      "https://cdn.example/shirt_1024x.jpg",
    ],
    ["an OpenGraph image", shirt, `<meta property="og:image" content="${URL}">`, URL],
    [
      "an OpenGraph image when structured data shows the logo",
      shirt,
      pictured("/logo.png") + `<meta property="og:image" content="${URL}">`,
      URL,
    ],
    [
      "a large shop's known element",
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
    ["only a logo", `<img src="/logo.png" alt="Shop">`, "", null],
    ["a script URL", shirt, pictured("javascript:alert(1)"), null],
    ["no image", shirt, "", null],
  ])("is found, or is null if the page has none: %s", (_, body, head, expected) =>
    expect(image(body, head)).toBe(expected),
  );
});
