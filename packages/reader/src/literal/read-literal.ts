/** A value parsed from text, and the offset at which it ends. */
export interface ParsedLiteral {
  value: unknown;
  end: number;
}

/** The values of the identifiers in a literal: the arguments of the enclosing function. */
export type Bindings = ReadonlyMap<string, unknown>;

/** Deeper than any product is nested. */
const MAX_DEPTH = 40;
const NO_NAMES: Bindings = new Map();

/**
 * Parses the JavaScript literal at an offset, with unquoted keys, both kinds of quotes, missing values, trailing
 * commas, comments, `!0` and `void 0`. Tolerates errors that are common in shops' JSON, such as unescaped quotes in
 * strings. Returns undefined for anything else, such as a call or a sum, and for an unterminated literal. Runs in
 * linear time.
 */
export function readLiteral(text: string, start: number, names: Bindings = NO_NAMES): ParsedLiteral | undefined {
  const reader = new LiteralReader(text, start, names);
  const value = reader.value(0);
  return reader.broken ? undefined : { value, end: reader.at };
}

const BLANKS = /\s*/y;
const NUMBER = /[-+]?(?:\d[\d.]*|\.\d+)(?:e[-+]?\d+)?/iy;
const COMMA_NUMBER = /\d[\d.]*,\d{1,2}(?=\s{0,20}[,}])/y;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const CONSTANT = /!0(?![\w.])|!1(?![\w.])|void 0/y;
/** A quote ends a string when a token that can follow a string comes next. */
const STRING_ENDS = /\s{0,40}(?:[,:;}\])+]|$|\n\s{0,40}["'])/y;
const ESCAPE = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^]))/gi;
const CONTROLS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" };
const CONSTANTS: Bindings = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["!0", true],
  ["!1", false],
]);

class LiteralReader {
  at: number;
  broken = false;
  private readonly text: string;
  private readonly names: Bindings;

  constructor(text: string, start: number, names: Bindings) {
    this.text = text;
    this.at = start;
    this.names = names;
  }

  value(depth: number): unknown {
    this.skipGap();
    const sign = this.text[this.at];
    if (depth > MAX_DEPTH) this.broken = true;
    else if (sign === "{") return this.object(depth);
    else if (sign === "[") return this.list(depth);
    else if (isQuote(sign)) return this.string(sign);
    return this.scalar();
  }

  private object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at += 1;
    while (!this.closes("}")) {
      const key = this.key();
      if (key !== null && this.text[this.at] === ":") {
        this.at += 1;
        this.skipGap();
        const value = this.take(COMMA_NUMBER) ?? this.value(depth + 1);
        if (value !== undefined) entries.push([key, value]);
      }
      this.skipToSeparator();
    }
    return Object.fromEntries(entries);
  }

  private list(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    while (!this.closes("]")) {
      items.push(this.value(depth + 1));
      this.skipToSeparator();
    }
    return items;
  }

  /** Skips commas; returns true after the closing bracket, or when the text ends without one. */
  private closes(bracket: string): boolean {
    this.skipGap();
    while (this.text[this.at] === ",") {
      this.at += 1;
      this.skipGap();
    }
    if (this.at >= this.text.length) this.broken = true;
    if (this.broken) return true;
    const sign = this.text[this.at];
    if (sign !== bracket) {
      // A bracket other than the one that was opened.
      if (sign !== "}" && sign !== "]" && sign !== ")") return false;
      this.broken = true;
    }
    this.at += 1;
    return true;
  }

  private key(): string | null {
    const sign = this.text[this.at];
    const key = isQuote(sign) ? this.string(sign) : (this.take(NAME) ?? this.take(NUMBER));
    this.skipGap();
    return key;
  }

  private scalar(): unknown {
    const number = this.take(NUMBER);
    if (number !== null) return Number.isNaN(Number(number)) ? number : Number(number);
    const name = this.take(CONSTANT) ?? this.take(NAME) ?? "";
    const isAlone = /^\s{0,20}(?:[,}\]);]|$)/.test(this.text.slice(this.at, this.at + 24));
    return isAlone ? (CONSTANTS.has(name) ? CONSTANTS.get(name) : this.names.get(name)) : undefined;
  }

  private string(quote: string): string {
    const start = this.at + 1;
    let escaped = false;
    for (let at = start; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === "\\") {
        escaped = true;
        at += 1;
      } else if (sign === quote) {
        STRING_ENDS.lastIndex = at + 1;
        if (!STRING_ENDS.test(this.text)) continue;
        this.at = at + 1;
        const content = this.text.slice(start, at);
        return escaped ? unescaped(content) : content;
      }
    }
    this.broken = true;
    return "";
  }

  /** Skips anything that is not a literal, up to the next comma or closing bracket at the same level. */
  private skipToSeparator(): void {
    let depth = 0;
    for (this.skipGap(); this.at < this.text.length && !this.broken; this.at += 1) {
      const sign = this.text[this.at];
      // The comma between two properties may be missing.
      if (depth === 0 && isQuote(sign)) return;
      if (isQuote(sign)) {
        this.string(sign);
        this.at -= 1;
      } else if (sign === "{" || sign === "[" || sign === "(") depth += 1;
      else if (sign === "}" || sign === "]" || sign === ")") {
        if (depth === 0) return;
        depth -= 1;
      } else if (sign === "," && depth === 0) return;
    }
  }

  /** Skips whitespace and comments; an unterminated comment aborts. */
  private skipGap(): void {
    this.take(BLANKS);
    while (this.text[this.at] === "/" && !this.broken) {
      const sign = this.text[this.at + 1];
      const ending = sign === "/" ? "\n" : sign === "*" ? "*/" : "";
      if (ending === "") return;
      const end = this.text.indexOf(ending, this.at + 2);
      if (end < 0) this.broken = true;
      else this.at = end + ending.length;
      this.take(BLANKS);
    }
  }

  private take(form: RegExp): string | null {
    form.lastIndex = this.at;
    const taken = form.exec(this.text)?.[0] ?? null;
    if (taken !== null) this.at += taken.length;
    return taken;
  }
}

function isQuote(sign: string | undefined): sign is string {
  return sign === '"' || sign === "'" || sign === "`";
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, long?: string, short?: string, byte?: string, one?: string) => {
    const code = Number.parseInt(long ?? short ?? byte ?? "", 16);
    if (Number.isNaN(code)) return CONTROLS[one ?? ""] ?? one ?? "";
    return code > 0x10ffff ? "" : String.fromCodePoint(code);
  });
}
