import { describe, expect, it } from "vitest";
import { evidenceSource, jsonLd, productFromPage } from "../testing/page.ts";

const shirt = "<h1>Linen Shirt</h1>";
const read = (body: string, head = "") =>
  productFromPage(body, { head })
    .composition.map(({ part, material, percentage }) => `${part ? `${part} ` : ""}${percentage} ${material}`)
    .join(", ");

describe("a composition", () => {
  it.each([
    ["a definition list", "<dl><dt>Composition</dt><dd>55% linen, 45% cotton</dd></dl>"],
    ["a table", "<table><tr><th>Material</th><td>55% linen, 45% cotton</td></tr></table>"],
    ["a labeled line", "<p>Fabric: 55% linen, 45% cotton</p>"],
    [
      "a heading and a list",
      "<h3>Materials &amp; care</h3><ul><li>55% linen</li><li>45% cotton</li><li>Wash cold</li></ul>",
    ],
    ["a bullet", "<ul><li>Relaxed fit</li><li>55% linen, 45% cotton</li><li>Imported</li></ul>"],
    ["a sentence", "<p>Cut from 55% linen and 45% cotton.</p>"],
    ["another language", "<p>Zusammensetzung: 55 % Leinen, 45 % Baumwolle</p>"],
    ["a closed accordion", '<div style="display:none"><p>Composition: 55% linen, 45% cotton</p></div>'],
    [
      'a disclosure named "menu"',
      '<h3>Fabric &amp; Care</h3><div class="fabric-care-menu"><ul><li>55% linen, 45% cotton</li></ul></div>',
    ],
    [
      "a labeled list in the page's state",
      '<script>self.__next_f.push([1,"4c:{\\"id\\":\\"fabric\\",\\"label\\":\\"Fabric \\u0026 care\\",\\"bullets\\":[\\"55% linen, 45% cotton.\\",\\"Imported.\\"]}"])</script>',
    ],
    ["a label among unrelated lines", "<p>Material</p><p>55% linen, 45% cotton</p><p>Brand</p><p>100% Halden</p>"],
  ])("is read from %s", (_, html) => expect(read(shirt + html)).toBe("55 linen, 45 cotton"));

  it("keeps its parts separate, whether they are on one line or several", () => {
    expect(read(`${shirt}<p>Composition</p><p>Shell: 100% wool</p><p>Lining: 100% viscose</p>`)).toBe(
      "shell 100 wool, lining 100 viscose",
    );
    expect(read(`${shirt}<dl><dt>Upper</dt><dd>100% leather</dd><dt>Lining</dt><dd>100% polyester</dd></dl>`)).toBe(
      "upper 100 leather, lining 100 polyester",
    );
  });

  it("ends where other products begin", () => {
    const other = "<h2>Complete the look</h2><p>Shorts 100% linen €39.00</p>";
    expect(read(`${shirt}<p>Fabric: 95% cotton, 5% elastane</p>${other}`)).toBe("95 cotton, 5 elastane");
    expect(read(`${shirt}<p>Fabric: 60% cotton, 40% linen</p><div class="shop-the-look"><p>100% silk</p></div>`)).toBe(
      "60 cotton, 40 linen",
    );
  });

  it("is read from structured data rather than from the page's text", () => {
    const head = jsonLd({ "@type": "Product", name: "Linen Shirt", material: "100% linen" });
    expect(read(`${shirt}<p>100% cotton pouch included</p>`, head)).toBe("100 linen");
    expect(evidenceSource(productFromPage(shirt, { head }), "composition")).toBe("structured-data");
    const extra = { "@type": "Product", additionalProperty: [{ name: "Material", value: "100% linen" }] };
    expect(read(shirt, jsonLd(extra))).toBe("100 linen");
  });

  it("is read from the page's embedded state, whether as objects, text or escaped text", () => {
    const parts = {
      detailedComposition: {
        parts: [
          {
            description: "OUTER SHELL",
            components: [
              { material: "viscose", percentage: "70%" },
              { material: "polyester", percentage: "30%" },
            ],
          },
        ],
      },
    };
    const state = (content: string) => `${shirt}<script>window.state = ${content}</script>`;
    expect(read(state(JSON.stringify(parts)))).toContain("70 viscose");
    expect(read(state(JSON.stringify({ composition: "70% viscose, 30% polyester" })))).toBe("70 viscose, 30 polyester");
    expect(read(state(JSON.stringify(JSON.stringify({ composition: "70% viscose, 30% polyester" }))))).toBe(
      "70 viscose, 30 polyester",
    );
    expect(evidenceSource(productFromPage(state(JSON.stringify(parts))), "composition")).toBe("embedded-state");
  });

  it("is read only once even if several variants repeat it", () => {
    expect(read(`${shirt}${"<p>Material</p><p>95% viscose, 5% elastane</p><p>Size</p><p>38</p>".repeat(3)}`)).toBe(
      "95 viscose, 5 elastane",
    );
  });
});

describe("a composition is not read from", () => {
  it.each([
    ["a discount", "<p>-32%</p><p>Extra 20% off linen</p>"],
    ["shrinkage", "<p>May shrink up to 5%, as cotton does</p>"],
    ["a claim", "<p>Made with at least 50% recycled polyamide</p>"],
    ["advertising", "<p>100% of customers recommend this cotton shirt</p>"],
    ["other products", '<section class="related-products"><p>100% cotton</p></section>'],
    ["a review", '<div class="reviews"><p>Feels like 100% cotton</p></div>'],
    ["navigation", "<nav><a>100% Cotton</a></nav>"],
    ["a share of something else", "<p>Contains 30% wool</p>"],
  ])("%s", (_, html) => {
    const product = productFromPage(shirt + html);
    expect(product.composition).toEqual([]);
    expect(product.missing).toContain("composition");
  });
});

describe("materials", () => {
  const materials = (body: string, head = "") => productFromPage(body, { head }).materials;

  it("are taken from the composition, main part first, largest share first", () => {
    expect(materials(`${shirt}<p>Composition: Shell: 45% cotton, 55% linen; Lining: 100% polyester</p>`)).toEqual([
      "linen",
      "cotton",
      "polyester",
    ]);
  });

  it("are read even when they have no percentages", () => {
    const product = productFromPage(`${shirt}<p>Material: Eco leather, rubber</p>`);
    expect(product.materials).toContain("rubber");
    expect(product.composition).toEqual([]);
  });

  it('are read from the title as a last resort, but not from a look such as "leather-look"', () => {
    expect(materials("<h1>Linen Shirt</h1>")).toEqual(["linen"]);
    expect(materials("<h1>Leather-look Leggings</h1>")).toEqual([]);
    expect(materials("<h1>Evening Dress</h1>")).toEqual([]);
  });
});
