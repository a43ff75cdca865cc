import type { Readable } from "node:stream";
import { BRAND } from "@dupewise/domain/brand";
import type { Permits, Resolve } from "./address-policy.ts";
import { permitsPublicWeb } from "./address-policy.ts";
import { header, requestPage } from "./fetch-page.ts";
import { guardedAgent } from "./guarded-agent.ts";
import { decoders } from "./read-body.ts";
import { ReadFailure } from "./read-failure.ts";
import { resolveByDns } from "./resolve-by-dns.ts";
import { refusalOfStatus } from "./status.ts";

/** A file on the web that is read as it comes. */
export interface Download {
  /** Where the redirects ended. */
  url: string;
  /** As they come over the network; null when the server does not say. */
  bytes: number | null;
  /** How many of them have come. */
  received: () => number;
  etag: string | null;
  lastModified: string | null;
  /** Unpacked where the transfer was packed. Throws when the connection breaks or stalls. */
  body: Readable;
}

export interface Downloader {
  /** Throws a `ReadFailure` where the address policy, the server or its answer does not allow it. */
  open: (url: string, signal: AbortSignal) => Promise<Download>;
  close: () => Promise<void>;
}

interface DownloaderOptions {
  userAgent?: string;
  resolve?: Resolve;
  permits?: Permits;
}

/** The largest feeds there are have a tenth of it. */
const MOST_BYTES = 20 * 1024 ** 3;

/** Creates a downloader for files too large for memory; every address passes the policy of pages. */
export function createDownloader(options: DownloaderOptions = {}): Downloader {
  const { userAgent = `${BRAND}/0.1 (+a feed that its operator named)` } = options;
  const { resolve = resolveByDns, permits = permitsPublicWeb } = options;
  const agent = guardedAgent({ resolve, permits, maxBytes: MOST_BYTES });
  return {
    open: async (start, signal) => {
      const { url, answer } = await requestPage(start, { agent, resolve, permits, userAgent, signal, accept: "*/*" });
      const { statusCode, headers, body } = answer;
      const refused = refusalOfStatus(statusCode, header(headers, "retry-after"), header(headers, "cf-mitigated"));
      if (refused) {
        body.on("error", () => undefined).destroy();
        throw refused;
      }
      if (statusCode !== 200) throw new ReadFailure(`the server answers with ${statusCode}`);
      let received = 0;
      body.on("data", (chunk: Buffer) => (received += chunk.length)).pause();
      const unpacked = decoders(header(headers, "content-encoding")).reduce<Readable>((from, decoder) => {
        from.on("error", (error) => decoder.destroy(error));
        return from.pipe(decoder);
      }, body);
      return {
        url,
        bytes: Number(header(headers, "content-length")) || null,
        received: () => received,
        etag: header(headers, "etag") || null,
        lastModified: header(headers, "last-modified") || null,
        body: unpacked,
      };
    },
    close: () => agent.destroy(),
  };
}
