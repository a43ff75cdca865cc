import type { Page } from "./html/page.ts";
import type { Labelled, LabelName } from "./labels.ts";
import { labelName } from "./labels.ts";

const LONGEST = 60;
const LONGEST_LINE = 400;

/**
 * Labels whose values stand beside them in an element of their own, `<span>Material</span><span>Cotton</span>`, which
 * the text runs together.
 */
export function pairedLabels({ elements, text }: Page, wanted: LabelName): Labelled[] {
  const found: Labelled[] = [];
  for (const [at, { start, end, parent }] of elements.entries()) {
    const beside = elements[at + 1];
    if (end - start < 3 || end - start > LONGEST || beside?.start !== end || beside.parent !== parent) continue;
    if (!GLUED.test(text.slice(end - 1, end + 1)) || labelName(text.slice(start, end)) !== wanted) continue;
    const [value = ""] = text.slice(end, end + LONGEST_LINE).split("\n", 1);
    found.push({ label: text.slice(start, end), value, start, valueStart: end });
  }
  return found;
}

const GLUED = /^\p{L}[\p{L}\p{N}]/u;
