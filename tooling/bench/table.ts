import type { Row } from "./measure.ts";

const DIGITS = 3;

/** Renders measurements as a text table, each with its ratio to the baseline, its limit and a verdict. */
export function renderTable(rows: readonly Row[]): string {
  const head = ["", "ours", "", "ratio", "limit", "verdict", "of"];
  const lines = rows.map(({ what, ours, baseline, unit, baselineName, limit }) => [
    what,
    formatShort(ours),
    unit,
    `${(ours / baseline).toFixed(2)}×`,
    `${limit}×`,
    isOverLimit({ ours, baseline, limit }) ? "OVER" : "ok",
    `${formatShort(baseline)} ${unit}: ${baselineName}`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Returns true if the ratio of a measurement to its baseline exceeds the limit. */
export const isOverLimit = ({ ours, baseline, limit }: Pick<Row, "ours" | "baseline" | "limit">): boolean =>
  !(ours / baseline <= limit);

const formatShort = (value: number): string =>
  value === 0 ? "0" : value.toPrecision(Math.max(DIGITS, wholeDigits(value)));

const wholeDigits = (value: number): number => Math.trunc(Math.abs(value)).toString().length;
