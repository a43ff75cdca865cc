import { createKeyedMutex } from "@dupewise/domain/keyed-mutex";
import type { Reading } from "@dupewise/domain/product/reading";

/** The store of readings by normalized URL, implemented by the database. */
export interface ProductCache {
  get: (url: string) => Promise<Reading | null>;
  put: (url: string, reading: Reading) => Promise<void>;
  /** Runs one task at a time per URL, across all servers. A caller still waiting may be aborted through the signal. */
  withLock: <T>(url: string, task: () => Promise<T>, signal: AbortSignal) => Promise<T>;
}

/** Creates a product cache in memory, for the command line and for tests. */
export function createMemoryCache(): ProductCache {
  const readings = new Map<string, Reading>();
  return {
    get: async (url) => readings.get(url) ?? null,
    put: async (url, reading) => void readings.set(url, reading),
    withLock: createKeyedMutex(),
  };
}
