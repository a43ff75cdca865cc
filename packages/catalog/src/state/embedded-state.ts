import type { Page } from "../html/page.ts";
import { unflattened } from "./flat-state.ts";
import { jsonAt } from "./json-at.ts";

/** Larger states are not parsed; they are the whole shop, not one product. */
const MAX_STATE = 3_000_000;
const ASSIGNMENT =
  /(?:dataLayer\.push\(\s*(?=\{)|(?:window\.|self\.|var\s+|let\s+|const\s+)[\w.$[\]"']{1,80}\s*=\s*(?=[{[]))/g;
const MAX_ASSIGNMENTS = 6;

/** The data a page carries for its own scripts: JSON blocks (Next, Nuxt, Shopify) and plain assignments of JSON. */
export function embeddedStates(page: Page): unknown[] {
  return page.scripts.flatMap(({ type, content }) => {
    if (content.length > MAX_STATE || /ld\+json/i.test(type)) return [];
    if (/json|x-magento/i.test(type)) return parsed(content, content.search(/[{[]/));
    if (type !== "" && !/javascript|module/i.test(type)) return [];
    return /"(?:price|name|title)"/.test(content) ? assigned(content) : [];
  });
}

function assigned(content: string): unknown[] {
  const found: unknown[] = [];
  ASSIGNMENT.lastIndex = 0;
  for (
    let match = ASSIGNMENT.exec(content);
    match !== null && found.length < MAX_ASSIGNMENTS;
    match = ASSIGNMENT.exec(content)
  ) {
    found.push(...parsed(content, ASSIGNMENT.lastIndex));
  }
  return found;
}

function parsed(content: string, start: number): unknown[] {
  const value = start < 0 ? undefined : jsonAt(content, start, MAX_STATE);
  return [value, unflattened(value)].filter((state) => state !== undefined);
}
