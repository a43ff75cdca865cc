import { BRAND } from "@dupewise/domain/brand";
import type { Permits, Resolve } from "../fetch/address-policy.ts";
import { permitsPublicWeb } from "../fetch/address-policy.ts";
import { fetchPage } from "../fetch/fetch-page.ts";
import { createGuardedAgent } from "../fetch/guarded-agent.ts";
import { type ImageCache, createImageCache, type ProductImage } from "./image-cache.ts";
import { MAX_PIXELS, readPixelCount } from "./read-pixel-count.ts";
import { detectRasterType } from "./detect-raster-type.ts";
import { resolveByDns } from "../fetch/resolve-by-dns.ts";

export interface ImageReaderOptions {
  userAgent?: string;
  resolve?: Resolve;
  permits?: Permits;
  /** The time limit from the request to the last byte, in milliseconds. */
  deadlineMs?: number;
  cache?: ImageCache;
}

export interface ImageReader {
  /** Fetches a product's image. Returns null when there is none to show, and throws only when closed. */
  readImage: (url: string) => Promise<ProductImage | null>;
  close: () => Promise<void>;
}

const MOST_BYTES = 4 * 1024 * 1024;
const DEADLINE_MS = 8_000;
const SAID_TYPE = /^\s*(image\/|application\/octet-stream\b|binary\/octet-stream\b)/i;

/**
 * Creates a reader that fetches images under the same URL policy as pages. Concurrent requests for the same image share
 * one fetch.
 */
export function createImageReader(options: ImageReaderOptions = {}): ImageReader {
  const { resolve = resolveByDns, permits = permitsPublicWeb, deadlineMs = DEADLINE_MS } = options;
  const { userAgent = `${BRAND}/0.1 (+one picture for one shopper who asked for it)` } = options;
  const agent = createGuardedAgent({ resolve, permits, maxBytes: MOST_BYTES });
  const cache = options.cache ?? createImageCache({ now: Date.now });

  async function fetchImage(url: string): Promise<ProductImage | null> {
    try {
      const { bytes } = await fetchPage(url, {
        agent,
        resolve,
        permits,
        userAgent,
        accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
        accepts: SAID_TYPE,
        limits: { maxBytes: MOST_BYTES, maxDecodedBytes: MOST_BYTES },
        signal: AbortSignal.timeout(deadlineMs),
      });
      const type = bytes && detectRasterType(bytes);
      if (!bytes || !type || (readPixelCount(type, bytes) ?? 0) > MAX_PIXELS) return null;
      return { type, bytes };
    } catch {
      // Whatever went wrong, a page shows a drawing instead.
      return null;
    }
  }

  return { readImage: (url) => cache.get(url, () => fetchImage(url)), close: () => agent.destroy() };
}
