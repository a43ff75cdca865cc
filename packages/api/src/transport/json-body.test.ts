import { once } from "node:events";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { DomainError } from "@dupewise/domain/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readJsonText } from "./json-body.ts";

const MOST = 1_000;
const server = createServer((req, res) => {
  readJsonText(req, MOST).then(
    (text) => res.end(text),
    (error: unknown) => res.end(error instanceof DomainError ? error.code : "other"),
  );
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function send(body: Buffer<ArrayBuffer>): Promise<string> {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  return (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body })).text();
}

it("decompresses a gzipped body", async () => {
  expect(await send(gzipSync('{"name":"Ada"}'))).toBe('{"name":"Ada"}');
});

it("rejects a gzipped body that decompresses beyond the limit, and one that isn't valid gzip", async () => {
  expect(await send(gzipSync(JSON.stringify({ name: "x".repeat(10_000_000) })))).toBe("payload_too_large");
  expect(await send(Buffer.from('{"name":"Ada"}'))).toBe("validation_failed");
});
