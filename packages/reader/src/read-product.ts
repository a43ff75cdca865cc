import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { BRAND } from "@dupewise/domain/brand";
import { isFresh } from "@dupewise/domain/product/freshness";
import { DomainError } from "@dupewise/domain/errors";
import type { PageInput } from "@dupewise/domain/product/browser-page";
import type { Product } from "@dupewise/domain/product/product";
import { findOnlyLink, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import type { Permits, Resolve } from "./fetch/address-policy.ts";
import { permitsPublicWeb } from "./fetch/address-policy.ts";
import { productFromText } from "./pasted/product-from-text.ts";
import type { QueuedCaller } from "./fetch/fair-scheduler.ts";
import { createExtractionPool } from "./extraction/extraction-pool.ts";
import { ReadError, toReadError, createScrapingError } from "./fetch/read-error.ts";
import { createPageReader } from "./fetch/page-reader.ts";
import type { ShopTurns } from "./fetch/politeness.ts";
import type { UrlReading } from "@dupewise/domain/product/reading";
import type { ProductCache } from "./fetch/product-cache.ts";
import { createMemoryCache } from "./fetch/product-cache.ts";
import { resolveByDns } from "./fetch/resolve-by-dns.ts";
import { rejectOnAbort } from "./fetch/reject-on-abort.ts";

export interface ProductReaderOptions {
  /** The User-Agent header. It should say honestly who is reading, with a URL. */
  userAgent?: string;
  resolve?: Resolve;
  /** The sockets that may be opened; by default the public web on ports 80 and 443. */
  permits?: Permits;
  /**
   * The time limit for fetching one URL, from its host's turn to the last byte, redirects included, in milliseconds.
   */
  fetchMs?: number;
  /** The time limit for everything that one URL needs, waiting for others included, in milliseconds. */
  deadlineMs?: number;
  /**
   * The time limit for extracting the product from one page, fetched or captured in the shopper's browser, in
   * milliseconds.
   */
  extractionMs?: number;
  cache?: ProductCache;
  /** Turns shared by several servers, so that together they request a shop's pages no more often than one would. */
  turns?: ShopTurns;
  now?: () => number;
}

export interface ProductReader {
  /**
   * Reads a link's page or pasted text. Throws DomainError `scraping_failed`, `unavailable` when the time ran out
   * waiting for others' pages, or the signal's reason.
   */
  readProduct: (input: string, asker: QueuedCaller) => Promise<Product>;
  /**
   * Reads a page captured in the shopper's browser; nothing is fetched, and nothing is cached for others. Throws like
   * `readProduct`.
   */
  readPage: (page: PageInput, asker: QueuedCaller) => Promise<Product>;
  close: () => Promise<void>;
}

/** A server on the internet names its own URL instead: "Dupewise/0.1 (+https://…)". */
const DEFAULT_USER_AGENT = `${BRAND}/0.1 (+one page for one shopper who asked for it)`;
const FETCH_MS = 15_000;
/** Longer than any single page takes: a request not done by then waited for others. */
const DEADLINE_MS = 25_000;
/**
 * One processor stays free for requests: with two complex pages at a time on two, every read waited three times as
 * long.
 */
const PROCESSES = availableParallelism() > 2 ? 2 : 1;
const EXTRACTION_MS = 2_000;
const EXTRACTION_MEMORY_MB = 256;
/** Roughly how long the pages ahead in the queue take. */
const BUSY_SECONDS = 10;

/**
 * Creates a product reader that accepts links and descriptive texts. The reader fetches linked pages and caches the
 * results.
 */
export function createProductReader(options: ProductReaderOptions = {}): ProductReader {
  const { cache = createMemoryCache(), now = Date.now, fetchMs = FETCH_MS, deadlineMs = DEADLINE_MS } = options;
  const extraction = createExtractionPool({
    timeMs: options.extractionMs ?? EXTRACTION_MS,
    memoryMb: EXTRACTION_MEMORY_MB,
    processes: PROCESSES,
  });
  const pages = createPageReader({
    userAgent: options.userAgent ?? DEFAULT_USER_AGENT,
    resolve: options.resolve ?? resolveByDns,
    permits: options.permits ?? permitsPublicWeb,
    now,
    pause: (ms) => sleep(ms, undefined, { ref: false }),
    turns: options.turns,
    extract: extraction.extract,
    fetchMs,
  });

  async function readUrl(url: string, { askedBy, signal }: QueuedCaller): Promise<Product> {
    const held = await cache.get(url);
    if (held !== null && isFresh(held, now())) return told(url, held);
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const reading = cache.withLock(url, () => readAnew(url, { askedBy, signal: deadline }), deadline);
    try {
      return await rejectOnAbort(reading, deadline);
    } catch (error) {
      if (signal.aborted || !deadline.aborted) throw error;
      throw tooBusy(error);
    }
  }

  async function readAnew(url: string, asker: QueuedCaller): Promise<Product> {
    asker.signal.throwIfAborted();
    const latest = await cache.get(url);
    if (latest !== null && isFresh(latest, now())) return told(url, latest);
    let reading: UrlReading;
    try {
      reading = await pages.read(url, latest, asker);
    } catch (error) {
      // A caller that left, or waited until the end, says nothing about the page.
      if (asker.signal.aborted) throw error;
      const failure = toReadError(error);
      await cache.put(url, failed(failure.message, now()));
      throw createScrapingError(url, failure);
    }
    await cache.put(url, reading);
    return told(url, reading);
  }

  return {
    readProduct: async (input, asker) => {
      asker.signal.throwIfAborted();
      const link = findOnlyLink(input);
      return link === null ? productFromText(input) : readUrl(normalizeProductUrl(link), asker);
    },
    readPage: async ({ url = null, html, text }, asker) => {
      const task = { bytes: Buffer.from(html), contentType: "text/html; charset=utf-8", url };
      try {
        return await extraction.extract(text === undefined ? task : { ...task, text }, asker);
      } catch (error) {
        if (error instanceof ReadError) throw createScrapingError(url ?? "the pasted text", error);
        throw error;
      }
    },
    close: async () => {
      await Promise.all([pages.close(), extraction.close()]);
    },
  };
}

function failed(errorMessage: string, at: number): UrlReading {
  return { readAt: new Date(at), product: null, errorMessage, etag: null, lastModified: null };
}

/** Returns what a cached reading holds: the product, or why there is none. */
function told(url: string, { product, errorMessage }: UrlReading): Product {
  if (product !== null) return product;
  throw createScrapingError(url, new ReadError(errorMessage ?? "the page couldn't be read"));
}

function tooBusy(cause: unknown): DomainError {
  const message = "Too many pages are being read right now, so yours didn't get a turn. Please try again in a moment";
  return new DomainError("unavailable", message, { retryAfterSeconds: BUSY_SECONDS }, { cause });
}
