import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributeValue, textOf } from "./page.ts";
import { parsePage } from "./parse-page.ts";

const textsOf = (html: string, tag: string) => {
  const page = parsePage(html, null);
  return page.elements.filter((element) => element.tag === tag).map((element) => textOf(page, element));
};

describe("parsing text", () => {
  it("writes one line per block, and collapses whitespace", () => {
    expect(parsePage("<h1>Linen  shirt</h1><p>100%&nbsp;<b>linen</b>\n\nsoft</p>x<br>y", null).text).toBe(
      "Linen shirt\n100% linen soft\nx\ny",
    );
  });

  it("excludes invisible content", () => {
    const html =
      "a<script>b</script><style>c</style><noscript><p>d</p></noscript><svg><title>e</title></svg><template>f</template><!-- g --><select><option>h</select>i";
    expect(parsePage(html, null).text).toBe("ai");
  });

  it("separates table cells, and digits that are in separate elements", () => {
    expect(parsePage("<p>49<sup>90</sup> 1<!-- -->2</p>", null).text.trim()).toBe("49 90 12");
    expect(parsePage("<table><tr><th>a<td>b<tr><td>c<td><p>d</table>", null).text.trim()).toBe("a\tb\nc\nd");
  });

  it("decodes entities in text and attributes", () => {
    const page = parsePage('<p title="Marks &amp; Spencer">5 &lt; 6 &euro; &#233;</p>', null);
    expect(page.text.trim()).toBe("5 < 6 € é");
    expect(attributeValue(page.elements[0]!, "title")).toBe("Marks & Spencer");
  });

  it("does not mistake an attribute's value for an attribute's name", () => {
    const page = parsePage('<html class="lang" lang="de"><script id="type" type="application/json">{}</script>', null);
    expect(page.language).toBe("de");
    expect(page.scripts).toEqual([{ id: "type", type: "application/json", content: "{}" }]);
  });

  it("keeps brackets that don't open a tag", () => {
    expect(parsePage("<p>size < 40 <3 </p>", null).text.trim()).toBe("size < 40 <3");
  });
});

describe("elements", () => {
  it.each([
    ["<ul><li>a<li>b</ul>", "li", ["a", "b"]],
    ["<dl><dt>Material<dd>Cotton<dt>Origin<dd>Italy</dl>", "dd", ["Cotton", "Italy"]],
    ["<table><tr><th>a<td>b<tr><th>c<td>d</table>", "td", ["b", "d"]],
    ["<p>a<p>b<div>c</div>", "p", ["a", "b"]],
    ["<h1>a<span>b</h1>c", "h1", ["ab"]],
    ["<div><b>a</div>b</b>", "div", ["a"]],
    ["<div><p>a</span>b</p></div>", "p", ["ab"]],
    ["<h1 class='x>y'>a</h1>", "h1", ["a"]],
    ["<h1/>a</h1>", "h1", ["a"]],
    ["<H1>a</h1>", "h1", ["a"]],
    ["<!--><h1>a</h1>", "h1", ["a"]],
    ["<!-- > <h1>x</h1> --><h1>a</h1>", "h1", ["a"]],
    ["<![CDATA[ x ]]><h1>a</h1>", "h1", ["a"]],
    ["<script>'</h1>' </scripty> </script ><h1>a</h1>", "h1", ["a"]],
    ["<h1>a</h1><p title='never closed>", "h1", ["a"]],
  ])("are nested as browsers nest them: %s", (html, tag, texts) => expect(textsOf(html, tag)).toEqual(texts));

  it("have their attributes parsed, whether quoted, unquoted or without a value", () => {
    const [element] = parsePage(`<a HREF=/x?a=1&amp;b=2 id = 'i' data-n="1>2" disabled/>`, null).elements;
    expect(element!.attributes).toEqual(["href", "/x?a=1&b=2", "id", "i", "data-n", "1>2", "disabled", ""]);
  });

  it("are detected as hidden by an attribute, by style or inside a hidden element", () => {
    const page = parsePage('<div hidden><p>a</p></div><p style="color:red; display : none">b</p><p>c</p>', null);
    expect(page.elements.filter(({ tag }) => tag === "p").map(({ hidden }) => hidden)).toEqual([true, true, false]);
  });
});

it("keeps scripts verbatim, along with their type", () => {
  const page = parsePage('<script type="application/ld+json">{"a":"&amp; <b>"}</script><script>1</script>', null);
  expect(page.scripts).toEqual([
    { type: "application/ld+json", id: "", content: '{"a":"&amp; <b>"}' },
    { type: "", id: "", content: "1" },
  ]);
});

it("resolves the base URL, and reads the language and the title", () => {
  const page = parsePage(
    '<html lang="de-AT"><title>Kleid &amp; Co</title><base href="/shop/">',
    "https://a.example/p/1",
  );
  expect(page).toMatchObject({ url: "https://a.example/shop/", language: "de-AT", title: "Kleid & Co" });
});

it("parses 100,000 nested elements and 50,000 attributes", () => {
  expect(parsePage("<div>".repeat(100_000), null).elements).toHaveLength(100_000);
  expect(parsePage("<x-a>".repeat(100_000) + "</x-b>".repeat(100_000), null).elements).toHaveLength(100_000);
  const many = Array.from({ length: 50_000 }, (_, i) => `a${i}=1`).join(" ");
  expect(parsePage(`<div ${many}>x</div>`, null).text.trim()).toBe("x");
});

it("maps every element to a span within its parent's span, for any HTML", () => {
  const piece = fc.constantFrom(
    "<div>",
    "</div>",
    "<li>",
    "<p",
    ">",
    "<script>",
    "</script>",
    "<td>",
    "&amp",
    "<!--",
    "-->",
    "a b",
    "='",
    "'",
    "<br/>",
    "<svg>",
    "</a>",
    "<a href=x>",
    "\u0000",
    "\ud800",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const page = parsePage(pieces.join(""), null);
      for (const { start, end, parent } of page.elements) {
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(page.text.length);
        if (parent) expect(parent.start <= start && end <= parent.end).toBe(true);
      }
    }),
  );
});
