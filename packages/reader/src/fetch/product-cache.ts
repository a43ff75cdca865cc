import { createKeyedMutex } from "@dupewise/domain/keyed-mutex";
import type { UrlReading } from "@dupewise/domain/product/reading";

/** A store of readings, keyed by normalized URL. The database implements it. */
export interface ProductCache {
  get: (url: string) => Promise<UrlReading | null>;
  put: (url: string, reading: UrlReading) => Promise<void>;
  /** Runs one task at a time per URL, across all servers. The signal ends the wait of a caller still in line. */
  withLock: <T>(url: string, task: () => Promise<T>, signal: AbortSignal) => Promise<T>;
}

/** Creates a product cache in memory, for the command line and for tests. */
export function createMemoryCache(): ProductCache {
  const readings = new Map<string, UrlReading>();
  return {
    get: async (url) => readings.get(url) ?? null,
    put: async (url, reading) => void readings.set(url, reading),
    withLock: createKeyedMutex(),
  };
}
