import type { Page, PageElement } from "../html/page.ts";
import { absoluteUrl, attributeValue, textOf } from "../html/page.ts";
import type { SchemaNode, SchemaValue } from "./schema-node.ts";
import { addValue, normalizeName } from "./schema-node.ts";

const MAX_VALUE = 5_000;
const LINKS: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  img: "src",
  source: "src",
  audio: "src",
  video: "src",
  iframe: "src",
  object: "data",
  embed: "src",
};

/**
 * Reads a page's microdata and RDFa Lite nodes.
 * @param marked the elements with attributes of microdata or RDFa Lite, in document order
 */
export function readMicrodata(page: Page, marked: readonly PageElement[]): SchemaNode[] {
  const scopes = new Map<PageElement, SchemaNode | null>();
  const nodes: SchemaNode[] = [];
  for (const element of marked) {
    const around = scopeAround(element, scopes);
    const node = opensScope(element) ? { types: typesOf(element), properties: new Map() } : null;
    if (node !== null) {
      scopes.set(element, node);
      nodes.push(node);
    }
    const names = (attributeValue(element, "itemprop") ?? rdfaProperty(element, around)).toLowerCase().split(/\s+/);
    if (around === null) continue;
    for (const name of names) if (name !== "") addValue(around, normalizeName(name), node ?? valueOf(page, element));
  }
  return nodes;
}

function opensScope(element: PageElement): boolean {
  if (attributeValue(element, "itemscope") !== null) return true;
  return attributeValue(element, "typeof") !== null && attributeValue(element, "itemprop") === null;
}

function typesOf(element: PageElement): string[] {
  const types = attributeValue(element, "itemtype") ?? attributeValue(element, "typeof") ?? "";
  return types.split(/\s+/).filter(Boolean).map(normalizeName);
}

/** `property` on a <meta> belongs to the page (OpenGraph), elsewhere to the enclosing RDFa item. */
function rdfaProperty(element: PageElement, around: SchemaNode | null): string {
  const property = attributeValue(element, "property") ?? "";
  return around === null || property.startsWith("og:") ? "" : property;
}

/** The nearest item around an element; visited elements are remembered, so that the whole walk stays linear. */
function scopeAround(element: PageElement, scopes: Map<PageElement, SchemaNode | null>): SchemaNode | null {
  const walked: PageElement[] = [];
  let scope: SchemaNode | null = null;
  for (let up = element.parent; up !== null; up = up.parent) {
    const known = scopes.get(up);
    if (known !== undefined) {
      scope = known;
      break;
    }
    walked.push(up);
  }
  for (const passed of walked) scopes.set(passed, scope);
  return scope;
}

function valueOf(page: Page, element: PageElement): SchemaValue {
  const content = attributeValue(element, "content");
  if (content !== null) return content;
  const linkName = LINKS[element.tag];
  const link =
    linkName === undefined ? null : (attributeValue(element, linkName) ?? attributeValue(element, "data-src"));
  if (link !== null) return absoluteUrl(page, link) ?? link;
  if (element.tag === "data" || element.tag === "meter") return attributeValue(element, "value") ?? "";
  return textOf(page, { start: element.start, end: Math.min(element.end, element.start + MAX_VALUE) });
}
