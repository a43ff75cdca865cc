import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FeedFormat } from "@dupewise/domain/catalogue/catalogue-product";
import type { Downloader } from "@dupewise/reader/fetch/feed-download";
import { BrokenFeedError, type FeedRecord, MAX_ITEM_LENGTH } from "../feed-item.ts";
import { type FeedPage, readPages } from "../formats/pages.ts";
import { shopifyRecords } from "../formats/shopify.ts";
import { wooCommerceRecords } from "../formats/woocommerce.ts";
import { textReaderFor, type ReadText } from "./text-reader.ts";
import { decodeText } from "./decode-text.ts";

/** A feed opened for reading, with the number of bytes received so far. */
export interface OpenFeed {
  /** Identifies the state of the feed; null if the feed provides nothing to identify it by. */
  edition: string | null;
  /** The total number of bytes; null if unknown. */
  bytes: number | null;
  /** Returns the number of bytes received so far. */
  received: () => number;
  records: AsyncIterable<FeedRecord>;
}

const PAGES = {
  shopify: { path: "/products.json", size: "limit", most: 250, recordsOf: shopifyRecords },
  woocommerce: { path: "/wp-json/wc/store/v1/products", size: "per_page", most: 100, recordsOf: wooCommerceRecords },
} as const;
/** The pause between two pages of one shop. */
const GAP_MS = 1_000;
const MOST_PAGES = 4_000;
/** A page of 250 products in a hundred sizes and colors each uses two thirds of it. */
const LONGEST_PAGE = 16 * MAX_ITEM_LENGTH;

interface Opening {
  format: FeedFormat;
  /** A URL, or the path of a file. */
  location: string;
  downloader: Downloader;
  signal: AbortSignal;
}

/**
 * Opens a feed from a file or a URL. Throws a `BrokenFeedError` if the format requires a URL, a `ReadError` if the
 * download fails, or the file system's error if a file can't be opened. Errors in the content are thrown while
 * `records` is iterated.
 */
export async function openFeed(opening: Opening): Promise<OpenFeed> {
  const { format, location } = opening;
  const isUrl = /^https?:\/\//i.test(location);
  const read = textReaderFor(format);
  if (read) return isUrl ? openUrl(opening, read) : openFile(opening, read);
  if (!isUrl) throw new BrokenFeedError(`${format} is read from a shop's address, not from a file`);
  return openPages(opening);
}

async function openFile({ location, signal }: Opening, read: ReadText): Promise<OpenFeed> {
  const { size, mtimeMs } = await stat(location);
  const stream = createReadStream(location, { signal });
  return {
    edition: `${size} bytes of ${new Date(mtimeMs).toISOString()}`,
    bytes: size,
    received: () => stream.bytesRead,
    records: read(decodeText(stream)),
  };
}

async function openUrl({ location, downloader, signal }: Opening, read: ReadText): Promise<OpenFeed> {
  const { bytes, received, etag, lastModified, body } = await downloader.open(location, signal);
  return { edition: etag ?? lastModified, bytes, received, records: read(decodeText(body)) };
}

function openPages({ format, location, downloader, signal }: Opening): OpenFeed {
  const { path, size, most, recordsOf } = PAGES[format === "shopify" ? "shopify" : "woocommerce"];
  let received = 0;
  async function* pages(): AsyncIterable<FeedPage> {
    for (let page = 1; page <= MOST_PAGES; page++) {
      const url = new URL(path, location);
      url.searchParams.set(size, String(most));
      url.searchParams.set("page", String(page));
      const answer = await downloader.open(url.href, signal);
      const text = await wholeText(decodeText(answer.body));
      received += answer.received();
      const body = jsonOf(text, url.href);
      if (recordsOf({ url: answer.url, body }, 1)?.length === 0) return;
      yield { url: answer.url, body };
      await sleep(GAP_MS, undefined, { signal });
    }
  }
  return { edition: null, bytes: null, received: () => received, records: readPages(pages(), recordsOf) };
}

async function wholeText(chunks: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > LONGEST_PAGE) throw new BrokenFeedError("a page of the shop is too large to read");
  }
  return text;
}

function jsonOf(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenFeedError(`${url} is not valid JSON`);
  }
}
