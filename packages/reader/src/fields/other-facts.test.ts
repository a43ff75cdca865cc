import { describe, expect, it } from "vitest";
import { jsonLd, productFromPage } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";

describe("colors", () => {
  const colours = (body: string, head = "") => productFromPage(body, { head }).colours;

  it.each([
    ["in structured data", shirt, jsonLd({ "@type": "Product", name: "Linen Shirt", color: "Navy" }), ["navy blue"]],
    ["after a label", `${shirt}<p>Colour: Black / White</p>`, "", ["black", "white"]],
    ["in another language", `${shirt}<p>Farbe: Schwarz</p>`, "", ["black"]],
    ["in the name", "<h1>Red Linen Shirt</h1>", "", ["red"]],
  ])("are read %s", (_, body, head, expected) => expect(colours(body, head)).toEqual(expected));

  it("are limited to three", () =>
    expect(colours(`${shirt}<p>Colour: red, green, blue, black</p>`)).toEqual(["red", "green", "blue"]));

  it("are empty when the page states none", () => expect(colours(shirt)).toEqual([]));
});

describe("the category", () => {
  const category = (body: string, head = "") => productFromPage(body, { head }).category;

  it("is the kind of product that the name states", () => expect(category(shirt)).toBe("shirt"));

  it.each([
    ["Linen dress with belt", "dress"],
    ["Leather bag for women", "handbag"],
  ])("is the kind of product that the title is about: %j → %s", (title, kind) =>
    expect(category(`<h1>${title}</h1>`)).toBe(kind),
  );

  it("falls back to the shop's category", () => {
    const head = jsonLd({ "@type": "Product", name: "The Halden", category: "Women > Knitwear > Jumpers" });
    expect(category("<h1>The Halden</h1>", head)).toBe("Jumpers");
  });

  it("is null when nothing states a kind", () => expect(category("<h1>The Halden</h1>")).toBeNull());
});

describe("the description", () => {
  const description = (body: string, head = "") => productFromPage(body, { head }).description;
  const long = "A relaxed shirt of washed linen with a soft collar and mother-of-pearl buttons.";

  it("is plain text, even when encoded repeatedly", () => {
    const head = jsonLd({ "@type": "Product", name: "Linen Shirt", description: `&lt;p&gt;${long}&lt;/p&gt;<br>` });
    expect(description(shirt, head)).toBe(long);
  });

  it("is taken from the description element rather than from the meta tag", () => {
    expect(
      description(
        `${shirt}<div class="product-description"><p>${long}</p></div>`,
        '<meta name="description" content="Buy now at Shop, the shop for all your needs and more.">',
      ),
    ).toBe(long);
  });

  it("excludes hidden text", () => {
    expect(description(`${shirt}<div class="description" hidden>${long}</div>`)).toBeNull();
  });
});
