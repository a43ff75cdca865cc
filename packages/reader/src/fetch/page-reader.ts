import type { UrlReading } from "@dupewise/domain/product/reading";
import type { Permits, Resolve } from "./address-policy.ts";
import type { ExtractionPool } from "../extraction/extraction-pool.ts";
import { decodeHtml } from "../extraction/decode-html.ts";
import type { QueuedCaller } from "./fair-scheduler.ts";
import type { FetchOptions } from "./fetch-page.ts";
import { fetchPage } from "./fetch-page.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { createPolitenessLimiter, type ShopTurns } from "./politeness.ts";
import { ReadError } from "./read-error.ts";
import { createRobotsChecker } from "./robots-checker.ts";
import { rejectOnAbort } from "./reject-on-abort.ts";

export interface PageReaderOptions {
  userAgent: string;
  resolve: Resolve;
  permits: Permits;
  now: () => number;
  pause: (ms: number) => Promise<void>;
  turns?: ShopTurns | undefined;
  extract: ExtractionPool["extract"];
  /** The time limit from the host's turn to the last byte, redirects included, in milliseconds. */
  fetchMs: number;
}

export interface PageReader {
  /** Fetches and reads one page; `held` is an older reading that a 304 renews. Throws on any failure. */
  read: (url: string, held: UrlReading | null, asker: QueuedCaller) => Promise<UrlReading>;
  close: () => Promise<void>;
}

const PAGE_LIMITS = { maxBytes: 2 * 1024 * 1024, maxDecodedBytes: 8 * 1024 * 1024 };
const ROBOTS_LIMITS = { maxBytes: 512 * 1024, maxDecodedBytes: 512 * 1024 };
const ROBOTS_DEADLINE_MS = 4_000;
const WEB_PAGE = /^\s*(text\/html|application\/xhtml\+xml|text\/plain|application\/xml|text\/xml|application\/json)\b/i;

/**
 * Creates a reader of web pages that extracts the product from each. The reader obeys the URL policy and robots.txt,
 * and sends each host one request at a time.
 */
export function createPageReader({
  userAgent,
  resolve,
  permits,
  now,
  pause,
  turns,
  extract,
  fetchMs,
}: PageReaderOptions): PageReader {
  const agent = createGuardedAgent({ resolve, permits, maxBytes: PAGE_LIMITS.maxBytes });
  const common = { agent, resolve, permits, userAgent };
  const polite = createPolitenessLimiter(now, pause, turns);
  const robots = createRobotsChecker(fetchRobots, userAgent, now);

  /** A site without a readable robots.txt has no rules; an unreachable one has to be asked again. */
  async function fetchRobots(url: string): Promise<string | null> {
    const signal = AbortSignal.timeout(ROBOTS_DEADLINE_MS);
    try {
      const { bytes } = await fetchPage(url, { ...common, signal, limits: ROBOTS_LIMITS, accepts: /^\s*text\/plain/i });
      return bytes === null ? null : decodeHtml(bytes, "charset=utf-8");
    } catch (error) {
      if (error instanceof ReadError) return null;
      throw error;
    }
  }

  return {
    read: async (url, held, asker) => {
      const options: Omit<FetchOptions, "signal"> = {
        ...common,
        limits: PAGE_LIMITS,
        accepts: WEB_PAGE,
        beforeHop: robots.require,
        ...(held?.product && { validators: held }),
      };
      const page = await polite.inTurn(new URL(url).hostname, asker, () => {
        const signal = AbortSignal.any([asker.signal, AbortSignal.timeout(fetchMs)]);
        return rejectOnAbort(fetchPage(url, { ...options, signal }), signal);
      });
      const { etag, lastModified } = page;
      const reading = { readAt: new Date(now()), errorMessage: null, etag, lastModified };
      if (page.bytes === null && held !== null) return { ...reading, product: held.product };
      const bytes = page.bytes ?? new Uint8Array();
      const product = await extract({ bytes, contentType: page.contentType, url: page.url }, asker);
      return { ...reading, product: { ...product, url } };
    },
    close: () => agent.destroy(),
  };
}
