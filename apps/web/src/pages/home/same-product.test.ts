import { describe, expect, it } from "vitest";
import { isSameProduct } from "./same-product.ts";

describe("isSameProduct", () => {
  it.each([
    ["https://shop.example/coat", "https://shop.example/coat?utm_source=mail", true],
    ["https://shop.example/coat#reviews", " https://shop.example/coat ", true],
    ["www.shop.example/coat", "https://www.shop.example/coat", true],
    ["A blue coat", " A blue coat", true],
    ["https://shop.example/coat?colour=1", "https://shop.example/coat?colour=2", false],
    ["A blue coat", "A red coat", false],
    ["", "", false],
  ])("for %j and %j, returns %s", (originalUrl, dupeUrl, same) => {
    expect(isSameProduct({ originalUrl, dupeUrl })).toBe(same);
  });
});
