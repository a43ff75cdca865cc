import type { ClassifiedLine } from "./part-text.ts";

/**
 * Returns the position of a quote's first line in the text: in the given line if that line contains it, otherwise in
 * the first line that does. If the line is spelled differently in the text, returns the position of the whole line.
 * Returns an empty span at the start if the text doesn't contain the quote.
 */
export function spanOf(
  text: string,
  lines: readonly ClassifiedLine[],
  quote: string,
  line: ClassifiedLine | null = null,
): { start: number; end: number } {
  const [first = ""] = quote.split("\n", 1);
  const holder = line?.text.includes(first) === true ? line : lines.find((each) => each.text.includes(first));
  if (holder === undefined) {
    // A link is not part of any line.
    const start = Math.max(0, text.indexOf(first));
    return { start, end: text.startsWith(first, start) ? start + first.length : 0 };
  }
  const at = text.slice(holder.start, holder.end).indexOf(first);
  return at < 0
    ? { start: holder.start, end: holder.end }
    : { start: holder.start + at, end: holder.start + at + first.length };
}
