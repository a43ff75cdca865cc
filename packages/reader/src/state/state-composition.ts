import type { Page } from "../html/page.ts";
import { plainText } from "../html/plain-text.ts";
import { parseJsonAt } from "./json-at.ts";
import { isObject } from "./walk.ts";

const KEY = /(?:[Cc]omposition|[Mm]aterial|[Ff]abric|[Ff]ib(?:re|er))[\w-]{0,30}\\?"\s{0,5}:\s{0,5}(?=\\?["[{])/g;
/** `"label": "Fabric & care", … "bullets": [`: an object with such a label, and its list. */
const CALLED =
  /"(?:id|name|label|title|heading)\\?"\s{0,5}:\s{0,5}\\?"(?:[Cc]omposition|[Mm]aterials?|[Ff]abric)[^"\\{}[\]]{0,40}(?:\\u[\da-f]{4})?[^"\\{}[\]]{0,40}\\?"[^[\]{}]{0,300}:\s{0,5}(?=\[)/g;
const MAX_VALUE = 8_000;
const MAX_FOUND = 8;
const MAX_TRIED = 300;
const MAX_DEPTH = 6;
const PART_KEYS = ["part", "description", "area", "partName", "component", "title", "label", "name", "key"];
const FIBER_KEYS = [
  "material",
  "materialName",
  "fibre",
  "fiber",
  "fabric",
  "name",
  "label",
  "value",
  "title",
  "type",
  "key",
];
const SHARE_KEYS = ["percentage", "percent", "share", "ratio", "amount", "proportion", "value"];

/** Finds up to eight compositions in a page's embedded state, each as one line of text. */
export function findStateCompositions(page: Page): string[] {
  const found: string[] = [];
  let tried = 0;
  for (const { type, content } of page.scripts) {
    if (/ld\+json/i.test(type)) continue;
    for (const pattern of [KEY, CALLED]) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(content); match !== null; match = pattern.exec(content)) {
        if ((tried += 1) > MAX_TRIED) return found;
        const text = asText(valueAt(content, pattern.lastIndex), 0);
        if (/\d\s?%|%\s?\d/.test(text)) found.push(text);
        if (found.length >= MAX_FOUND) return found;
      }
    }
  }
  return found;
}

/** The value, even when the JSON itself is in a string with its quotes escaped. */
function valueAt(content: string, start: number): unknown {
  if (content[start] !== "\\" && !content.startsWith('[\\"', start) && !content.startsWith('{\\"', start)) {
    return parseJsonAt(content, start, MAX_VALUE);
  }
  return parseJsonAt(
    content
      .slice(start, start + MAX_VALUE)
      .replaceAll('\\"', '"')
      .replaceAll("\\\\", "\\"),
    0,
    MAX_VALUE,
  );
}

/**
 * Flattens parts, components and shares in any nesting: "OUTER SHELL: 70% viscose, 30% polyester; LINING: 100%
 * polyester".
 */
function asText(value: unknown, depth: number): string {
  if (typeof value === "string") return plainText(value);
  if (depth > MAX_DEPTH) return "";
  if (Array.isArray(value))
    return value
      .map((item: unknown) => asText(item, depth + 1))
      .filter(Boolean)
      .join("; ");
  if (!isObject(value)) return "";
  const share = findFirst(value, SHARE_KEYS, /^\s*\d+([.,]\d+)?\s*%?\s*$/);
  const fiber = findFirst(value, FIBER_KEYS, /\p{L}/u);
  if (share !== null && fiber !== null) return `${share.replace("%", "").trim()}% ${fiber}`;
  const inner = Object.values(value)
    .filter((item) => typeof item === "object" && item !== null)
    .map((item) => asText(item, depth + 1))
    .filter(Boolean)
    .join(", ");
  const part = findFirst(value, PART_KEYS, /\p{L}/u);
  if (inner !== "") return part === null ? inner : `${part}: ${inner}`;
  return Object.values(value)
    .filter((item) => typeof item === "string")
    .join(" ");
}

function findFirst(object: Readonly<Record<string, unknown>>, keys: readonly string[], form: RegExp): string | null {
  for (const key of keys) {
    const value = object[key];
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && form.test(text)) return text;
  }
  return null;
}
