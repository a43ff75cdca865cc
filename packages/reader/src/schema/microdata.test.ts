import { describe, expect, it } from "vitest";
import { surveyPage } from "../html/survey.ts";
import { parsePage } from "../html/parse-page.ts";
import { readMicrodata } from "./microdata.ts";
import { structuredProducts } from "./structured-product.ts";

function products(html: string) {
  const page = parsePage(html, "https://www.shop.example/p/1");
  return structuredProducts(readMicrodata(page, surveyPage(page).marked));
}

it("reads nested microdata", () => {
  const [product, ...others] = products(`
    <div itemscope itemtype="https://schema.org/Product">
      <h1 itemprop="name">Linen Shirt</h1>
      <div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Halden"></div>
      <a itemprop="url" href="/p/1"></a><img itemprop="image" src="/a.jpg">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <span itemprop="price" content="49.00">€49</span><meta itemprop="priceCurrency" content="EUR">
      </div>
    </div>
    <span itemprop="name">Nobody's</span>`);
  expect(others).toEqual([]);
  expect(product).toMatchObject({
    names: ["Linen Shirt"],
    brands: ["Halden"],
    urls: ["https://www.shop.example/p/1"],
    images: ["https://www.shop.example/a.jpg"],
    prices: [{ amount: "49.00", currency: "EUR", kind: "current" }],
  });
});

it("reads RDFa Lite", () => {
  const [product] = products(`
    <div vocab="https://schema.org/" typeof="Product"><h1 property="name">Linen Shirt</h1>
    <div property="offers" typeof="Offer"><span property="price">49.00</span><meta property="priceCurrency" content="EUR"></div></div>`);
  expect(product).toMatchObject({ names: ["Linen Shirt"], prices: [{ amount: "49.00", currency: "EUR" }] });
});

it("reads the older microdata vocabulary, and properties in any letter case", () => {
  const [product] = products(`<div itemscope itemtype="http://data-vocabulary.org/Product"><b itemprop="Name">Shirt</b>
    <i itemprop="offerDetails" itemscope></i><i itemprop="offers" itemscope><b itemprop="price">49,00 €</b><meta itemprop="pricecurrency" content="EUR"></i></div>`);
  expect(product).toMatchObject({ names: ["Shirt"], prices: [{ amount: "49,00 €", currency: "EUR" }] });
});

describe("properties", () => {
  it("are ignored when they belong to OpenGraph", () => {
    expect(products('<div typeof="Product"><meta property="og:title" content="x"></div>')[0]?.names).toEqual([]);
  });

  it("are read from 50,000 nested items", () => {
    const html = '<div itemscope itemtype="https://schema.org/Product" itemprop="a">'.repeat(50_000);
    expect(products(html)).toHaveLength(50_000);
  });
});
