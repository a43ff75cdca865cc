/** A cell of a CSV file. Null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * What a spreadsheet would run as a formula, even after invisible characters or a quote, and in full-width or small
 * forms.
 */
const FORMULA = /^[\s\p{C}"]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]|^[\t\r]/u;

/**
 * Formats a table as RFC 4180 CSV with a byte order mark, which Excel needs to detect UTF-8. Cells that a spreadsheet
 * would evaluate get a leading apostrophe (OWASP, "CSV Injection").
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => `\ufeff${toCsvRows(rows)}`;

/** Formats rows as CSV without a byte order mark, for appending to an existing table. */
export const toCsvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(",")}\r\n`).join("");

function formatCell(value: CsvCell): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
