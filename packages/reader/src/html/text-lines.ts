const UNEVEN = /[\t-\r\u00a0\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]| {2}/;
/** Zero-width characters: break opportunities and directions. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060]/g;
const SPACES = /\s+/g;

/** Builds a page's text, with whitespace collapsed, one line per block, and a tab between the cells of a row. */
export class TextLines {
  length = 0;
  private readonly chunks: string[] = [];
  private atSpace = true;
  private atLineStart = true;
  private atDigit = false;
  private beginsCell = false;

  /** Adds text. Keeps digits on both sides of a tag separate: "49" and a raised "90" are not 4990. */
  add(raw: string, afterTag: boolean): void {
    let chunk = UNEVEN.test(raw) ? raw.replace(INVISIBLE, "").replace(SPACES, " ") : raw;
    if (this.atSpace && chunk.startsWith(" ")) chunk = chunk.slice(1);
    if (chunk === "") return;
    if (afterTag && this.atDigit && isDigit(chunk.charCodeAt(0))) chunk = ` ${chunk}`;
    this.atDigit = isDigit(chunk.charCodeAt(chunk.length - 1));
    if (this.beginsCell) chunk = `\t${chunk}`;
    this.beginsCell = false;
    this.atSpace = chunk.endsWith(" ");
    this.atLineStart = false;
    this.chunks.push(chunk);
    this.length += chunk.length;
  }

  newLine(): void {
    this.beginsCell = false;
    if (this.atLineStart) return;
    this.chunks.push("\n");
    this.length += 1;
    this.atLineStart = true;
    this.atSpace = true;
    this.atDigit = false;
  }

  /** Starts the next cell of a row, unless a block inside the cell has already started a new line. */
  newCell(): void {
    this.beginsCell = !this.atLineStart;
    this.atSpace = true;
    this.atDigit = false;
  }

  toString(): string {
    return this.chunks.join("");
  }
}

function isDigit(sign: number): boolean {
  return sign >= 48 && sign <= 57;
}
