import { PRODUCT_FAILED_FRESH_MS, PRODUCT_FRESH_MS } from "@dupewise/domain/product/freshness";

/**
 * An image and its media type, which is detected from its content and is one of the raster types that every browser
 * renders.
 */
export interface ProductImage {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ImageCache {
  /** Returns the cached image, or the result of `fetchImage`; concurrent requests share one fetch. */
  get: (url: string, fetchImage: () => Promise<ProductImage | null>) => Promise<ProductImage | null>;
}

interface CacheOptions {
  /** Returns the time in milliseconds. */
  now: () => number;
  /** The maximum size of all images together, in bytes. */
  maxBytes?: number;
}

interface Kept {
  image: Promise<ProductImage | null>;
  until: number;
  bytes: number;
}

const MAX_BYTES = 48 * 1024 * 1024;
/** The size of a URL and its promise, so that failures count too. */
const OVERHEAD_BYTES = 4096;

/** Creates a cache of limited size that keeps the most recently used images. */
export function createImageCache({ now, maxBytes = MAX_BYTES }: CacheOptions): ImageCache {
  const kept = new Map<string, Kept>();

  function makeRoom() {
    let total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [url, { bytes }] of kept) {
      if (total <= maxBytes) return;
      kept.delete(url);
      total -= bytes;
    }
  }

  return {
    get: (url, fetchImage) => {
      const held = kept.get(url);
      if (held && held.until > now()) {
        // The most recently used moves to the end.
        kept.delete(url);
        kept.set(url, held);
        return held.image;
      }
      const entry: Kept = { image: fetchImage(), until: Infinity, bytes: OVERHEAD_BYTES };
      kept.delete(url);
      kept.set(url, entry);
      void entry.image.then((image) => {
        entry.until = now() + (image ? PRODUCT_FRESH_MS : PRODUCT_FAILED_FRESH_MS);
        entry.bytes += image?.bytes.byteLength ?? 0;
        makeRoom();
      });
      return entry.image;
    },
  };
}
