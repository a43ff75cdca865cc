import type { PageElement } from "./page.ts";
import { IMPLIED_ENDS, VOID_TAGS } from "./tags.data.ts";

/** How far up an element that ends by implication is sought. */
const REACH = 12;

export function isVoid(tag: string): boolean {
  return VOID_TAGS.has(tag);
}

/** How many of the open elements end because this tag opens: `<li>` ends the `<li>` before it. */
export function implied(tag: string, open: readonly PageElement[]): number {
  const rule = IMPLIED_ENDS.get(tag);
  if (rule === undefined) return 0;
  for (let up = 1; up <= REACH && up <= open.length; up += 1) {
    const at = open[open.length - up]?.tag ?? "";
    if (rule.ends.has(at)) return up;
    if (rule.within.has(at)) return 0;
  }
  return 0;
}
