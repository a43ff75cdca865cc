import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Reply } from "@dupewise/api/transport/reply";

/** The minimum size of a body to compress. Smaller ones fit into one packet anyway. */
const SMALLEST = 1_024;
/** How long a rejected client may keep sending. */
const UNREAD_MS = 1_000;
/** Images are compressed already. */
const TEXT = /json|^text\//;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const squeeze = {
  br: (content: Uint8Array) => promisify(brotliCompress)(content, BROTLI),
  gzip: (content: Uint8Array) => promisify(gzip)(content),
};

/**
 * Sends a response, compressed if the client accepts compression. Sends a 304 instead if the client's cached copy is
 * current.
 */
export async function sendReply(req: IncomingMessage, res: ServerResponse, reply: Reply): Promise<void> {
  const { status } = reply;
  for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value);
  res.appendHeader("Vary", "Accept-Encoding");
  if (reply.body instanceof ReadableStream) {
    // For proxies too: buffering would deliver chunks too late.
    res.setHeader("X-Accel-Buffering", "no");
    res.writeHead(status);
    if (req.method === "HEAD") {
      await reply.body.cancel();
      res.end();
      return;
    }
    await pipeline(Readable.fromWeb(reply.body), res);
    return;
  }
  const body = typeof reply.body === "string" ? Buffer.from(reply.body) : reply.body;
  if (reply.isCacheable === true && body !== null) {
    const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    res.setHeader("ETag", tag);
    res.setHeader("Cache-Control", "private, no-cache");
    if (req.headers["if-none-match"]?.split(/\s*,\s*/).includes(tag)) {
      res.writeHead(304).end();
      return;
    }
  }
  const isText = TEXT.test(String(res.getHeader("Content-Type")));
  const encoding =
    isText && body !== null && body.length >= SMALLEST ? chooseEncoding(req.headers["accept-encoding"]) : undefined;
  const content = encoding && body !== null ? await squeezeOnce(encoding, body, reply) : (body ?? new Uint8Array());
  if (encoding) res.setHeader("Content-Encoding", encoding);
  if (status !== 204) res.setHeader("Content-Length", content.byteLength);
  if (!req.complete) return endUnread(req, res, { status, content });
  res.writeHead(status).end(req.method === "HEAD" ? undefined : content);
}

/**
 * Responds to a request that was rejected before all of it arrived, and closes its connection, which would otherwise
 * stay open until the timeout. Keeps reading for a moment, because closing a connection while the client is sending
 * discards the response.
 */
async function endUnread(
  req: IncomingMessage,
  res: ServerResponse,
  { status, content }: { status: number; content: Uint8Array },
): Promise<void> {
  res.setHeader("Connection", "close");
  res.writeHead(status).write(content);
  const arrived = finished(req.resume(), { signal: AbortSignal.timeout(UNREAD_MS) });
  await arrived.catch(() => {});
  res.end();
}

function squeezeOnce(
  encoding: keyof typeof squeeze,
  body: Uint8Array,
  { compressedBodies = new Map() }: Reply,
): Promise<Uint8Array> {
  const content = compressedBodies.get(encoding) ?? squeeze[encoding](body);
  compressedBodies.set(encoding, content);
  return content;
}

function chooseEncoding(accepted: string | undefined): keyof typeof squeeze | undefined {
  const names = (accepted ?? "").split(",").flatMap((part) => {
    const [name = "", weight = ""] = part.trim().toLowerCase().split(";");
    return /q=0(?:\.0+)?$/.test(weight.trim()) ? [] : [name];
  });
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : undefined;
}
