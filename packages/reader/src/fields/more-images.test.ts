import { expect, it } from "vitest";
import { extractProduct } from "../extract-product.ts";

const URL = "https://shop.example/coat";
const page = (image: unknown, variants: unknown[] = []) =>
  `<h1>Wool coat</h1><script type="application/ld+json">${JSON.stringify({
    "@type": "Product",
    name: "Wool coat",
    image,
    hasVariant: variants,
    offers: { price: "89", priceCurrency: "USD" },
  })}</script>`;

it("finds one copy of each additional photo of the product, but neither the shop's logo nor photos of another color", () => {
  const images = [
    "/coat-front_1024x1024.jpg?v=3",
    "/coat-front_200x.jpg",
    "/coat-back.jpg",
    { "@type": "ImageObject", contentUrl: "https://cdn.example/coat-lining.webp" },
    "/logo.png",
    "javascript:alert(1)",
  ];
  const product = extractProduct(page(images, [{ "@type": "Product", image: "/coat-red.jpg" }]), URL);
  expect([product.imageUrl, product.moreImages]).toEqual([
    "https://cdn.example/coat-lining.webp",
    ["https://shop.example/coat-front_1024x1024.jpg?v=3", "https://shop.example/coat-back.jpg"],
  ]);
});

it("finds at most five more photos, and none when the page has only one", () => {
  const many = Array.from({ length: 40 }, (_, at) => `/photo-${String.fromCharCode(97 + (at % 26))}${at}.jpg`);
  expect(extractProduct(page(many), URL).moreImages).toHaveLength(5);
  expect(extractProduct(page("/coat.jpg"), URL).moreImages).toBeUndefined();
});
