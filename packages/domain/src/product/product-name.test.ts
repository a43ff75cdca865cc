import { describe, expect, it } from "vitest";
import { productName } from "./product-name.ts";

const from = (input: string, description: string | null = null, title: string | null = null) =>
  productName({ input, description, title, titleManual: null });

describe("productName", () => {
  it("prefers the name that the shopper entered", () => {
    expect(
      productName({
        input: "Product: Shirt",
        description: "Product: Shirt",
        title: "Shirt",
        titleManual: "Camp shirt",
      }),
    ).toBe("Camp shirt");
  });

  it("uses a line that starts with 'Product:'", () => {
    expect(from("https://shop.example/x", "Brand: Maren\nProduct:  Linen shirt \nPrice: $40", "Shirt | Shop")).toBe(
      "Linen shirt",
    );
    expect(from("product: Linen shirt\nBrand: Maren")).toBe("Linen shirt");
  });

  it("skips an empty 'Product:' line and the line after it", () => {
    for (const end of ["\n", "\r\n", "\r", "\u2028"])
      expect(from(`Product:${end}Brand: Maren`, null, "Shirt")).toBe("Shirt");
  });

  it("prefers the detected title over a guess from the URL", () => {
    expect(from("https://shop.example/p/linen-shirt", null, "The Linen Shirt")).toBe("The Linen Shirt");
  });

  it.each([
    ["https://shop.example/women/linen-camp-shirt?colour=1", "Linen Camp Shirt"],
    ["https://shop.example/linen_shirt.html", "Linen Shirt"],
    ["www.shop.example/silk-top/", "Silk Top"],
    ["https://shop.example/caf%C3%A9-dress", "Café Dress"],
    ["https://shop.example/50%-off", "50% Off"],
    ["https://www.amazon.co.uk/Linen-Camp-Shirt/dp/B000000000/ref=sr_1", "Linen Camp Shirt"],
    ["https://www.nordstrom.com/s/linen-camp-shirt/1234567", "Linen Camp Shirt"],
  ])("derives a name from the URL %s: %s", (url, name) => {
    expect(from(url)).toBe(name);
  });

  it("truncates a long path to 60 characters with an ellipsis", () => {
    const name = from(`https://shop.example/${"very-".repeat(20)}long`);
    expect(name).toHaveLength(59 + 1);
    expect(name.endsWith("…")).toBe(true);
    expect(from(`https://shop.example/${"👗".repeat(70)}`)).toBe(`${"👗".repeat(59)}…`);
  });

  it("truncates a retailer's name to 50 characters", () => {
    const name = from(`https://www.nordstrom.com/s/${"very-".repeat(20)}long/1234567`);
    expect(name).toHaveLength(49 + 1);
    expect(name.endsWith("…")).toBe(true);
  });

  it.each(["https://shop.example/", "a blue shirt"])("returns a placeholder when it finds no name: %j", (input) => {
    expect(from(input)).toBe("Product name unavailable");
  });

  it("calls a product private when its input, name and description are hidden", () => {
    expect(productName({ input: "", description: null, title: null, titleManual: null })).toBe("Private product");
  });
});
