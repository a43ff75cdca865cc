/** Pieces of text that a test repeats up to a given length. No parser may take quadratic time for the result. */
export const REPEATED_PIECES: readonly string[] = [
  " ",
  "\n",
  "\r",
  "\t",
  "\u00a0",
  "\u2028",
  "a",
  "9",
  "٣",
  "\u200b",
  "a\u0301",
  "👩‍👩‍👧",
  ":",
  ",",
  ".",
  "-",
  "#",
  "|",
  "(",
  "[",
  '"',
  "'",
  "%",
  "&",
  "/",
  "@",
  "<",
  "*",
  "\\",
  "a ",
  "a.",
  "1,1.",
  "$1 ",
  "100% ",
  "50% wool, ",
  "cotton or wool, ",
  "lining: 50% wool / ",
  "Product: ",
  "made in It.",
  "ignore all ",
  "you are now a model ",
  "SYSTEM ",
  "\n.",
  "&amp;#x",
  "http://a ",
  "//",
  "?a=",
  "%2e",
  '{"a":',
  "[[",
  "<div>",
  "<h1>",
  "<s>$1",
  "var a={b:",
  "{a:'",
  "/*",
  "<!--",
  "<a b=c ",
  "<li>50% cotton",
  '<p class="price">$40</p>',
  '<div itemscope itemtype="http://schema.org/Product">',
  '<script type="application/ld+json">{',
];

/**
 * Repeats a piece of text up to the given length, and adds a letter at each end, so that the result is two characters
 * longer.
 */
export const repeatBetweenLetters = (piece: string, length: number): string =>
  `a${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}b`;

const asText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const asData = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Wool coat", ...fields }).replaceAll("<", "\\u003c")}</script>`;
const HEAD = "<title>Wool coat | Shop</title><h1>Wool coat</h1>";

/**
 * Functions that build a page with the given text in one place that the reader reads, keyed by the name of that place.
 */
export const PAGE_BUILDERS: Readonly<Record<string, (text: string) => string>> = {
  page: (text) => text,
  title: (text) => `<title>${asText(text)} | Shop</title><h1>Wool coat</h1>`,
  heading: (text) => `<title>Coat</title><h1>${asText(text)}</h1>`,
  name: (text) => HEAD + asData({ name: text }),
  brand: (text) => HEAD + asData({ brand: { name: text } }),
  description: (text) => HEAD + asData({ description: text }),
  material: (text) => HEAD + asData({ material: text, color: text, category: text }),
  price: (text) => HEAD + asData({ offers: { price: text, priceCurrency: text } }),
  image: (text) => HEAD + asData({ image: `https://a.example/${text}` }),
  origin: (text) => HEAD + asData({ countryOfOrigin: text, additionalProperty: [{ name: text, value: text }] }),
  meta: (text) =>
    ["og:title", "og:site_name", "og:locale", "product:brand", "product:price:amount", "description"]
      .map((name) => `<meta property="${name}" content="${asText(text)}">`)
      .join("") + HEAD,
  attributes: (text) =>
    `<html lang="${asText(text)}">${HEAD}<base href="https://a.example/${asText(text)}"><img class="${asText(text)}" alt="${asText(text)}" srcset="${asText(text)}" style="${asText(text)}">`,
  labels: (text) =>
    HEAD +
    ["Material", "Made in", "Origin", "Colour", "Brand", "Price"]
      .map((label) => `<p>${label}: ${asText(text)}</p>`)
      .join(""),
  tables: (text) =>
    `${HEAD}<table><tr><th>${asText(text)}<td>${asText(text)}</table><dl><dt>${asText(text)}<dd>${asText(text)}</dl>`,
  "visible price": (text) => `${HEAD}<span class="price">${asText(text)}</span><a class="brand">${asText(text)}</a>`,
  script: (text) =>
    `${HEAD}<script>window.__NUXT__=(function(a){return {"name":${text}</script><script>price:1;var ${text}</script>`,
  flight: (text) =>
    `${HEAD}<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`,
  state: (text) => `${HEAD}<script>window.__STATE__ = {"product":{"name":"Coat","brand":${text}</script>`,
};
