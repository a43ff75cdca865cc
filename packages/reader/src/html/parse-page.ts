import { decodeHTML } from "entities";
import { attributeValue, type Page, type PageElement, type PageScript } from "./page.ts";
import { scanHtml } from "./scan-html.ts";
import type { Tag } from "./tags.ts";
import { createTag } from "./tags.ts";
import { TextLines } from "./text-lines.ts";

/** The maximum size of a page; the rest is not read. */
const MAX_CHARACTERS = 8_000_000;
const MAX_ELEMENTS = 100_000;
/** How many ancestors are searched for an implicitly closed element. */
const REACH = 12;
const NOT_SHOWN = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/**
 * Parses the first 8 million characters of a page in one linear pass. Uses no recursion, so that any nesting depth is
 * safe.
 */
export function parsePage(html: string, url: string | null): Page {
  const builder = new PageBuilder(url);
  scanHtml(html.length > MAX_CHARACTERS ? html.slice(0, MAX_CHARACTERS) : html, builder);
  return builder.page();
}

/** Builds a page from the events of a scan. */
class PageBuilder {
  private url: string | null;
  private language: string | null = null;
  private title: string | null = null;
  private readonly elements: PageElement[] = [];
  private readonly scripts: PageScript[] = [];
  private readonly text = new TextLines();
  private readonly open: { element: PageElement; tag: Tag }[] = [];
  private readonly tags = new Map<string, Tag>();
  /** The element whose content is skipped, its attributes, and how many of its kind are nested in it. */
  private silentTag: Tag | null = null;
  private silentAttributes: readonly string[] = [];
  private silentDepth = 0;
  private afterTag = false;

  constructor(url: string | null) {
    this.url = url;
  }

  page(): Page {
    while (this.open.length > 0) this.closeLast();
    const { url, language, title, elements, scripts } = this;
    return { url, language, title: title ?? "", elements, text: this.text.toString(), scripts };
  }

  onText(text: string): void {
    if (this.silentTag === null) this.text.add(text, this.afterTag);
    this.afterTag = false;
  }

  onOpen(name: string, attributes: readonly string[], selfClosing: boolean): boolean {
    this.afterTag = true;
    const tag = this.tagNamed(name);
    if (this.silentTag !== null) {
      if (tag === this.silentTag && !selfClosing) this.silentDepth += 1;
    } else if (!tag.isSilent) this.openElement(tag, attributes);
    else if (!selfClosing || tag.isRaw) {
      this.silentTag = tag;
      this.silentAttributes = attributes;
      this.silentDepth = 1;
    }
    return tag.isRaw;
  }

  onRaw(content: string): void {
    if (this.silentTag?.name === "title") this.title ??= decodeHTML(content).replace(/\s+/g, " ").trim();
    if (this.silentTag?.name !== "script" || content.trim() === "") return;
    const type = attributeValue({ attributes: this.silentAttributes }, "type") ?? "";
    this.scripts.push({ type, id: attributeValue({ attributes: this.silentAttributes }, "id") ?? "", content });
  }

  onClose(name: string): void {
    this.afterTag = true;
    const tag = this.tagNamed(name);
    if (this.silentTag !== null) {
      if (tag === this.silentTag && (this.silentDepth -= 1) === 0) this.silentTag = null;
    } else if (tag.name === "br") this.text.newLine();
    else if (tag.open > 0) this.closeThrough(tag);
  }

  /** One object per tag name for all of a page's elements, so that each name is looked up once. */
  private tagNamed(name: string): Tag {
    const known = this.tags.get(name);
    if (known !== undefined) return known;
    const lower = name.toLowerCase();
    const tag = lower === name ? createTag(name) : this.tagNamed(lower);
    this.tags.set(name, tag);
    return tag;
  }

  private openElement(tag: Tag, attributes: readonly string[]): void {
    const { open } = this;
    if (tag.ends !== null) for (let ends = this.impliedEnds(tag.ends); ends > 0; ends -= 1) this.closeLast();
    if (tag.isBlock) this.text.newLine();
    else if (tag.isCell) this.text.newCell();
    if (this.elements.length >= MAX_ELEMENTS) return;
    const parent = open.at(-1)?.element ?? null;
    const start = this.text.length;
    const hidden = (parent !== null && parent.hidden) || isHidden(attributes);
    const element = { index: this.elements.length, tag: tag.name, attributes, parent, start, end: start, hidden };
    this.elements.push(element);
    if (tag.name === "html") this.language = attributeValue(element, "lang");
    if (tag.name === "base")
      this.url = URL.parse(attributeValue(element, "href") ?? "", this.url ?? undefined)?.href ?? this.url;
    if (tag.isVoid) return;
    open.push({ element, tag });
    tag.open += 1;
  }

  /** The number of open elements that another's opening closes: `<li>` closes the `<li>` before it. */
  private impliedEnds({ names, within }: NonNullable<Tag["ends"]>): number {
    for (let up = 1; up <= REACH && up <= this.open.length; up += 1) {
      const name = this.open[this.open.length - up]?.tag.name ?? "";
      if (names.has(name)) return up;
      if (within.has(name)) return 0;
    }
    return 0;
  }

  private closeThrough(tag: Tag): void {
    for (let i = this.open.length - 1; i >= 0; i -= 1) {
      const at = this.open[i]?.tag;
      if (at === tag) {
        while (this.open.length > i) this.closeLast();
        return;
      }
      // A closing tag of an inline element does not reach beyond a block.
      if (!tag.isContainer && at?.isContainer) return;
    }
  }

  private closeLast(): void {
    const last = this.open.pop();
    if (last === undefined) return;
    last.tag.open -= 1;
    last.element.end = this.text.length;
    if (last.tag.isBlock) this.text.newLine();
  }
}

function isHidden(attributes: readonly string[]): boolean {
  for (let i = 0; i < attributes.length; i += 2) {
    if (attributes[i] === "hidden") return true;
    if (attributes[i] === "style" && NOT_SHOWN.test(attributes[i + 1] ?? "")) return true;
  }
  return false;
}
