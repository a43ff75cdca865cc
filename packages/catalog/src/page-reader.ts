import type { Product } from "@dupewise/domain/product";
import type { Permits, Resolve } from "./address-policy.ts";
import type { ExtractionTask } from "./extraction/extraction-pool.ts";
import { decodeHtml } from "./extraction/decode-html.ts";
import type { FetchOptions } from "./fetch/fetch-page.ts";
import { fetchPage } from "./fetch/fetch-page.ts";
import { guardedAgent } from "./fetch/guarded-agent.ts";
import { politeness } from "./fetch/politeness.ts";
import { ReadFailure } from "./fetch/read-failure.ts";
import { robotsRules } from "./fetch/robots.ts";
import type { Reading } from "./product-cache.ts";

export interface PageReaderOptions {
  userAgent: string;
  resolve: Resolve;
  permits: Permits;
  now: () => number;
  pause: (ms: number) => Promise<void>;
  extract: (task: ExtractionTask) => Promise<Product>;
}

export interface PageReader {
  /** Fetches and reads one page; `held` is an older reading that a 304 makes fresh again. Throws on any failure. */
  read: (url: string, held: Reading | null, signal: AbortSignal) => Promise<Reading>;
  close: () => Promise<void>;
}

const PAGE_LIMITS = { maxBytes: 2 * 1024 * 1024, maxDecodedBytes: 8 * 1024 * 1024 };
const ROBOTS_LIMITS = { maxBytes: 512 * 1024, maxDecodedBytes: 512 * 1024 };
const ROBOTS_DEADLINE_MS = 4_000;
const WEB_PAGE = /^\s*(text\/html|application\/xhtml\+xml|text\/plain|application\/xml|text\/xml|application\/json)\b/i;

/** Reads pages from the network: policy, robots.txt, one request at a time for a host, then extraction. */
export function pageReader({ userAgent, resolve, permits, now, pause, extract }: PageReaderOptions): PageReader {
  const agent = guardedAgent({ resolve, permits, maxBytes: PAGE_LIMITS.maxBytes });
  const common = { agent, resolve, permits, userAgent };
  const polite = politeness(now, pause);
  const robots = robotsRules(fetchRobots, userAgent, now);

  /** A site without a readable robots.txt makes no rules; one that can't be reached has to be asked again. */
  async function fetchRobots(url: string): Promise<string | null> {
    const signal = AbortSignal.timeout(ROBOTS_DEADLINE_MS);
    try {
      const { bytes } = await fetchPage(url, { ...common, signal, limits: ROBOTS_LIMITS, accepts: /^\s*text\/plain/i });
      return bytes === null ? null : decodeHtml(bytes, "charset=utf-8");
    } catch (error) {
      if (error instanceof ReadFailure) return null;
      throw error;
    }
  }

  return {
    read: async (url, held, signal) => {
      const options: FetchOptions = {
        ...common,
        signal,
        limits: PAGE_LIMITS,
        accepts: WEB_PAGE,
        beforeHop: robots.require,
        ...(held?.product && { validators: held }),
      };
      const page = await polite.inTurn(new URL(url).hostname, () => fetchPage(url, options));
      const { etag, lastModified } = page;
      const reading = { readAt: new Date(now()), errorMessage: null, etag, lastModified };
      if (page.bytes === null && held !== null) return { ...reading, product: held.product };
      const bytes = page.bytes ?? new Uint8Array();
      const product = await extract({ bytes, contentType: page.contentType, url: page.url });
      return { ...reading, product: { ...product, url } };
    },
    close: () => agent.destroy(),
  };
}
