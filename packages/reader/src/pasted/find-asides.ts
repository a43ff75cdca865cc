import type { ClassifiedLine } from "./part-text.ts";

/**
 * Finds the passages that are about something other than the product. Returns a predicate that is true for an offset
 * inside such a passage; offsets refer to the lines joined by line breaks.
 */
export function findAsides(lines: readonly ClassifiedLine[]): (offset: number) => boolean {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.length + 1;
  }
  if (lines.every(({ zone }) => zone === "own")) return () => false;
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return lines[low]?.zone !== "own";
  };
}
