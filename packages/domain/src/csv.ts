/** What a spreadsheet would run as a formula, also behind what is not seen or a quote, and in wide or small forms. */
const FORMULA = /^[\s\p{C}"]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]|^[\t\r]/u;

/**
 * A table as RFC 4180 text with a byte order mark, which Excel needs to see UTF-8. A cell that a spreadsheet would run
 * gets an apostrophe in front (source: OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
