import { expect, it } from "vitest";
import { readClipboard } from "./read-clipboard.ts";

const WORDS = "Halden\nLinen Overshirt\n$89.00\n100% linen";
const MARKUP =
  '<p>Halden</p><h1>Linen Overshirt</h1><img src="https://shop.example/a.jpg" alt="Linen Overshirt"><p>$89.00</p>';

it("reads the image of a few pasted lines from their markup, and the rest from their text", () => {
  const { product, problem } = readClipboard(MARKUP, WORDS, null);
  expect(problem).toBeNull();
  expect(product).toMatchObject({
    url: null,
    brand: "Halden",
    price: { amount: "89.00", currency: "USD" },
    imageUrl: "https://shop.example/a.jpg",
    composition: [{ material: "linen", percentage: 100 }],
  });
  expect(product.missing).not.toContain("imageUrl");
  expect(product.evidence.filter(({ field }) => field === "imageUrl")).toHaveLength(1);
});

it("reads the name and the price of a complete page with a long menu", () => {
  const menu = Array.from({ length: 200 }, (_, at) => `Menu entry ${at}`);
  const html = `<ul>${menu.map((entry) => `<li>${entry}</li>`).join("")}</ul>${MARKUP}`;
  const { product } = readClipboard(html, [...menu, WORDS].join("\n"), null);
  expect(product).toMatchObject({ title: "Linen Overshirt", price: { amount: "89.00" } });
});

it("reports a problem when the pasted content contains no product", () => {
  expect(readClipboard("<p></p>", "", null).problem).toContain("no product");
});
