import { describe, expect, it } from "vitest";
import { jsonLd, productFromPage } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";
const origin = (body: string, options?: Parameters<typeof productFromPage>[1]) =>
  productFromPage(shirt + body, options).location;

describe("the country of origin", () => {
  it.each([
    ["a label", "<p>Country of origin: Italy</p>", "Italy"],
    ["a table", "<table><tr><th>Made in</th><td>Portugal</td></tr></table>", "Portugal"],
    ["another language", "<dl><dt>Ursprungsland</dt><dd>Türkei</dd></dl>", "Turkey"],
    ["another script", "<table><tr><th>原產地(國)</th><td>台灣</td></tr></table>", "Taiwan"],
    ["a sentence", "<p>Designed in London and made in Portugal from linen.</p>", "Portugal"],
    ["a country with an article", "<p>Proudly made in the USA with imported parts.</p>", "USA"],
    ["a sentence in another language", "<p>Chemise fabriquée en Tunisie.</p>", "Tunisia"],
    ["a sentence as a label's value", "<p>Origin: Hergestellt in Portugal, Stoff aus Italien</p>", "Portugal"],
    ["a city and its country", "<p>Made ethically in León, Mexico.</p>", "Mexico"],
    ["a village, its county and its country", "<p>Knitted in Ardara, County Donegal, Ireland.</p>", "Ireland"],
    ["a sentence on how it was made", "<p>Knitted by hand in our workshop in Porto, Portugal</p>", "Portugal"],
    ["a French shop's production stages", "<p>Tissage : Chine</p><p>Confection : Bangladesh</p>", "Bangladesh"],
    ["a label before a sentence", "<p>Woven in Italy.</p><p>Country of origin: Romania</p>", "Romania"],
  ])("is read from %s", (_, html, expected) => expect(origin(html)).toBe(expected));

  it.each([
    "<p>Made in France, Spain, Italy or the USA</p>",
    "<p>Country of origin: Italy or Spain</p>",
    "<p>Made in Portugal, Tunisia or other</p>",
    "<p>Hergestellt in Portugal oder anderen Ländern der EU</p>",
    "<p>Country of origin: China or elsewhere</p>",
  ])("is unknown when a page leaves several countries possible: %s", (html) => expect(origin(html)).toBeNull());

  it("is read from structured data", () => {
    const head = jsonLd({
      "@type": "Product",
      name: "Linen Shirt",
      countryOfOrigin: { "@type": "Country", name: "IT" },
    });
    expect(origin("", { head })).toBe("Italy");
    const property = { "@type": "PropertyValue", name: "Country of origin", value: "Turkey" };
    const named = { "@type": "Product", name: "Linen Shirt", additionalProperty: [property] };
    expect(origin("", { head: jsonLd(named) })).toBe("Turkey");
  });
});

it("falls back to the description in structured data for the origin and the composition", () => {
  const description = "<p>A soft shirt.</p><ul><li>97% linen, 3% elastane</li><li>Made in Italy</li></ul>";
  const head = jsonLd({ "@type": "Product", name: "Linen Shirt", description });
  const { location, composition } = productFromPage(shirt, { head });
  expect(location).toBe("Italy");
  expect(composition.map(({ material, percentage }) => `${percentage} ${material}`)).toEqual([
    "97 linen",
    "3 elastane",
  ]);
  expect(origin("<p>Made in Romania</p>", { head })).toBe("Romania");
});

describe("a country that is not stated as the origin", () => {
  it.each([
    ['the word "imported"', "<p>Imported</p>"],
    ["the shop's country", "<p>Delivery to: Italy</p><p>Italy (EUR €)</p>"],
    ["the footer", "<footer>Made in Canada © 2026</footer>"],
    ["a copyright line", "<p>Made in Canada © 2026</p>"],
    ["a link", '<a href="/made-in-portugal">Made in Portugal</a>'],
    ["a review", '<div class="review-list"><p>Mine was made in China</p></div>'],
    ["a country selector", "<label>Country</label><select><option>Italy</select>"],
    ["a name that isn't a country", "<p>Made in small batches</p><p>Origin: Goose farm</p>"],
    ["prose that names two countries", "<p>The first was made in Italy.</p><p>This one was made in China.</p>"],
    ["the origin of the cloth", "<p>Tessuto prodotto in Italia da un lanificio biellese.</p>"],
    ["the origin of a part", "<p>Wool coat. The lining is made in Italy.</p>"],
    ["the end of another word", "<p>Homemade in Italy-inspired style</p>"],
  ])("is ignored: %s", (_, html) => expect(origin(html)).toBeNull());
});
