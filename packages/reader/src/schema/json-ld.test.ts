import { describe, expect, it } from "vitest";
import { readJsonLd } from "./json-ld.ts";
import { textsOf } from "./schema-node.ts";

const products = (...blocks: unknown[]) =>
  readJsonLd(blocks.map((block) => (typeof block === "string" ? block : JSON.stringify(block)))).filter(({ types }) =>
    types.includes("product"),
  );
const names = (...blocks: unknown[]) => products(...blocks).flatMap((product) => textsOf(product, "name"));

describe("items in JSON-LD", () => {
  it.each([
    ["alone", { "@type": "Product", name: "Shirt" }],
    ["in a list", [{ "@type": "WebSite" }, { "@type": "Product", name: "Shirt" }]],
    ["in a graph", { "@graph": [{ "@type": "Product", name: "Shirt" }] }],
    ["inside another item", { "@type": "WebPage", mainEntity: { "@type": "Product", name: "Shirt" } }],
    ["with several types", { "@type": ["Product", "Thing"], name: "Shirt" }],
    ["with full type names", { "@type": "https://schema.org/Product", "schema:name": "Shirt" }],
    ["in lowercase", { "@type": "product", Name: "Shirt" }],
    ["with a typed value", { "@type": "Product", name: { "@value": "Shirt" } }],
  ])("are found %s", (_, block) => expect(names(block)).toEqual(["Shirt"]));

  it.each([
    ["without quotes", "{'@type':'Product',name:'Shirt'}"],
    ["with unescaped quotes", '{"@type":"Product","description":"so "fine"","name":"Shirt"}'],
    ["with missing values", '{"@type":"Product","sku":,"name":"Shirt"}'],
    ["after another in the same block", '{"@type":"WebSite"} {"@type":"Product","name":"Shirt"}'],
  ])("are found when written %s", (_, block) => expect(names(block)).toEqual(["Shirt"]));

  it("are found next to a malformed block", () => {
    expect(names("{ not json", { "@type": "Product", name: "Shirt" })).toEqual(["Shirt"]);
  });
});

it("resolves an item's references to other blocks", () => {
  const [product] = products(
    { "@type": "Product", brand: { "@id": "#b" } },
    { "@type": "Brand", "@id": "#b", name: "Halden" },
  );
  expect(textsOf(product!, "brand")).toEqual(["Halden"]);
});

it("accepts circular references", () => {
  const [product] = products({ "@type": "Product", "@id": "#a", name: "Shirt", isRelatedTo: { "@id": "#a" } });
  expect(textsOf(product!, "isrelatedto")).toEqual(["Shirt"]);
});

it("reads a limited number of items from very deep or wide graphs", () => {
  const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
  expect(readJsonLd([deep]).length).toBeLessThan(20);
  const wide = { "@type": "Product", offers: Array.from({ length: 100_000 }, (_, i) => ({ price: i })) };
  expect(readJsonLd([JSON.stringify(wide)]).length).toBeLessThan(20_001);
});
