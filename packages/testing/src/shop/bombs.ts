import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";

type Answer = (response: ServerResponse) => void;

const HTML = { "content-type": "text/html" };
const MEGABYTE = 2 ** 20;
const PIECE = "x".repeat(65_536);
const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

/** Compresses fifty megabytes of zeros to a few kilobytes. */
const packed =
  (encoding: string, pack: (bytes: Buffer) => Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { ...HTML, "content-encoding": encoding }).end(pack(Buffer.alloc(50 * MEGABYTE, " ")));
/** The best quality would take seconds. */
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** A response whose body continues for as long as the client reads it. */
const endless =
  (status: number, headers: Record<string, string | number> = HTML): Answer =>
  (response) =>
    send(response.writeHead(status, headers), PIECE);

/** Sends raw bytes: a beginning, followed by a number of chunks or by endless ones. */
const raw =
  (start: string, piece: string, count = Infinity): Answer =>
  ({ socket }) => {
    if (socket === null) return;
    socket.on("error", () => undefined).write(start);
    send(socket, piece, count);
  };

function send(stream: Writable, piece: string, count = Infinity): void {
  let left = count;
  const more = () => {
    while (!stream.destroyed && left-- > 0 && stream.write(piece));
    if (left > 0) stream.once("drain", more);
  };
  more();
}

/**
 * Responses that decompress to a huge size, are too large, violate the protocol, or never end. A reader must abort all
 * of them.
 */
export const BOMBS: Readonly<Record<string, Answer>> = {
  gzip: packed("gzip", gzipSync),
  deflate: packed("deflate", deflateSync),
  brotli: packed("br", brotli),
  zstd: packed("zstd", zstdCompressSync),
  "gzip in gzip": packed("gzip, gzip", (bytes) => gzipSync(gzipSync(bytes))),
  "zstd in brotli": packed("zstd, br", (bytes) => brotli(zstdCompressSync(bytes))),
  "concatenated gzip members": packed("gzip", (bytes) =>
    Buffer.concat(Array<Buffer>(50).fill(gzipSync(bytes.subarray(0, MEGABYTE)))),
  ),
  "50 MB, announced": endless(200, { ...HTML, "content-length": 50 * MEGABYTE }),
  "50 MB, until the connection ends": raw(`${HEAD}Connection: close\r\n\r\n`, PIECE, 800),
  "chunks without end": endless(200),
  "small chunks without end": raw(CHUNKED, "1\r\nx\r\n".repeat(10_000)),
  "chunk extensions without end": raw(`${CHUNKED}1;`, PIECE),
  "trailers without end": raw(`${CHUNKED}1\r\nx\r\n0\r\n`, `X-Trailer: ${"x".repeat(1_000)}\r\n`.repeat(64)),
  "a header without end": raw(`${HEAD}X-Header: `, PIECE),
  "headers without end": raw(HEAD, "X-Header: x\r\n".repeat(5_000)),
  "hints before the answer without end": raw("", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(1_000)),
  "another type without end": endless(200, { "content-type": "video/mp4" }),
  "a refusal without end": endless(404),
  "a redirect without end": endless(302, { ...HTML, location: "ftp://example.com/" }),
  "more than was announced": raw(`${HEAD}Content-Length: 10\r\n\r\n`, PIECE),
};
