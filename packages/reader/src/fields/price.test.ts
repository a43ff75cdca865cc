import { describe, expect, it } from "vitest";
import { evidenceSource, jsonLd, productFromPage } from "../testing/page.ts";

const offer = (price: unknown, more: object = {}) =>
  jsonLd({
    "@type": "Product",
    name: "Linen Shirt",
    offers: { "@type": "Offer", price, priceCurrency: "EUR", ...more },
  });
const shirt = (html: string) => `<h1>Linen Shirt</h1>${html}`;
const paid = (body: string, options?: Parameters<typeof productFromPage>[1]) => {
  const { price } = productFromPage(body, options);
  return price && `${price.amount} ${price.currency}`;
};

describe("prices in structured data and meta tags", () => {
  it.each([
    ["a number", offer(49.9), "49.9 EUR"],
    ["a string", offer("49.90"), "49.90 EUR"],
    ["a number in local notation", offer("1.299,00 €"), "1299.00 EUR"],
    ["a lowercase currency", offer("49.90", { priceCurrency: "eur" }), "49.90 EUR"],
    ["a price specification", offer(undefined, { priceSpecification: { price: 49, priceCurrency: "GBP" } }), "49 GBP"],
    ["a list of offers", jsonLd({ "@type": "Product", offers: [{ price: 49, priceCurrency: "EUR" }] }), "49 EUR"],
    [
      "an aggregate offer",
      jsonLd({
        "@type": "Product",
        offers: { "@type": "AggregateOffer", lowPrice: "30", highPrice: 60, priceCurrency: "EUR" },
      }),
      "30 EUR",
    ],
    [
      "offers inside an aggregate offer",
      jsonLd({
        "@type": "Product",
        offers: { "@type": "AggregateOffer", offers: [{ price: 31, priceCurrency: "EUR" }] },
      }),
      "31 EUR",
    ],
    [
      "variants",
      jsonLd({
        "@type": "ProductGroup",
        hasVariant: [{ "@type": "Product", offers: { price: 32, priceCurrency: "EUR" } }],
      }),
      "32 EUR",
    ],
    [
      "a price next to a member price and a unit price",
      jsonLd({
        "@type": "Product",
        offers: {
          priceCurrency: "EUR",
          priceSpecification: [
            { price: 5, referenceQuantity: { value: 100, unitCode: "GRM" } },
            { price: 49, validForMemberTier: { name: "Gold" } },
            { price: 59 },
          ],
        },
      }),
      "59 EUR",
    ],
    [
      "a price next to a list price",
      jsonLd({
        "@type": "Product",
        offers: {
          priceCurrency: "EUR",
          priceSpecification: [{ price: 99, priceType: "https://schema.org/ListPrice" }, { price: 59 }],
        },
      }),
      "59 EUR",
    ],
  ])("are read: %s", (_, head, expected) => expect(paid(shirt(""), { head })).toBe(expected));

  it("are ignored when zero or not a number", () => {
    expect(paid(shirt(""), { head: offer(0) })).toBeNull();
    expect(paid(shirt(""), { head: offer("on request") })).toBeNull();
  });

  it("are read from meta tags when there is no structured data", () => {
    const head =
      '<meta property="product:price:amount" content="59.00"><meta property="product:price:currency" content="USD">';
    expect(paid(shirt(""), { head })).toBe("59.00 USD");
    expect(evidenceSource(productFromPage(shirt(""), { head }), "price")).toBe("page-meta");
  });
});

describe("a stated price, checked against the page,", () => {
  it("is replaced when the page strikes it through", () => {
    expect(paid(shirt('<div class="price"><del>€100.00</del> <ins>€80.00</ins></div>'), { head: offer(100) })).toBe(
      "80.00 EUR",
    );
  });

  it("is kept when the page shows it next to an old price", () => {
    expect(
      paid(shirt('<span class="price-was">€100.00</span><span class="price-now">€80.00</span>'), { head: offer(80) }),
    ).toBe("80 EUR");
  });

  it("is replaced when it belongs to another item", () => {
    const cards = `<p>${"Words about the shirt. ".repeat(80)}</p><div class="price">€100.00</div>`;
    expect(paid(shirt(`<div class="price">€80.00</div>${cards}`), { head: offer(100) })).toBe("80.00 EUR");
  });

  it("is replaced when it is given in cents", () => {
    expect(paid(shirt('<p class="product-price">€79.90</p>'), { head: offer(7990) })).toBe("79.90 EUR");
  });

  it("is replaced when it excludes tax", () => {
    expect(paid(shirt('<p class="current-price">€119.00 incl. VAT</p>'), { head: offer(100) })).toBe("119.00 EUR");
  });

  it("is replaced when it belongs to a variant other than the one shown", () => {
    const head = jsonLd({
      "@type": "Product",
      name: "Linen Shirt",
      offers: [40, 45].map((price) => ({ price, priceCurrency: "EUR" })),
    });
    expect(paid(shirt('<p class="price">€45.00</p>'), { head })).toBe("45 EUR");
  });

  it("is unaffected by other items' prices", () => {
    const cards = '<section class="related-products"><p class="price">€15.00</p></section>';
    expect(paid(shirt(cards), { head: offer(80) })).toBe("80 EUR");
  });
});

describe("a displayed price", () => {
  it.each([
    ["directly below the heading", '<p class="price">$49.00</p><p class="price">$12.00</p>', "49.00 USD"],
    ["old and new in one element", '<div class="price">€100.00 €80.00</div>', "80.00 EUR"],
    ["new and old in one element", '<div class="price">€80.00 €100.00</div>', "80.00 EUR"],
    ["a range", '<div class="price">€80.00 – €100.00</div>', "80.00 EUR"],
    ["not the shipping cost", '<p class="shipping-price">$5.00</p><p class="price">$49.00</p>', "49.00 USD"],
    ["not the installment", '<p class="price-installment">4 × $12.25</p><p class="price">$49.00</p>', "49.00 USD"],
    ["not the savings", '<p class="price-save">You save $20</p><p class="price">$49.00</p>', "49.00 USD"],
    ["not the former price", '<s class="price">$89.00</s><b class="price">$49.00</b>', "49.00 USD"],
    ["marked as microdata", '<i itemprop="price" content="49.00">$49.00</i>', "49.00 USD"],
    ["unmarked", "<p>In stock</p><p>$49.00</p>", "49.00 USD"],
    ["with superscript cents", '<div class="price">€<b>49</b><sup>90</sup></div>', "49.90 EUR"],
    [
      "with superscript cents before the currency symbol",
      '<div class="price"><b>49</b><sup>90</sup> €</div>',
      "49.90 EUR",
    ],
    [
      "with cents in a separate element",
      '<div class="price"><span>$</span><span>49</span><span>90</span></div>',
      "49.90 USD",
    ],
    ["with thousands in a separate element", '<div class="price"><b>1</b><b>299</b> €</div>', "1299 EUR"],
    ["in another language", '<span class="prix">1 290,00 €</span>', "1290.00 EUR"],
  ])("is the current one: %s", (_, html, expected) => expect(paid(shirt(html))).toBe(expected));

  it("is in the currency of the shop's country if its symbol is ambiguous", () => {
    expect(paid(shirt('<p class="price">$3.499</p>'), { url: "https://www.tienda.com.ar/p" })).toBe("3499 ARS");
    expect(paid(shirt('<p class="price">$99</p>'), { url: "https://www.shop.com/nz/en/p" })).toBe("99 NZD");
    expect(paid(shirt('<p class="price">199 kr</p>'), { url: "https://butik.dk/p" })).toBe("199 DKK");
  });
});

describe("no price is read from a page with", () => {
  it.each([
    ["no numbers", "<p>Sold out</p>"],
    ["numbers that aren't prices", "<p>Style 49123</p><p>Chest 104 cm</p><p>-20%</p>"],
    [
      "an amount only far below the heading",
      `<p>${"Words about the shirt. ".repeat(120)}</p><p class="price">$15.00</p>`,
    ],
    ["only a shipping cost", "<p>Free delivery over $50</p>"],
    ["only other products", '<ul class="recommendations"><li class="price">$15.00</li></ul>'],
  ])("%s", (_, html) => expect(paid(shirt(html))).toBeNull());
});

it("prefers the price that includes tax", () => {
  const pair = '<div class="price">€41.32 excl. VAT</div><div class="price">€50.00 incl. VAT</div>';
  expect(paid(shirt(pair))).toBe("50.00 EUR");
  expect(paid(shirt('<div class="price">€41.32 excl. VAT</div>'))).toBe("41.32 EUR");
});

it("reads the page's embedded state as a last resort", () => {
  const state = { props: { product: { name: "Linen Shirt", price: { current: { value: 49.5 }, currency: "GBP" } } } };
  const other = { name: "Wool Coat", price: 200 };
  const body = `${shirt("")}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ other, state })}</script>`;
  expect(paid(body)).toBe("49.5 GBP");
  const flat = { products: [other, { name: "Linen Shirt", salePrice: "39.50", price: "49.50", currency: "GBP" }] };
  expect(paid(`${shirt("")}<script>window.__STATE__ = ${JSON.stringify(flat)};</script>`)).toBe("39.50 GBP");
});

it("resolves an ambiguous currency symbol with the currency in the page's scripts", () => {
  const shown = shirt('<div class="price">$49.90</div>');
  const script = '<script>Shopify.currency = {"active":"CAD","rate":"1.0"};</script>';
  expect(paid(shown)).toBe("49.90 USD");
  expect(paid(`${shown}${script}`)).toBe("49.90 CAD");
  expect(paid(`${shown}${script}`, { head: offer("49.90") })).toBe("49.90 EUR");
});

it("finds the current price among several amounts", () => {
  expect(paid(shirt('<div class="price">bez DPH €100.00 s DPH €121.00</div>'))).toBe("121.00 EUR");
  expect(paid(shirt('<div class="price">€40.00 €32.00 with Club card</div>'))).toBe("40.00 EUR");
  expect(paid(shirt("<p><del>€40.00</del> €32.00</p>"))).toBe("32.00 EUR");
  expect(paid(shirt("<p>or 4 payments of €10.00</p><p>€40.00</p>"))).toBe("40.00 EUR");
});

it("uses the price of the variant in the URL", () => {
  const offers = [21, 22].map((id) => ({ url: `/p/1?variant=${id}`, price: id, priceCurrency: "EUR" }));
  const options = { head: jsonLd({ "@type": "Product", name: "Linen Shirt", offers }) };
  expect(paid(shirt(""), options)).toBe("21 EUR");
  expect(paid(shirt(""), { ...options, url: "https://www.shop.example/p/1?variant=22" })).toBe("22 EUR");
});

it("ignores the prices of other products in microdata", () => {
  const other = (name: string) =>
    `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b><b itemprop="price">20.00</b></div>`;
  expect(paid(shirt(`<b class="amount-price">€40.00</b>${other("Belt")}${other("Gloves")}`))).toBe("40.00 EUR");
});

it("ignores a price in a struck-through element", () => {
  expect(paid(shirt('<div class="price-a"><del>€40.00</del></div><div class="price-b">€32.00</div>'))).toBe(
    "32.00 EUR",
  );
});

it("accepts a price above the name if it is labeled and on a separate line", () => {
  const above = "<div>Spend $75.00 more for free delivery</div><p>Price: $40.00</p>";
  expect(paid(`${above}<h1>Linen Shirt</h1>`)).toBe("40.00 USD");
});

it("falls back to a former price if there is no other", () => {
  expect(paid(shirt("<p>Αρχική τιμή: 40,00€</p><p>Τιμή: 32,00€</p>"))).toBe("32.00 EUR");
  expect(paid(shirt("<p>Αρχική τιμή: 40,00€</p>"))).toBe("40.00 EUR");
});

it("prefers any other price to member prices and totals", () => {
  const member = '<div class="price member-price">Members $32.00</div>';
  expect(paid(shirt(`${member}<div class="price">$40.00</div>`))).toBe("40.00 USD");
  expect(paid(shirt("<p>Subtotal $0.00</p><p>$40.00</p>"))).toBe("40.00 USD");
});
