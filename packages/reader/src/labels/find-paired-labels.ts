import type { Page } from "../html/page.ts";
import type { LabeledValue, LabelName } from "./labels.ts";
import { labelName } from "./labels.ts";

const LONGEST = 60;
const LONGEST_LINE = 400;

/**
 * Finds the labels with the given meaning that are in an element of their own. Their value follows either in the next
 * element or as text: `<span>Material</span><span>Cotton</span>`, `<b>Material</b> Cotton`.
 */
export function findPairedLabels({ elements, text }: Page, meaning: LabelName): LabeledValue[] {
  const found: LabeledValue[] = [];
  for (const [at, { start, end, parent }] of elements.entries()) {
    if (end - start < 3 || end - start > LONGEST) continue;
    const beside = elements[at + 1];
    const isBeside = beside?.start === end && beside.parent === parent && GLUED.test(text.slice(end - 1, end + 1));
    const isBehind = text[end] === " " && (start === 0 || text[start - 1] === "\n");
    if (!(isBeside || isBehind) || labelName(text.slice(start, end)) !== meaning) continue;
    const [value = ""] = text.slice(end, end + LONGEST_LINE).split("\n", 1);
    if (value.trim() !== "") found.push({ label: text.slice(start, end), value: value.trim(), start, valueStart: end });
  }
  return found;
}

const GLUED = /^\p{L}[\p{L}\p{N}]/u;
