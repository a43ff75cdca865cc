import type { LabelledFacts } from "../labels.ts";
import { labelName } from "../labels.ts";

/** A stretch of text that may hold a composition. */
export interface CompositionBlock {
  text: string;
  start: number;
  /** Introduced by a label such as "Composition". */
  labelled: boolean;
}

const MAX_BLOCKS = 40;
const MAX_BLOCK = 1_500;
const MAX_LINE = 1_000;
const PERCENT = /[%٪％﹪]|\bpercent|\bprozent|\bpct/i;
const HEADER_LENGTH = 40;

/** Where a text may tell a composition: below labels that say so, and in lines with percentages. In the text's order. */
export function compositionBlocks(text: string, labels: LabelledFacts): CompositionBlock[] {
  const labelled = labels.material.slice(0, MAX_BLOCKS).map(({ start, valueStart }) => ({
    text: text.slice(start, belowLabel(text, valueStart)),
    start,
    labelled: true,
  }));
  return [...labelled, ...percentBlocks(text)];
}

/** The end of the lines that belong to a label: as long as they tell percentages or name parts. */
function belowLabel(text: string, valueStart: number): number {
  const stop = Math.min(text.length, valueStart + MAX_BLOCK);
  let end = lineEnd(text, valueStart, stop);
  let strangers = 0;
  while (end < stop && strangers < 2) {
    const next = lineEnd(text, end + 1, stop);
    const line = text.slice(end + 1, next);
    if (PERCENT.test(line)) strangers = 0;
    else if (line.length > HEADER_LENGTH || isOtherLabel(line)) break;
    else strangers += 1;
    end = next;
  }
  return end;
}

function isOtherLabel(line: string): boolean {
  const [label = ""] = line.split(/[:：]/, 1);
  const name = labelName(label);
  return name !== undefined && name !== "material" && name !== "part";
}

/** Runs of neighbouring lines with percentages, with the line above that names the part. */
function percentBlocks(text: string): CompositionBlock[] {
  const blocks: CompositionBlock[] = [];
  const sign = /[%٪％﹪]/g;
  for (let hit = sign.exec(text); hit !== null && blocks.length < MAX_BLOCKS; hit = sign.exec(text)) {
    const lineStart = text.lastIndexOf("\n", hit.index) + 1;
    const start = Math.max(headerStart(text, lineStart), hit.index - MAX_LINE);
    let end = Math.min(lineEnd(text, hit.index, text.length), hit.index + MAX_LINE);
    for (let gap = 0; gap < 2 && end - start < MAX_BLOCK;) {
      const next = lineEnd(text, end + 1, text.length);
      const line = text.slice(end + 1, next);
      if (next <= end + 1 || line.length > MAX_LINE) break;
      if (PERCENT.test(line)) gap = 0;
      else if (line.length <= HEADER_LENGTH) gap += 1;
      else break;
      end = next;
    }
    blocks.push({ text: text.slice(start, end), start: lineStart, labelled: false });
    sign.lastIndex = end;
  }
  return blocks;
}

function headerStart(text: string, lineStart: number): number {
  const above = lineStart < 2 ? -1 : text.lastIndexOf("\n", lineStart - 2) + 1;
  const header = text.slice(above, lineStart).trim();
  const name = above < 0 ? undefined : labelName(header);
  return name === "part" || name === "material" ? above : lineStart;
}

function lineEnd(text: string, from: number, stop: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 || at > stop ? stop : at;
}
