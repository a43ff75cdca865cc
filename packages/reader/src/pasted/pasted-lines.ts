/** A line of a text, or a column of one, with where it stands in the text. */
export interface PastedLine {
  /** With single blanks. */
  text: string;
  start: number;
  end: number;
  /** Which line of the text it stands in; the columns of one line share it. */
  row: number;
}

const ROW = /[^\n\r\u2028\u2029]+/g;
/** The columns of a table, of a receipt, of a menu. A blank more behind a sentence sets none off. */
const GAP = /\t+|(?<![.!?:;,])\s{2,}|\s{3,}/g;

/** The lines of a text; the columns of a receipt, a table or a menu count as lines of their own. */
export function pastedLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let row = 0;
  for (const { 0: whole, index } of text.matchAll(ROW)) {
    let from = 0;
    const add = (to: number): void => {
      const cell = whole.slice(from, to);
      const words = cell.replace(/\s+/g, " ").trim();
      if (words === "") return;
      const start = index + from + cell.length - cell.trimStart().length;
      lines.push({ text: words, start, end: index + from + cell.trimEnd().length, row });
    };
    for (const gap of whole.matchAll(GAP)) {
      add(gap.index);
      from = gap.index + gap[0].length;
    }
    add(whole.length);
    row += 1;
  }
  return lines;
}
