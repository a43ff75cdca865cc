const UNEVEN = /[\t-\r\u00a0\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]| {2}/;
/** Marks without width: break opportunities and directions. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060]/g;
const SPACES = /\s+/g;

/** A page's text as it grows: white space collapsed, a line for each block, a tab between a row's cells. */
export class TextLines {
  length = 0;
  private readonly chunks: string[] = [];
  private atSpace = true;
  private atLineStart = true;

  add(raw: string): void {
    let chunk = UNEVEN.test(raw) ? raw.replace(INVISIBLE, "").replace(SPACES, " ") : raw;
    if (this.atSpace && chunk.startsWith(" ")) chunk = chunk.slice(1);
    if (chunk === "") return;
    this.atSpace = chunk.endsWith(" ");
    this.atLineStart = false;
    this.chunks.push(chunk);
    this.length += chunk.length;
  }

  newLine(): void {
    if (this.atLineStart) return;
    this.chunks.push("\n");
    this.length += 1;
    this.atLineStart = true;
    this.atSpace = true;
  }

  /** Between two cells of a row; a block inside a cell has begun a line of its own. */
  newCell(): void {
    if (this.atLineStart) return;
    this.chunks.push("\t");
    this.length += 1;
    this.atSpace = true;
  }

  toString(): string {
    return this.chunks.join("");
  }
}
