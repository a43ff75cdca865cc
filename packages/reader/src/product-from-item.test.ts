import { expect, it } from "vitest";
import { productFromItem, type StatedItem } from "./product-from-item.ts";

const COAT: StatedItem = {
  url: "https://haldenrow.example/coat?utm_source=feed",
  title: "Tie-waist coat",
  brand: "Halden Row",
  description: "<p>Long coat with a tie belt.</p><p>Lining: 100% viscose. Made in Portugal.</p>",
  price: { amount: "179.00", currency: "EUR" },
  material: "62% wool, 38% polyester",
  color: "Camel / Black",
  pattern: null,
  audience: "female",
  category: "Apparel > Coats",
  origin: null,
  imageUrls: ["https://haldenrow.example/1.jpg", "https://haldenrow.example/2.jpg"],
};

it("reads a product's facts from a shop's data", () => {
  const { url, materials, composition, colours, location, category, imageUrl, moreImages, missing } =
    productFromItem(COAT);
  expect({ url, materials, colours, location, category, imageUrl, moreImages, missing }).toEqual({
    url: "https://haldenrow.example/coat",
    materials: ["wool", "polyester"],
    colours: ["camel", "black"],
    location: "Portugal",
    category: "coat",
    imageUrl: "https://haldenrow.example/1.jpg",
    moreImages: ["https://haldenrow.example/2.jpg"],
    missing: [],
  });
  expect(composition.map(({ material, percentage }) => [material, percentage])).toEqual([
    ["wool", 62],
    ["polyester", 38],
  ]);
});

it("reads the composition from the description when no field states it", () => {
  const { composition } = productFromItem({
    ...COAT,
    material: null,
    description: "Warm coat. 80% wool, 20% polyamide",
  });
  expect(composition.map(({ material }) => material)).toEqual(["wool", "polyamide"]);
});

it("leaves a field unknown when the shop does not state it", () => {
  const { title, missing } = productFromItem({ ...COAT, ...NOTHING, imageUrls: [] });
  expect([title, missing]).toEqual([
    "Tie-waist coat",
    ["brand", "description", "price", "materials", "composition", "location", "imageUrl", "colours"],
  ]);
});

const NOTHING = { brand: null, description: null, price: null, material: null, color: null, audience: null };
