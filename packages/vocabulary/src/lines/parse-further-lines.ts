import type { MakerLines } from "./line.ts";

/**
 * Parses a table that lists only the kinds of product lines: `Maker | kind: line, line | kind: line`, one maker per
 * row.
 */
export function parseKindOnlyLines(table: string): MakerLines[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [maker = "", ...kinds] = row.split(" | ");
      const lines = kinds.flatMap((cell) => {
        const [kind = "", names = ""] = cell.split(": ", 2);
        return names.split(", ").map((line) => ({ line, kind, has: "", source: "recalled" as const }));
      });
      return { maker, lines };
    });
}
