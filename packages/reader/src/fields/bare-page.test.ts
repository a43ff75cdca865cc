import { describe, expect, it } from "vitest";
import { extractProduct } from "../extract-product.ts";

/** A page's body as the clipboard keeps it: no title, metadata, classes or ids. */
function bare(
  body: string,
  url = "https://shop.example/women/halden-linen-overshirt-48213",
): ReturnType<typeof extractProduct> {
  return extractProduct(`<html><body>${body}</body></html>`, url);
}

describe("reading a page without its head", () => {
  it("takes the name from the heading that the images or URL repeat, not from the first heading", () => {
    const headings = "<h1>Your bag is empty</h1><h1>Adding to bag…</h1><h1>Relaxed Twill Jacket</h1>";
    const pictured = `${headings}<img src="/a.jpg" alt="Relaxed Twill Jacket"><p>$89.00</p>`;
    expect(bare(pictured, "https://shop.example/x").title).toBe("Relaxed Twill Jacket");
    const addressed = "<h1>Sign in for more</h1><h1>Linen Overshirt</h1><p>$89.00</p>";
    expect(bare(addressed).title).toBe("Linen Overshirt");
  });

  it("takes the maker from a link next to the heading that leads to the maker's own page", () => {
    const product = bare(
      '<a href="/shirts">Shirts</a><p><a href="/halden/">Halden</a></p><h1>Linen Overshirt</h1><p>$89.00</p>',
    );
    expect(product.brand).toBe("Halden");
  });

  it.each([
    [
      "in a link whose text begins the heading",
      '<p><a href="/c/halden">Halden</a> goods</p><h1>Halden Overshirt</h1>',
      "Halden",
    ],
    ["in the shop's byline", "<h1>Linen Overshirt</h1><p>Visit the Halden Store</p>", "Halden"],
    ["in capitals above the heading", "<p>DAY & NIGHT</p><h1>Day & Night Overshirt</h1>", "DAY & NIGHT"],
    ["but not in a link to a kind of product", '<p><a href="/shirts">Shirts</a></p><h1>Linen Overshirt</h1>', null],
    ["but not in one of the shop's own links", '<p><a href="/sale">Sale</a></p><h1>Linen Overshirt</h1>', null],
  ])("finds the maker %s", (_, body, brand) =>
    expect(bare(`${body}<p>$89.00</p>`, "https://shop.example/p").brand).toBe(brand),
  );

  it.each([
    ["<p>£39.50 + FREE Shipping</p>", "39.50"],
    ["<p>8,33 € (36,22 € / kg) GRATIS-Lieferung für die erste Bestellung</p>", "8.33"],
    ["<p>Was:</p><p>£60.00</p><p>Sale £45.00</p>", "45.00"],
    ["<p>Unverb. Preisempf.: 9,99 €</p><p>Preis: 8,33 €</p>", "8.33"],
    ["<p>£115.00</p><p>+£27.02 postage</p>", "115.00"],
  ])("finds the current price in %s", (line, amount) => {
    expect(bare(`<h1>Linen Overshirt</h1>${line}`).price?.amount).toBe(amount);
  });

  it("finds the largest copy of the image that is named after the product", () => {
    const pictures = ["/img/s_60x60.jpg", "/img/s_900x900.jpg"].map(
      (src) => `<img src="${src}" alt="Linen Overshirt">`,
    );
    const arrow = '<img src="/img/arrow.svg" alt="">';
    expect(bare(`<h1>Linen Overshirt</h1>${arrow}${pictures.join("")}`).imageUrl).toBe(
      "https://shop.example/img/s_900x900.jpg",
    );
  });
});
