/** A line of a text, or one of its columns, with its position in the text. */
export interface PastedLine {
  /** The words of the line, separated by single spaces. */
  text: string;
  start: number;
  end: number;
  /** The number of the line that it comes from, which the columns of one line share. */
  row: number;
}

const LINE_BREAK = /[\r\u2028\u2029]/g;
/** Separates the columns of a table, receipt or menu. A double space after a sentence does not. */
const GAP = /\t+|(?<![.!?:;,])\s{2,}|\s{3,}/g;

/** The maximum number of rows. No page has more meaningful lines. */
const MOST_ROWS = 10_000;

/** Splits pasted text into lines. The columns of a receipt, table or menu become separate lines. */
export function splitPastedLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let row = 0;
  const written = text.replace(LINE_BREAK, "\n").split("\n");
  const rows = compact(written.filter((line) => line !== "").slice(0, MOST_ROWS));
  const gaps = gapsOf(rows);
  let index = 0;
  for (const whole of rows) {
    index = text.indexOf(whole, index);
    let from = 0;
    const isWide = WIDE.test(whole);
    const maySay = whole.includes(": ");
    const add = (to: number): void => {
      const said =
        maySay && (from === 0 || SPACE.test(whole.slice(0, from)))
          ? (SAYS.exec(whole.slice(from, from + LONGEST_SPEAKER))?.[0] ?? "")
          : "";
      if (from + said.length < to) from += said.length;
      const cell = whole.slice(from, to);
      const words = (isWide ? cell.replace(/\s+/g, " ") : cell).trim();
      if (words === "") return;
      const start = index + from + cell.length - cell.trimStart().length;
      lines.push({ text: words, start, end: index + from + cell.trimEnd().length, row });
    };
    if (gaps !== GAP || isWide) {
      for (const gap of whole.matchAll(gaps)) {
        add(gap.index);
        from = gap.index + gap[0].length;
      }
    }
    add(whole.length);
    index += whole.length;
    row += 1;
  }
  return lines;
}

/**
 * Copies lines so that each is stored with one byte per letter if it can be. Cut from a text with a single "’", all are
 * stored with two, and patterns with \p{L} take several times as long.
 */
function compact(lines: readonly string[]): string[] {
  const copies: unknown = JSON.parse(JSON.stringify(lines));
  return Array.isArray(copies) ? copies.map(String) : [];
}

const WIDE = / {2}|[^\S ]/;
/** The speaker and the time in front of a chat message: "[21:04] Dad: ", "12/03/25, 21:04 - Ana: ". */
const SAYS =
  /^\s*(?:\[(?:[\d./-]{6,10},? )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AaPp][Mm])?\]|[\d./-]{6,10},? \d{1,2}[:.]\d\d(?: ?[AaPp][Mm])? -) ?\p{L}[^:\n]{0,24}: /u;
const LONGEST_SPEAKER = 60;
const SPACE = /^\s*$/;

const FEW_ROWS = 3;
/** Characters that separate a product's facts when they are all on one line. */
const DOTS = /\t+|(?<![.!?:;,])\s{2,}|\s{3,}|\s[·•]\s|^\s*[·•]\s/g;
const SLASHES = /\t+|(?<![.!?:;,])\s{2,}|\s{3,}|\s[·•]\s|\s[/|]\s/g;
/** "Item: ring. Metal: gold. Stone: sapphire.": labels that follow each other on one line, with what separates them. */
const LABELS = /(?:^|[.;]\s+)\p{Lu}\p{L}{2,14}(?: \p{L}{2,14})?:\s/gu;
const STOPS = /\t+|(?<![.!?:;,])\s{2,}|\s{3,}|(?<=[^\s.]{2})[.;]\s+(?=\p{Lu})/gu;
/** A list in which every line begins with the same character. */
const BULLETS = /\t+|(?<![.!?:;,])\s{2,}|\s{3,}|^\s*[-–*·•]\s/g;

function gapsOf(rows: readonly string[]): RegExp {
  if (rows.length > 2 && rows.every((row) => /^\s*[-–*·•]\s/.test(row))) return BULLETS;
  if (rows.length > FEW_ROWS) return GAP;
  const separators = (pattern: RegExp): number => Math.max(0, ...rows.map((row) => row.match(pattern)?.length ?? 0));
  if (rows.length === 1 && separators(/\s[/|]\s/g) > 2) return SLASHES;
  if (rows.length === 1 && separators(LABELS) > 2) return STOPS;
  return separators(/\s[·•]\s/g) > 1 ? DOTS : GAP;
}
