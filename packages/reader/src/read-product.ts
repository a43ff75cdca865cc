import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { BRAND } from "@dupewise/domain/brand";
import { isFresh } from "@dupewise/domain/product/freshness";
import { DomainError } from "@dupewise/domain/errors";
import type { PageInput } from "@dupewise/domain/product/page-input";
import type { Product } from "@dupewise/domain/product/product";
import { linkIn, normaliseProductUrl } from "@dupewise/domain/product/product-input";
import type { Permits, Resolve } from "./fetch/address-policy.ts";
import { permitsPublicWeb } from "./fetch/address-policy.ts";
import { describeProduct } from "./pasted/describe-product.ts";
import type { Asker } from "./fetch/fair-turns.ts";
import { extractionPool } from "./extraction/extraction-pool.ts";
import { ReadFailure, asReadFailure, scrapingFailed } from "./fetch/read-failure.ts";
import { pageReader } from "./fetch/page-reader.ts";
import type { ShopTurns } from "./fetch/politeness.ts";
import type { ProductCache, Reading } from "./fetch/product-cache.ts";
import { memoryCache } from "./fetch/product-cache.ts";
import { resolveByDns } from "./fetch/resolve-by-dns.ts";
import { untilAborted } from "./fetch/until-aborted.ts";

export interface ProductReaderOptions {
  /** Truthful, with an address that tells who reads. */
  userAgent?: string;
  resolve?: Resolve;
  /** Which sockets may be opened; the public web on ports 80 and 443 by default. */
  permits?: Permits;
  /** For fetching one address, from its host's turn to the last byte, redirects included. */
  fetchMs?: number;
  /** For everything that one address needs, waiting for others included. */
  deadlineMs?: number;
  /** For extracting the product from one page that is fetched, or held by the shopper's browser. */
  extractionMs?: number;
  cache?: ProductCache;
  /** Where several servers read pages, what keeps them from asking a shop more often than one would. */
  turns?: ShopTurns;
  now?: () => number;
}

export interface ProductReader {
  /**
   * Reads a link's page or describes a pasted text. Throws DomainError `scraping_failed`, `unavailable` when the time
   * was over because others' pages were read first, or the signal's reason.
   */
  readProduct: (input: string, asker: Asker) => Promise<Product>;
  /**
   * Reads a page that a shopper's own browser holds; nothing is fetched, and nothing of it is kept for others. Throws
   * as `readProduct` does.
   */
  readPage: (page: PageInput, asker: Asker) => Promise<Product>;
  close: () => Promise<void>;
}

/** A server that is on the internet names its own address instead: "Dupewise/0.1 (+https://…)". */
const DEFAULT_USER_AGENT = `${BRAND}/0.1 (+one page for one shopper who asked for it)`;
const FETCH_MS = 15_000;
/** More than a page can take by itself: who is not done by then waited for others. */
const DEADLINE_MS = 25_000;
/**
 * One processor stays free for answering: with two tangled pages at a time on two, everybody's reads waited three times
 * as long.
 */
const PROCESSES = availableParallelism() > 2 ? 2 : 1;
const EXTRACTION_MS = 2_000;
const EXTRACTION_MEMORY_MB = 256;
/** About as long as it takes until pages that others were waiting for are read. */
const BUSY_SECONDS = 10;

/** Combines cache, fetch and extraction into a product reader. */
export function createProductReader(options: ProductReaderOptions = {}): ProductReader {
  const { cache = memoryCache(), now = Date.now, fetchMs = FETCH_MS, deadlineMs = DEADLINE_MS } = options;
  const extraction = extractionPool({
    timeMs: options.extractionMs ?? EXTRACTION_MS,
    memoryMb: EXTRACTION_MEMORY_MB,
    processes: PROCESSES,
  });
  const pages = pageReader({
    userAgent: options.userAgent ?? DEFAULT_USER_AGENT,
    resolve: options.resolve ?? resolveByDns,
    permits: options.permits ?? permitsPublicWeb,
    now,
    pause: (ms) => sleep(ms, undefined, { ref: false }),
    turns: options.turns,
    extract: extraction.extract,
    fetchMs,
  });

  async function readUrl(url: string, { askedBy, signal }: Asker): Promise<Product> {
    const held = await cache.get(url);
    if (held !== null && isFresh(held, now())) return told(url, held);
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const reading = cache.withLock(url, () => readAnew(url, { askedBy, signal: deadline }), deadline);
    try {
      return await untilAborted(reading, deadline);
    } catch (error) {
      if (signal.aborted || !deadline.aborted) throw error;
      throw tooBusy(error);
    }
  }

  async function readAnew(url: string, asker: Asker): Promise<Product> {
    asker.signal.throwIfAborted();
    const latest = await cache.get(url);
    if (latest !== null && isFresh(latest, now())) return told(url, latest);
    let reading: Reading;
    try {
      reading = await pages.read(url, latest, asker);
    } catch (error) {
      // Whoever left, or waited for others until the end, has learnt nothing about the page.
      if (asker.signal.aborted) throw error;
      const failure = asReadFailure(error);
      await cache.put(url, failed(failure.message, now()));
      throw scrapingFailed(url, failure);
    }
    await cache.put(url, reading);
    return told(url, reading);
  }

  return {
    readProduct: async (input, asker) => {
      asker.signal.throwIfAborted();
      const link = linkIn(input);
      return link === null ? describeProduct(input) : readUrl(normaliseProductUrl(link), asker);
    },
    readPage: async ({ url = null, html, text }, asker) => {
      const task = { bytes: Buffer.from(html), contentType: "text/html; charset=utf-8", url };
      try {
        return await extraction.extract(text === undefined ? task : { ...task, text }, asker);
      } catch (error) {
        if (error instanceof ReadFailure) throw scrapingFailed(url ?? "what was pasted", error);
        throw error;
      }
    },
    close: async () => {
      await Promise.all([pages.close(), extraction.close()]);
    },
  };
}

function failed(errorMessage: string, at: number): Reading {
  return { readAt: new Date(at), product: null, errorMessage, etag: null, lastModified: null };
}

/** What a held reading says: the product, or again why there is none. */
function told(url: string, { product, errorMessage }: Reading): Product {
  if (product !== null) return product;
  throw scrapingFailed(url, new ReadFailure(errorMessage ?? "the page could not be read"));
}

function tooBusy(cause: unknown): DomainError {
  const message = "So many pages are being read just now that yours did not get its turn. Please try again in a moment";
  return new DomainError("unavailable", message, { retryAfterSeconds: BUSY_SECONDS }, { cause });
}
