import type { Page } from "../html/page.ts";
import { evaluateCall } from "../literal/evaluate-call.ts";
import { readLiteral } from "../literal/read-literal.ts";
import { parseAttributeStates } from "./parse-attribute-states.ts";
import { unflattenPayload } from "./flat-state.ts";
import { parseFlightStates } from "./flight-state.ts";
import { parseJsonAt } from "./json-at.ts";

/**
 * The maximum size of embedded state. A larger one covers the entire shop rather than one product, so it is not parsed.
 */
const MAX_STATE = 3_000_000;
/** The maximum number of characters to read in all attempts on one page. */
const MAX_READ = 4_000_000;
const MAX_ASSIGNMENTS = 6;
/** Where a script assigns a value, or passes one to the shop's analytics. */
const ASSIGNMENT =
  /(?:dataLayer\.push\(\s*(?=\{)|gtag\(\s?["']event["']\s?,\s?["']view_item["']\s?,\s*(?=\{)|window\.__NUXT__\s?=\s?(?=\(?function\()|(?:window\.|self\.|var\s+|let\s+|const\s+)[\w.$[\]"']{1,80}\s*=\s*(?=[{[]))/g;
const TELLING = /\b(?:price|name|title)["']?\s{0,5}:/i;

/** Parses a page's embedded state: JSON blocks (Next, Nuxt, Shopify) and literals assigned in scripts. */
export function parseEmbeddedStates(page: Page): unknown[] {
  let left = MAX_READ;
  const states = page.scripts.flatMap(({ type, content }) => {
    if (content.length > MAX_STATE || /ld\+json/i.test(type)) return [];
    if (/json|x-magento/i.test(type)) return parsed(content, content.search(/[{[]/));
    if ((type !== "" && !/javascript|module/i.test(type)) || !TELLING.test(content)) return [];
    const found: unknown[] = [];
    for (const start of assignments(content)) {
      left -= content.length - start;
      if (left < 0 || found.length >= MAX_ASSIGNMENTS) break;
      found.push(...parsed(content, start));
    }
    return found;
  });
  return [...states, ...parseFlightStates(page.scripts), ...parseAttributeStates(page.elements)];
}

function* assignments(content: string): Generator<number> {
  for (const { index, 0: assignment } of content.matchAll(ASSIGNMENT)) yield index + assignment.length;
}

function parsed(content: string, start: number): unknown[] {
  if (start < 0) return [];
  const value = parseJsonAt(content, start, MAX_STATE) ?? literalAt(content, start);
  return [value, unflattenPayload(value)].filter((state) => state !== undefined);
}

function literalAt(content: string, start: number): unknown {
  const isLiteral = content[start] === "{" || content[start] === "[";
  return isLiteral ? readLiteral(content, start)?.value : evaluateCall(content, start);
}
