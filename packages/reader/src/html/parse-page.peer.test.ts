import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { attributeValue } from "./page.ts";
import { parsePage } from "./parse-page.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "testing", "src", "shop", "pages");
/** Content that readers don't see as text, but that cheerio keeps in the tree. */
const SILENT = "head, script, style, noscript, svg, template, select, textarea, iframe";
/** Elements in which shop pages state their facts. */
const TELLING = "h1, h2, p, li, dt, dd, td, th, span, a, img, meta, [itemprop]";

const signs = (text: string) => text.replace(/\s+/g, "");

const ours = (html: string) => {
  const page = parsePage(html, null);
  return { page, elements: page.elements.filter(({ tag, attributes }) => isTelling(tag, attributes)) };
};
const isTelling = (tag: string, attributes: readonly string[]) =>
  TELLING.split(", ").includes(tag) || attributes.includes("itemprop");

it.each(globSync("*.html", { cwd: FOLDER }))("parses %s the same way as a parser that follows the standard", (file) => {
  const html = readFileSync(join(FOLDER, file), "utf8");
  const { page, elements } = ours(html);
  const $ = load(html);
  const peers = $(TELLING).filter((_, element) => $(element).closest("svg, template, noscript, select").length === 0);
  expect(page.title).toBe($("title").first().text().replace(/\s+/g, " ").trim());
  expect(elements.map(({ tag }) => tag)).toEqual(peers.toArray().map(({ tagName }) => tagName));
  for (const name of ["itemprop", "content", "href", "src", "class"]) {
    const theirs = peers.toArray().map((element) => $(element).attr(name) ?? null);
    expect(elements.map((element) => attributeValue(element, name))).toEqual(theirs);
  }
  $(SILENT).remove();
  expect(signs(page.text)).toBe(signs($("body").text()));
});
