import type { LabeledFacts } from "../labels/labels.ts";
import { labelName } from "../labels/labels.ts";

/** A passage that may contain a composition. */
export interface CompositionBlock {
  text: string;
  start: number;
  /** Whether a label such as "Composition" introduces it. */
  labeled: boolean;
}

const MAX_BLOCKS = 120;
/** The maximum length of text searched for lines with percentages. No page says more about its composition. */
const MOST_TEXT = 20_000;
const MAX_BLOCK = 1_500;
const MAX_LINE = 1_000;
/** The overlap between two passages of one long line. A fiber and its percentage are closer together. */
const OVERLAP = 200;
const PERCENT = /[%٪％﹪]|\bpercent|\bprozent|\bpct/i;
/** A line with a price is about other products. */
const PRICED = /[€$£¥₹₩]\s?\d|\d\s?[€£₹₽₴₫]/;
const HEADER_LENGTH = 40;

/**
 * Finds the parts of the text that may state a composition: first those below a matching label, then lines with
 * percentages that are not in secondary content.
 */
export function findCompositionBlocks(
  text: string,
  labels: LabeledFacts,
  isAside: (offset: number) => boolean,
): CompositionBlock[] {
  const labeled = labels.material.slice(0, MAX_BLOCKS).map(({ start, valueStart }) => ({
    text: text.slice(start, belowLabel(text, valueStart, isAside(start) ? () => false : isAside)),
    start,
    labeled: true,
  }));
  return [...labeled, ...percentBlocks(text, isAside)];
}

/** Returns the end of the lines below a label that have percentages or name parts. */
function belowLabel(text: string, valueStart: number, isAside: (offset: number) => boolean): number {
  const stop = Math.min(text.length, valueStart + MAX_BLOCK);
  return lastPercentLine(text, lineEnd(text, valueStart, stop), stop, (line, at) => {
    return !isAside(at) && (PERCENT.test(line) || !isOtherLabel(line));
  });
}

/** Returns the end of the last line with percentages after `from`. Up to two short lines in between may name parts. */
function lastPercentLine(
  text: string,
  from: number,
  stop: number,
  goesOn: (line: string, start: number) => boolean,
): number {
  let end = from;
  let last = from;
  for (let strangers = 0; end < stop && strangers < 2;) {
    const next = lineEnd(text, end + 1, stop);
    const line = text.slice(end + 1, next);
    if (PRICED.test(line) || !goesOn(line, end + 1)) break;
    if (PERCENT.test(line)) {
      strangers = 0;
      last = next;
    } else if (line.length <= HEADER_LENGTH) strangers += 1;
    else break;
    end = next;
  }
  return last;
}

function isOtherLabel(line: string): boolean {
  const [label = ""] = line.split(/[:：]/, 1);
  const name = labelName(label);
  return name !== undefined && name !== "material" && name !== "part";
}

/** Runs of adjacent lines with percentages, with the line above that names the part. */
function percentBlocks(text: string, isAside: (offset: number) => boolean): CompositionBlock[] {
  const blocks: CompositionBlock[] = [];
  const sign = /[%٪％﹪]/g;
  let taken = 0;
  let read = 0;
  for (let hit = sign.exec(text); hit !== null && read < MOST_TEXT; hit = sign.exec(text)) {
    if (isAside(hit.index)) continue;
    const lineStart = text.lastIndexOf("\n", hit.index) + 1;
    const start = Math.max(headerStart(text, lineStart), hit.index - MAX_LINE, taken - OVERLAP);
    const first = Math.min(lineEnd(text, hit.index, text.length), hit.index + MAX_LINE);
    const end = lastPercentLine(text, first, Math.min(text.length, start + MAX_BLOCK), () => true);
    blocks.push({ text: text.slice(start, end), start: lineStart, labeled: false });
    taken = end;
    read += end - start;
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
