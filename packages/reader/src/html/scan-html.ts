import { decodeHTML, decodeHTMLAttribute } from "entities";

/**
 * The callbacks of an HTML scan, called in document order. Tag names keep their case; attribute names are lowercase.
 */
export interface HtmlEvents {
  /** Decoded text between tags. */
  onText: (text: string) => void;
  /**
   * Attributes are alternating names and decoded values. Returns true when the content is raw text up to the element's
   * closing tag, as in a script.
   */
  onOpen: (tag: string, attributes: readonly string[], selfClosing: boolean) => boolean;
  /** The undecoded content of such an element. */
  onRaw: (content: string) => void;
  onClose: (tag: string) => void;
}

const MAX_ATTRIBUTES = 60;
const NONE: readonly string[] = [];
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;
const EXCLAMATION = 33;
const QUESTION = 63;

/**
 * Splits HTML into tags and text in one pass. Follows the HTML standard's tokenizer as far as shops' pages require: raw
 * text, comments, bogus comments, unquoted values, stray brackets, truncated tags.
 */
export function scanHtml(html: string, events: HtmlEvents): void {
  new Scanner(html, events).run();
}

class Scanner {
  private readonly html: string;
  private readonly events: HtmlEvents;
  /**
   * The attributes of the current tag: the first `told` entries. The array is reused, because emptying it would release
   * its memory.
   */
  private readonly attributes: string[] = [];
  private told = 0;
  /** One string per attribute name, so that later comparisons only compare pointers. */
  private readonly names = new Map<string, string>();

  constructor(html: string, events: HtmlEvents) {
    this.html = html;
    this.events = events;
  }

  run(): void {
    const { html } = this;
    let textStart = 0;
    for (let from = 0; from < html.length;) {
      const open = html.indexOf("<", from);
      if (open < 0) break;
      const end = this.markupAt(open, textStart);
      if (end > 0) textStart = end;
      from = end > 0 ? end : open + 1;
    }
    this.text(textStart, html.length);
  }

  /** Reads the tag or comment at a bracket after emitting the text before it; 0 when the bracket itself is text. */
  private markupAt(open: number, textStart: number): number {
    const sign = this.html.charCodeAt(open + 1);
    const letter = isLetter(sign);
    if (!letter && sign !== SLASH && sign !== EXCLAMATION && sign !== QUESTION) return 0;
    this.text(textStart, open);
    if (letter) return this.openingTag(open + 1);
    return sign === SLASH && isLetter(this.html.charCodeAt(open + 2)) ? this.closingTag(open + 2) : this.comment(open);
  }

  private text(start: number, end: number): void {
    if (end <= start) return;
    const text = this.html.slice(start, end);
    this.events.onText(text.includes("&") ? decodeHTML(text) : text);
  }

  private comment(open: number): number {
    if (!this.html.startsWith("<!--", open)) return this.after(">", open);
    // "<!-->" and "<!--->" are complete comments.
    const abrupt = /^-?>/.exec(this.html.slice(open + 4, open + 6));
    return abrupt === null ? this.after("-->", open + 4) : open + 4 + abrupt[0].length;
  }

  private after(ending: string, from: number): number {
    const at = this.html.indexOf(ending, from);
    return at < 0 ? this.html.length : at + ending.length;
  }

  private closingTag(start: number): number {
    const end = this.nameEnd(start);
    const close = this.html.indexOf(">", end);
    if (close < 0) return this.html.length;
    this.events.onClose(this.html.slice(start, end));
    return close + 1;
  }

  private openingTag(start: number): number {
    const { html, attributes } = this;
    const nameEnd = this.nameEnd(start);
    const tag = html.slice(start, nameEnd);
    this.told = 0;
    let selfClosing = false;
    let at = nameEnd;
    for (let sign = html.charCodeAt(at); at < html.length && sign !== GREATER; sign = html.charCodeAt(at)) {
      const between = sign === SLASH || isSpace(sign);
      selfClosing = sign === SLASH;
      at = between ? at + 1 : this.attribute(at);
    }
    // A tag truncated by the end of the page is not a tag.
    if (at >= html.length) return html.length;
    // A copy takes only the memory it needs; a page has tens of thousands.
    const isRaw = this.events.onOpen(tag, this.told === 0 ? NONE : attributes.slice(0, this.told), selfClosing);
    return isRaw ? this.rawText(tag, at + 1) : at + 1;
  }

  /** Reads `name`, `name=value` or `name="value"`; returns its end. */
  private attribute(start: number): number {
    const { html } = this;
    let end = start + 1;
    for (let sign = html.charCodeAt(end); sign !== EQUALS && !isNameEnd(sign); sign = html.charCodeAt(end)) end += 1;
    const nameEnd = end;
    end = this.skipSpace(end);
    if (html.charCodeAt(end) !== EQUALS) {
      this.keep(start, nameEnd, "");
      return nameEnd;
    }
    const valueStart = this.skipSpace(end + 1);
    const quote = html[valueStart];
    if (quote === '"' || quote === "'") {
      const close = html.indexOf(quote, valueStart + 1);
      if (close < 0) return html.length;
      this.keep(start, nameEnd, html.slice(valueStart + 1, close));
      return close + 1;
    }
    end = valueStart;
    while (end < html.length && html.charCodeAt(end) !== GREATER && !isSpace(html.charCodeAt(end))) end += 1;
    this.keep(start, nameEnd, html.slice(valueStart, end));
    return end;
  }

  private keep(nameStart: number, nameEnd: number, value: string): void {
    if (this.told >= 2 * MAX_ATTRIBUTES) return;
    const written = this.html.slice(nameStart, nameEnd);
    let name = this.names.get(written);
    if (name === undefined) this.names.set(written, (name = written.toLowerCase()));
    this.attributes[this.told] = name;
    this.attributes[this.told + 1] = value.includes("&") ? decodeHTMLAttribute(value) : value;
    this.told += 2;
  }

  /** Everything up to the element's own closing tag, which is emitted as a separate event. */
  private rawText(tag: string, start: number): number {
    const { html, events } = this;
    const name = tag.toLowerCase();
    for (let at = html.indexOf("</", start); at >= 0; at = html.indexOf("</", at + 2)) {
      const end = at + 2 + tag.length;
      if (html.slice(at + 2, end).toLowerCase() !== name || !isNameEnd(html.charCodeAt(end))) continue;
      events.onRaw(html.slice(start, at));
      return this.closingTag(at + 2);
    }
    events.onRaw(html.slice(start));
    return html.length;
  }

  private nameEnd(start: number): number {
    let end = start;
    while (!isNameEnd(this.html.charCodeAt(end))) end += 1;
    return end;
  }

  private skipSpace(from: number): number {
    let at = from;
    while (isSpace(this.html.charCodeAt(at))) at += 1;
    return at;
  }
}

/**
 * Also true at the end of the page, where there is no character. Letters, by far the most common, are checked first.
 */
function isNameEnd(sign: number): boolean {
  return !(sign > GREATER) && (sign === GREATER || sign === SLASH || isSpace(sign) || Number.isNaN(sign));
}

function isSpace(sign: number): boolean {
  return sign === 32 || sign === 10 || sign === 9 || sign === 13 || sign === 12;
}

function isLetter(sign: number): boolean {
  const lower = sign | 32;
  return lower >= 97 && lower <= 122;
}
