import { Readable } from "node:stream";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const LIMITS = { maxBytes: 64 * 1024, maxDecodedBytes: 256 * 1024 };
const PACKERS = {
  gzip: gzipSync,
  "x-gzip": gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};

async function read(bytes: Uint8Array, encoding: string): Promise<string> {
  const body = Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]);
  return Buffer.from(await readBody(body, encoding, LIMITS, new AbortController().signal)).toString();
}

describe.each(Object.entries(PACKERS))("a body encoded with %s", (name, pack) => {
  it("is decompressed", async () =>
    expect(await read(pack(Buffer.from("<h1>Écharpe</h1>")), name)).toBe("<h1>Écharpe</h1>"));

  it("is rejected when it decompresses to more than the limit", async () => {
    await expect(read(pack(Buffer.alloc(20 * 1024 * 1024)), name)).rejects.toThrow("the page is too large to read");
  });

  it("is rejected when corrupt", async () => {
    await expect(read(Buffer.from("this was never packed at all"), name)).rejects.toThrow();
  });
});

it("decompresses two layers of compression in order, and rejects a third", async () => {
  const twice = gzipSync(brotliCompressSync(Buffer.from("page")));
  expect(await read(twice, "br, gzip")).toBe("page");
  await expect(read(gzipSync(twice), "br, gzip, gzip")).rejects.toThrow("compressed in a way");
});

it("passes an uncompressed body through, and rejects an unknown encoding", async () => {
  expect(await read(Buffer.from("a plain page"), "identity")).toBe("a plain page");
  await expect(read(Buffer.from("a plain page"), "sdch")).rejects.toThrow("compressed in a way");
});

it("stops reading an endless body soon after the limit", async () => {
  let sent = 0;
  const endless = Readable.from(
    (async function* () {
      for (;;) {
        sent += 16 * 1024;
        yield Buffer.alloc(16 * 1024);
      }
    })(),
  );
  await expect(readBody(endless, "", LIMITS, new AbortController().signal)).rejects.toThrow("too large");
  expect(sent).toBeLessThan(2 * LIMITS.maxBytes + 256 * 1024);
  expect(endless.destroyed).toBe(true);
});

it("stops reading a slowly arriving body when the signal aborts", async () => {
  const never = new Readable({ read: () => undefined });
  await expect(readBody(never, "gzip", LIMITS, AbortSignal.timeout(20))).rejects.toThrow();
  expect(never.destroyed).toBe(true);
});
