import type { PageElement } from "../html/page.ts";
import { parseJsonAt } from "./json-at.ts";

const MOST = 40;
const MAX_LENGTH = 1_000_000;
const TELLING = /"(?:price|name|title)/;

/** Parses up to 40 JSON objects in data attributes, such as PrestaShop's `data-product` or analytics data. */
export function parseAttributeStates(elements: readonly PageElement[]): unknown[] {
  const found: unknown[] = [];
  let left = MAX_LENGTH;
  for (const { attributes } of elements) {
    for (let i = 1; i < attributes.length; i += 2) {
      const value = attributes[i] ?? "";
      if (!value.startsWith("{") || value.length > left || !TELLING.test(value)) continue;
      left -= value.length;
      const state = parseJsonAt(value, 0, value.length + 1);
      if (state !== undefined) found.push(state);
      if (found.length >= MOST) return found;
    }
  }
  return found;
}
