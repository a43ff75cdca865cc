import type { ImportProgress } from "@dupewise/catalogue/import-feed";
import type { ImportReport } from "./run-import.ts";

const whole = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent" });

/**
 * Formats an import's progress and speed as one line.
 * @param seconds the time since this import started
 */
export function formatProgress(
  { step, tally, share, published }: ImportProgress,
  rows: number,
  seconds: number,
): string {
  if (step === "publishing") return `publishing: ${whole.format(published)} products`;
  const done = share === null ? "" : `${percent.format(Math.min(1, share))} of the feed · `;
  const rate = whole.format(Math.round(rows / Math.max(seconds, 0.001)));
  return `reading: ${done}${whole.format(tally.read)} rows · ${rate} rows/s · ${whole.format(tally.malformed)} malformed`;
}

/** Formats the result of an import, followed by the rows that the import skipped. */
export function formatOutcome(report: ImportReport): string {
  if (report.state === "busy") return "Another process is importing this feed.";
  const { record } = report;
  const count = (amount = 0) => whole.format(amount);
  const did =
    `${count(record?.read)} rows: ${count(record?.added)} products added, ${count(record?.changed)} changed, ` +
    `${count(record?.unchanged)} unchanged, ${count(record?.retired)} retired.`;
  const skipped = record?.problems.map(({ line, problem }) => `  ${line}: ${problem.replaceAll("\n", " ")}`) ?? [];
  const more = (record?.malformed ?? 0) - skipped.length;
  return [
    report.state === "published" ? did : `Nothing was changed: ${report.reason}.`,
    ...(skipped.length === 0 ? [] : ["Skipped, by line:", ...skipped]),
    ...(more > 0 ? [`  and ${count(more)} more`] : []),
  ].join("\n");
}
