import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isProductUrl, findOnlyLink, normalizeProductUrl, withoutTracking } from "./product-input.ts";

describe("distinguishing a link from a description", () => {
  it.each([
    "https://shop.example/p/1",
    " http://shop.example ",
    "HTTPS://SHOP.EXAMPLE/P",
    "www.shop.example/p/1",
    "http://127.0.0.1:3000/",
  ])("treats %j as a link", (input) => expect(isProductUrl(input)).toBe(true));

  it.each([
    "",
    "Linen shirt",
    "shop.example/p/1",
    "www.",
    "www. shop",
    "https://",
    "https:// shop.example",
    "https://shop.example/p/1 in blue",
    "see https://shop.example/p/1",
    "javascript:alert(1)",
    "ftp://shop.example/p",
  ])("treats %j as a description", (input) => expect(isProductUrl(input)).toBe(false));
});

describe("the link in an input", () => {
  it.each([
    ["https://shop.example/p/1", "https://shop.example/p/1"],
    ["www.shop.example/p/1", "https://www.shop.example/p/1"],
    ["shop.example/p/1", "https://shop.example/p/1"],
    ["Check out this bag (https://shop.example/p/1).", "https://shop.example/p/1"],
    ["Slip dress in size 38: shop.example/p/1", "https://shop.example/p/1"],
  ])("is found in %j", (input, url) => expect(findOnlyLink(input)).toBe(url));

  it.each([
    ["no link", "Linen shirt, size 38/40, and/or 1.5/2"],
    ["a link next to a price", "Slip dress, $89 https://shop.example/1"],
    ["a link next to materials", "Slip dress, 100 % silk https://shop.example/1"],
    ["two links", "https://shop.example/1 or https://shop.example/2"],
    ["a link in a whole description", `${"A linen shirt with two pockets. ".repeat(12)} https://shop.example/1`],
    ["a script URL", "javascript:alert(1)/a.b/c"],
  ])("is null for %s", (_, input) => expect(findOnlyLink(input)).toBeNull());

  it("takes linear time to find", () => {
    fc.assert(fc.property(fc.string({ maxLength: 3_000 }), (input) => void findOnlyLink(input)));
    expect(findOnlyLink("a.".repeat(50_000))).toBeNull();
  });
});

describe("normalizeProductUrl", () => {
  it.each([
    ["https://shop.example/p/1?utm_source=a&utm_medium=b&gclid=c&fbclid=d", "https://shop.example/p/1"],
    ["https://shop.example/p?colour=red&ref=home&size=m", "https://shop.example/p?colour=red&size=m"],
    ["https://SHOP.example:443/p#reviews", "https://shop.example/p"],
    ["www.shop.example/p", "https://www.shop.example/p"],
    [
      "https://www.amazon.example/dp/B000000000/ref=sr_1_1?keywords=x&qid=1&th=1",
      "https://www.amazon.example/dp/B000000000?th=1",
    ],
    ["https://shop.example/p?reference=1&source_id=2", "https://shop.example/p?reference=1&source_id=2"],
  ])("normalizes %s", (url, normal) => expect(normalizeProductUrl(url)).toBe(normal));

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const normal = normalizeProductUrl(url);
        expect(normalizeProductUrl(normal)).toBe(normal);
      }),
    );
  });
});

describe("removing tracking from a link", () => {
  it("keeps the other parameters, and reports which ones were removed", () => {
    expect(withoutTracking("https://shop.example/p?colour=red&utm_source=a&gclid=b&utm_source=c#size")).toEqual({
      text: "https://shop.example/p?colour=red#size",
      removed: ["utm_source", "gclid"],
    });
  });

  it.each([
    "https://shop.example/p?colour=a%20b",
    "WWW.shop.example/p",
    "a text with https://shop.example/?gclid=1 inside",
    "",
  ])("leaves %j unchanged", (input) => expect(withoutTracking(input)).toEqual({ text: input, removed: [] }));
});
