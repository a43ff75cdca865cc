import { setTimeout as sleep } from "node:timers/promises";
import { BRAND } from "@dupewise/domain/brand";
import { PRODUCT_FAILED_FRESH_MS, PRODUCT_FRESH_MS } from "@dupewise/domain/constants";
import type { Product } from "@dupewise/domain/product";
import { isProductUrl, normaliseProductUrl } from "@dupewise/domain/product-input";
import type { Permits, Resolve } from "./address-policy.ts";
import { permitsPublicWeb } from "./address-policy.ts";
import { describeProduct } from "./describe.ts";
import { extractionPool } from "./extraction/extraction-pool.ts";
import { ReadFailure, asReadFailure, scrapingFailed } from "./fetch/read-failure.ts";
import { pageReader } from "./page-reader.ts";
import type { ProductCache, Reading } from "./product-cache.ts";
import { memoryCache } from "./product-cache.ts";
import { resolveByDns } from "./resolve-by-dns.ts";
import { untilAborted } from "./until-aborted.ts";

export interface ProductReaderOptions {
  /** Truthful, with an address that tells who reads. */
  userAgent?: string;
  resolve?: Resolve;
  /** Which sockets may be opened; the public web on ports 80 and 443 by default. */
  permits?: Permits;
  /** For everything that one address needs, queueing and redirects included. */
  deadlineMs?: number;
  cache?: ProductCache;
  now?: () => number;
}

export interface ProductReader {
  /** Reads a link's page or describes a pasted text. Throws DomainError `scraping_failed`, or the signal's reason. */
  readProduct: (input: string, options: { signal: AbortSignal }) => Promise<Product>;
  close: () => Promise<void>;
}

/** A server that is on the internet names its own address instead: "Dupewise/0.1 (+https://…)". */
const DEFAULT_USER_AGENT = `${BRAND}/0.1 (+one page for one shopper who asked for it)`;
const DEFAULT_DEADLINE_MS = 15_000;
const EXTRACTION_LIMITS = { timeMs: 2_000, memoryMb: 256 };

/** Wires cache, fetch and extraction into the one way of reading a product. */
export function createProductReader(options: ProductReaderOptions = {}): ProductReader {
  const { cache = memoryCache(), now = Date.now, deadlineMs = DEFAULT_DEADLINE_MS } = options;
  const extraction = extractionPool(EXTRACTION_LIMITS);
  const pages = pageReader({
    userAgent: options.userAgent ?? DEFAULT_USER_AGENT,
    resolve: options.resolve ?? resolveByDns,
    permits: options.permits ?? permitsPublicWeb,
    now,
    pause: (ms) => sleep(ms, undefined, { ref: false }),
    extract: extraction.extract,
  });

  async function readUrl(url: string, signal: AbortSignal): Promise<Product> {
    const held = await cache.get(url);
    if (held !== null && isFresh(held)) return told(url, held);
    return cache.withLock(url, async () => {
      const latest = await cache.get(url);
      if (latest !== null && isFresh(latest)) return told(url, latest);
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      try {
        const reading = await untilAborted(pages.read(url, latest, deadline), deadline);
        await cache.put(url, reading);
        return told(url, reading);
      } catch (error) {
        if (signal.aborted) throw error;
        const failure = asReadFailure(error);
        await cache.put(url, failed(failure.message, now()));
        throw scrapingFailed(url, failure);
      }
    });
  }

  function isFresh(reading: Reading): boolean {
    const freshMs = reading.product === null ? PRODUCT_FAILED_FRESH_MS : PRODUCT_FRESH_MS;
    return now() - reading.readAt.getTime() < freshMs;
  }

  return {
    readProduct: async (input, { signal }) => {
      signal.throwIfAborted();
      return isProductUrl(input) ? readUrl(normaliseProductUrl(input), signal) : describeProduct(input);
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
