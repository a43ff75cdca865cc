import { SaxesParser } from "saxes";
import { BrokenFeedError, type FeedRecord, MAX_ITEM_LENGTH } from "../feed-item.ts";
import { feedItemFromGoogle } from "./google-fields.ts";

/** An item of RSS, an entry of Atom. */
const ITEMS: ReadonlySet<string> = new Set(["item", "entry"]);
/** An element of an item with child elements that describe the product. */
const DETAIL = "product_detail";

/**
 * Reads a Google Merchant feed, RSS or Atom, item by item. Throws a `BrokenFeedError` when an item is too large, or
 * when the feed ends in the middle of one.
 */
export async function* readGoogleXml(chunks: AsyncIterable<string>): AsyncIterable<FeedRecord> {
  const reader = new ItemReader();
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* reader.take();
  }
  reader.close();
  yield* reader.take();
}

/** Collects the direct children of each item: a `price` inside `shipping` is not the product's. */
class ItemReader {
  readonly #parser = new SaxesParser();
  #records: FeedRecord[] = [];
  #path: string[] = [];
  /** The depth of the current item; 0 outside of one. */
  #item = 0;
  #values = new Map<string, string[]>();
  #detail: string[] = [];
  #line = 1;
  #problem: string | null = null;
  #pending = 0;

  constructor() {
    this.#parser.on("opentag", ({ name, attributes }) => this.#open(getLocalName(name), attributes["href"]));
    this.#parser.on("text", (text) => this.#say(text));
    this.#parser.on("cdata", (text) => this.#say(text));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("error", ({ message }) => (this.#problem ??= message.replace(/^\d+:\d+: /, "")));
  }

  write(chunk: string): void {
    this.#pending += chunk.length;
    this.#parser.write(chunk);
    if (this.#pending > MAX_ITEM_LENGTH + chunk.length)
      throw new BrokenFeedError("an item of the feed is too large to read");
  }

  close(): void {
    if (this.#path.length > 0) throw new BrokenFeedError("the feed ends in the middle of an item");
    this.#parser.close();
  }

  take(): FeedRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  #text = "";

  #open(name: string, href: string | undefined): void {
    this.#path.push(name);
    this.#text = "";
    this.#pending = 0;
    if (this.#item === 0 && ITEMS.has(name)) {
      this.#item = this.#path.length;
      this.#line = this.#parser.line;
      this.#values = new Map();
      this.#problem = null;
    } else if (href !== undefined && name === "link") this.#text = href;
  }

  #say(text: string): void {
    this.#text += text;
  }

  #close(): void {
    const depth = this.#path.length;
    const name = this.#path.pop() ?? "";
    const text = this.#text.trim();
    this.#text = "";
    if (this.#item === 0) return;
    if (depth === this.#item) this.#end();
    else if (depth === this.#item + 1) this.#add(name, name === DETAIL ? this.#detail.splice(0).join(": ") : text);
    else if (this.#path.at(-1) === DETAIL && name !== "section_name") this.#detail.push(text);
  }

  #add(name: string, text: string): void {
    if (text !== "") this.#values.set(name, [...(this.#values.get(name) ?? []), text]);
  }

  #end(): void {
    const line = this.#line;
    this.#records.push(
      this.#problem === null ? { line, item: feedItemFromGoogle(this.#values) } : { line, problem: this.#problem },
    );
    this.#problem = null;
    this.#item = 0;
  }
}

/** "g:price" and "price" are one. */
const getLocalName = (name: string) => name.slice(name.indexOf(":") + 1);
