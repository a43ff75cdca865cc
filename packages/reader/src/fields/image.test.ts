import { describe, expect, it } from "vitest";
import { jsonLd, readingOf } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";
const image = (body: string, head = "") => readingOf(body, { head }).imageUrl;
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
    ["a shop's placeholder first", shirt, pictured(["/img/no-image.png", URL]), URL],
    [
      "the largest of several sizes",
      `${shirt}<img alt="Linen Shirt" src="data:image/gif;base64,R0" data-srcset="https://cdn.example/s.jpg 300w,${URL} 900w">`,
      "",
      URL,
    ],
    [
      "a picture's source",
      `${shirt}<picture><source srcset="${URL}"><img alt="Linen Shirt" src="data:image/gif;base64,R0"></picture>`,
      "",
      URL,
    ],
    [
      "an OpenGraph that comes second",
      shirt,
      `<meta property="og:image"><meta property="og:image" content="${URL}">`,
      URL,
    ],
    ["what is loaded later", `${shirt}<img alt="Linen Shirt" data-lazy="${URL}" src="data:,">`, "", URL],
    [
      "a width to be filled in",
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
      "the one that says the name",
      `<img src="/a.jpg">${shirt}<img src="/b.jpg" alt="Coat"><img data-src="${URL}" src="data:x" alt="Linen Shirt">`,
      "",
      URL,
    ],
    ["none but a logo", `<img src="/logo.png" alt="Shop">`, "", null],
    ["no script's address", shirt, pictured("javascript:alert(1)"), null],
    ["none", shirt, "", null],
  ])("%s", (_, body, head, expected) => expect(image(body, head)).toBe(expected));
});
