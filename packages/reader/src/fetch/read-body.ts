import type { Readable } from "node:stream";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import { ReadError } from "./read-error.ts";

/** The limits on the size of a response body. */
export interface BodyLimits {
  /** The maximum number of bytes on the wire. */
  maxBytes: number;
  /** The maximum number of bytes after decompression. */
  maxDecodedBytes: number;
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};
const TOO_LARGE = "the page is too large to read";

/**
 * Reads and decompresses a response body within the limits. Throws a `ReadError` when the body exceeds them or its
 * encoding is unknown, and the decoder's error when it is corrupt.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  limits: BodyLimits,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  // One growing buffer: a body of a million one-byte chunks would take a hundred times its size as chunks.
  const held = new ArrayBuffer(0, { maxByteLength: limits.maxDecodedBytes });
  const meter = counter(limits.maxBytes, (push, chunk) => push(chunk));
  const sink = counter(limits.maxDecodedBytes, (_push, chunk) => {
    const offset = held.byteLength;
    held.resize(offset + chunk.byteLength);
    new Uint8Array(held).set(chunk, offset);
  });
  await pipeline([body, meter, ...createDecoders(contentEncoding), sink.resume()], { signal });
  return new Uint8Array(held.slice());
}

/** Passes each chunk on to `use` until the bytes exceed the cap. */
function counter(maxBytes: number, use: (push: (chunk: Uint8Array) => void, chunk: Uint8Array) => void): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > maxBytes) return done(new ReadError(TOO_LARGE));
      use((passed) => this.push(passed), chunk);
      done();
    },
  });
}

/**
 * Creates the streams that decompress a body. The header lists the encodings in the order in which they were applied,
 * so the last one is undone first. Throws a `ReadError` for an unknown encoding, or for more than two.
 */
export function createDecoders(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const applied = names.filter((name) => name !== "" && name !== "identity");
  if (applied.length > 2) throw new ReadError("the page is compressed in a way that can't be read");
  return applied.reverse().map((name) => {
    const decoder = DECODERS[name];
    if (decoder === undefined) throw new ReadError("the page is compressed in a way that can't be read");
    return decoder();
  });
}
