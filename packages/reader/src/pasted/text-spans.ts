import type { ClassifiedLine } from "./part-text.ts";

/**
 * Returns the position of a quote in a text: within the given line if it contains the quote, otherwise within the first
 * line that does. Returns the whole line when the text spells the quote differently.
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
    // A link is not in any line.
    const start = Math.max(0, text.indexOf(first));
    return { start, end: text.startsWith(first, start) ? start + first.length : 0 };
  }
  const at = text.slice(holder.start, holder.end).indexOf(first);
  return at < 0
    ? { start: holder.start, end: holder.end }
    : { start: holder.start + at, end: holder.start + at + first.length };
}
