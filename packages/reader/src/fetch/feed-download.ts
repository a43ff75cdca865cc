import type { Readable } from "node:stream";
import { BRAND } from "@dupewise/domain/brand";
import type { Permits, Resolve } from "./address-policy.ts";
import { permitsPublicWeb } from "./address-policy.ts";
import { headerValue, requestPage } from "./fetch-page.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { createDecoders } from "./read-body.ts";
import { ReadError } from "./read-error.ts";
import { resolveByDns } from "./resolve-by-dns.ts";
import { statusProblem } from "./status.ts";

/** A file that is being downloaded, as a stream. */
export interface Download {
  /** The URL after redirects. */
  url: string;
  /** The file's size as sent over the network, in bytes; null when the server doesn't state it. */
  bytes: number | null;
  /** Returns how many of these bytes have arrived so far. */
  received: () => number;
  etag: string | null;
  lastModified: string | null;
  /** The decompressed content. Throws when the connection breaks or stalls. */
  body: Readable;
}

export interface Downloader {
  /** Starts a download. Throws a `ReadError` when the address policy, the server or its response rules it out. */
  open: (url: string, signal: AbortSignal) => Promise<Download>;
  close: () => Promise<void>;
}

interface DownloaderOptions {
  userAgent?: string;
  resolve?: Resolve;
  permits?: Permits;
}

/** Ten times the largest known feeds. */
const MOST_BYTES = 20 * 1024 ** 3;

/**
 * Creates a downloader that streams files too large for memory. The downloader checks every URL against the same policy
 * that applies to page URLs.
 */
export function createDownloader(options: DownloaderOptions = {}): Downloader {
  const { userAgent = `${BRAND}/0.1 (+a feed that its operator named)` } = options;
  const { resolve = resolveByDns, permits = permitsPublicWeb } = options;
  const agent = createGuardedAgent({ resolve, permits, maxBytes: MOST_BYTES });
  return {
    open: async (start, signal) => {
      const { url, response } = await requestPage(start, { agent, resolve, permits, userAgent, signal, accept: "*/*" });
      const { statusCode, headers, body } = response;
      const refused = statusProblem(
        statusCode,
        headerValue(headers, "retry-after"),
        headerValue(headers, "cf-mitigated"),
      );
      if (refused) {
        body.on("error", () => undefined).destroy();
        throw refused;
      }
      if (statusCode !== 200) throw new ReadError(`the server responded with ${statusCode}`);
      let received = 0;
      body.on("data", (chunk: Buffer) => (received += chunk.length)).pause();
      const unpacked = createDecoders(headerValue(headers, "content-encoding")).reduce<Readable>((from, decoder) => {
        from.on("error", (error) => decoder.destroy(error));
        return from.pipe(decoder);
      }, body);
      return {
        url,
        bytes: Number(headerValue(headers, "content-length")) || null,
        received: () => received,
        etag: headerValue(headers, "etag") || null,
        lastModified: headerValue(headers, "last-modified") || null,
        body: unpacked,
      };
    },
    close: () => agent.destroy(),
  };
}
