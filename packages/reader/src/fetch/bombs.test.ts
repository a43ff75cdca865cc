import type { Socket } from "node:net";
import { BOMBS } from "@dupewise/testing/shop/bombs";
import { buildConnector } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { serve } from "../testing/serve.ts";
import { fetchPage } from "./fetch-page.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { toReadError } from "./read-error.ts";

const MEBIBYTE = 2 ** 20;
const LIMITS = { maxBytes: 2 * MEBIBYTE, maxDecodedBytes: 8 * MEBIBYTE };
/** The most that one read from a socket returns. */
const ONE_READ = 64 * 1024;

const TOO_LARGE = /too large/;
const REASONS: Readonly<Record<string, RegExp>> = {
  "another type without end": /there is no web page/,
  "a refusal without end": /there is no page/,
  "a redirect without end": /only http and https/,
  "more than was announced": /of 10 bytes/,
};

/** A shop that always sends this response, and a client that records its sockets. */
async function visiting(answer: (typeof BOMBS)[string]) {
  const shop = await serve((_, response) => answer(response));
  const sockets: Socket[] = [];
  const connector: typeof buildConnector = (options) => {
    const open = buildConnector(options);
    return (target, callback) =>
      open(target, (...result) => {
        if (result[1] !== null) sockets.push(result[1]);
        callback(...result);
      });
  };
  const network = { resolve: async () => ["127.0.0.1"], permits: () => true };
  const agent = createGuardedAgent({ maxBytes: 2 ** 21, ...network, connector });
  onTestFinished(async () => {
    await agent.destroy();
    await shop.close();
  });
  const options = { ...network, agent, userAgent: "Dupewise/test", limits: LIMITS, accepts: /^text\/html/ };
  const visit = async () => {
    const { signal } = new AbortController();
    const { bytes } = await fetchPage(`http://shop.example:${shop.port}/`, { ...options, signal });
    return bytes?.byteLength ?? 0;
  };
  return { visit, bytesRead: () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0) };
}

it.each(Object.entries(BOMBS))("stops reading an oversized response at the limit: %s", async (name, answer) => {
  const { visit, bytesRead } = await visiting(answer);
  const outcome = await visit().then(
    (length) => `a page of ${length} bytes`,
    (error: unknown) => toReadError(error).message,
  );
  expect(outcome).toMatch(REASONS[name] ?? TOO_LARGE);
  expect(bytesRead()).toBeLessThanOrEqual(LIMITS.maxBytes + ONE_READ);
});

it("counts bytes per response, not per connection", async () => {
  const page = "x".repeat(1.5 * MEBIBYTE);
  const { visit, bytesRead } = await visiting(
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end(page),
  );
  for (let time = 0; time < 3; time++) expect(await visit()).toBe(page.length);
  expect(bytesRead()).toBeGreaterThan(3 * page.length);
});
