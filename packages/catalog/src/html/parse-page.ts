import { Tokenizer } from "htmlparser2";
import { implied, isVoid } from "./implied-ends.ts";
import type { Page, PageElement, PageScript } from "./page.ts";
import { BLOCK_TAGS, CONTAINER_TAGS, SILENT_TAGS } from "./tags.data.ts";
import { TextLines } from "./text-lines.ts";

/** What one page may hold; the rest of a larger one is not read. */
const MAX_CHARACTERS = 8_000_000;
const MAX_ELEMENTS = 200_000;
const MAX_ATTRIBUTES = 60;
const NOT_SHOWN = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Reads a page in one pass: linear in its length and never recursive, whatever the nesting. */
export function parsePage(html: string, url: string | null): Page {
  const builder = new PageBuilder(html.length > MAX_CHARACTERS ? html.slice(0, MAX_CHARACTERS) : html, url);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(builder.html);
  tokenizer.end();
  return builder.page();
}

/** Takes the tokenizer's events; the offsets it is given point into the HTML. */
class PageBuilder {
  readonly html: string;
  private url: string | null;
  private language: string | null = null;
  private title = "";
  private readonly elements: PageElement[] = [];
  private readonly scripts: PageScript[] = [];
  private readonly text = new TextLines();
  private readonly open: PageElement[] = [];
  /** How many elements of a tag are open: a closing tag without any is ignored without a search. */
  private readonly openTags = new Map<string, number>();
  /** The element whose content is passed over, and how many of its kind are nested in it. */
  private silentTag = "";
  private silentDepth = 0;
  private tag = "";
  private attributes: string[] = [];
  private attributeName = "";
  private value = "";
  private hides = false;
  private contentStart = -1;
  private contentEnd = -1;

  constructor(html: string, url: string | null) {
    this.html = html;
    this.url = url;
  }

  page(): Page {
    if (this.silentTag !== "") this.closeSilent();
    while (this.open.length > 0) this.closeLast();
    const { url, language, elements, scripts } = this;
    return { url, language, title: this.title, elements, text: this.text.toString(), scripts };
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.attributes = [];
    this.hides = false;
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.html.slice(start, end).toLowerCase();
    this.value = "";
  }

  onattribdata(start: number, end: number): void {
    this.value += this.html.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    const { attributeName, attributes } = this;
    if (attributeName === "hidden" || (attributeName === "style" && NOT_SHOWN.test(this.value))) this.hides = true;
    if (attributeName === "style" || attributeName.startsWith("on") || attributes.length >= 2 * MAX_ATTRIBUTES) return;
    attributes.push(attributeName, this.value);
  }

  onopentagend(): void {
    const { tag } = this;
    if (this.silentTag !== "") {
      if (tag === this.silentTag) this.silentDepth += 1;
    } else if (SILENT_TAGS.has(tag)) {
      this.silentTag = tag;
      this.silentDepth = 1;
      this.contentStart = -1;
    } else this.openElement();
  }

  onselfclosingtag(): void {
    const drawing = this.tag === "svg" || this.tag === "math" || this.silentTag === "svg";
    if (!drawing) this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.html.slice(start, end).toLowerCase();
    if (this.silentTag !== "") {
      if (tag === this.silentTag && (this.silentDepth -= 1) === 0) this.closeSilent();
    } else if (tag === "br") this.text.newLine();
    else if ((this.openTags.get(tag) ?? 0) > 0) this.closeThrough(tag);
  }

  ontext(start: number, end: number): void {
    if (this.silentTag === "") this.text.add(this.html.slice(start, end));
    else if (this.silentTag === "title") this.value += this.html.slice(start, end);
    else {
      if (this.contentStart < 0) this.contentStart = start;
      this.contentEnd = end;
    }
  }

  ontextentity(codePoint: number): void {
    if (this.silentTag === "") this.text.add(String.fromCodePoint(codePoint));
    else if (this.silentTag === "title") this.value += String.fromCodePoint(codePoint);
  }

  isInForeignContext(): boolean {
    return this.silentTag === "svg" || this.silentTag === "math";
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  private openElement(): void {
    const { tag, attributes, open } = this;
    for (let ends = implied(tag, open); ends > 0; ends -= 1) this.closeLast();
    const block = BLOCK_TAGS.has(tag);
    if (block) this.text.newLine();
    if (this.elements.length >= MAX_ELEMENTS) return;
    const parent = open.at(-1) ?? null;
    const start = this.text.length;
    const hidden = this.hides || (parent !== null && parent.hidden);
    const index = this.elements.length;
    const element: PageElement = { index, tag, attributes, parent, start, end: start, hidden };
    this.elements.push(element);
    if (tag === "html") this.language = this.attributeOf("lang");
    if (tag === "base") this.url = URL.parse(this.attributeOf("href") ?? "", this.url ?? undefined)?.href ?? this.url;
    if (isVoid(tag)) return;
    open.push(element);
    this.openTags.set(tag, (this.openTags.get(tag) ?? 0) + 1);
  }

  private attributeOf(name: string): string | null {
    const at = this.attributes.indexOf(name);
    return at < 0 ? null : (this.attributes[at + 1] ?? null);
  }

  private closeThrough(tag: string): void {
    const inline = !CONTAINER_TAGS.has(tag);
    for (let i = this.open.length - 1; i >= 0; i -= 1) {
      const at = this.open[i]?.tag ?? "";
      if (at === tag) {
        while (this.open.length > i) this.closeLast();
        return;
      }
      if (inline && CONTAINER_TAGS.has(at)) return;
    }
  }

  private closeLast(): void {
    const element = this.open.pop();
    if (element === undefined) return;
    this.openTags.set(element.tag, (this.openTags.get(element.tag) ?? 1) - 1);
    element.end = this.text.length;
    if (BLOCK_TAGS.has(element.tag)) this.text.newLine();
  }

  private closeSilent(): void {
    if (this.silentTag === "title" && this.title === "") this.title = this.value.replace(/\s+/g, " ").trim();
    if (this.silentTag === "script" && this.contentStart >= 0) {
      const content = this.html.slice(this.contentStart, this.contentEnd);
      this.scripts.push({ type: this.attributeOf("type") ?? "", id: this.attributeOf("id") ?? "", content });
    }
    this.silentTag = "";
    this.value = "";
  }
}
