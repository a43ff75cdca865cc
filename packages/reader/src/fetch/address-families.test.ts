import { buildConnector, request } from "undici";
import { expect, it } from "vitest";
import { checkUrl, permitsPublicWeb } from "./address-policy.ts";
import { fetchPage } from "./fetch-page.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { HOSTILE_URLS, PRIVATE_ADDRESSES, PUBLIC_URLS } from "../testing/hostile-addresses.ts";
import { serve } from "../testing/serve.ts";

/** Each redirect is a real request, so this takes only a sample of every family. */
const EVERY = 11;
const PUBLIC = async () => ["93.184.215.14"];

it("rejects every private address in any notation, regardless of what the resolver returns", async () => {
  expect(HOSTILE_URLS.length).toBeGreaterThan(5000);
  const allowed: string[] = [];
  for (const url of HOSTILE_URLS) {
    for (const resolve of [null, PUBLIC]) if ((await checkUrl(url, resolve)).allowed) allowed.push(url);
  }
  expect(allowed).toEqual([]);
});

it("rejects a host name that resolves to a private address, even if it also resolves to a public one", async () => {
  expect(PRIVATE_ADDRESSES.filter((address) => permitsPublicWeb(address, 443))).toEqual([]);
  for (const address of PRIVATE_ADDRESSES) {
    const { allowed } = await checkUrl("https://shop.example.com/", async () => ["93.184.215.14", address]);
    expect([address, allowed]).toEqual([address, false]);
  }
});

it("allows the URLs of public shops", async () => {
  for (const url of PUBLIC_URLS) expect([url, (await checkUrl(url, PUBLIC)).allowed]).toEqual([url, true]);
});

it("opens no socket to a private address, whether it is reached directly, by name or by redirect", async () => {
  const opened: string[] = [];
  const recording: typeof buildConnector = (options) => {
    const open = buildConnector(options);
    return (target, callback) => {
      opened.push(target.hostname);
      open(target, callback);
    };
  };
  const shop = await serve(({ url = "" }, response) => {
    // As servers send it: UTF-8 bytes.
    response.writeHead(302, { location: Buffer.from(decodeURIComponent(url.slice(1))).toString("latin1") }).end();
  });
  const permits = (address: string, port: number) => permitsPublicWeb(address, port) || port === shop.port;
  const resolve = async (host: string) => [host === "shop.example" ? "127.0.0.1" : "10.0.0.1"];
  const agent = createGuardedAgent({ maxBytes: 2 ** 21, resolve, permits, connector: recording });
  const options = {
    agent,
    resolve,
    permits,
    userAgent: "Dupewise/test",
    signal: new AbortController().signal,
    limits: { maxBytes: 1000, maxDecodedBytes: 1000 },
    accepts: /./,
  };
  try {
    for (const [index, url] of HOSTILE_URLS.entries()) {
      const isSent = index % EVERY === 0 && !/\p{Cc}/u.test(url);
      const redirecting = `http://shop.example:${shop.port}/${encodeURIComponent(url)}`;
      if (isSent) await expect(fetchPage(redirecting, options)).rejects.toThrow();
      // The client is safe by itself, even without the preceding policy check.
      if (url.startsWith("http:") && URL.canParse(url)) {
        await expect(request(url, { dispatcher: agent })).rejects.toThrow();
      }
    }
    const private6 = PRIVATE_ADDRESSES.map((address) => async () => [address]);
    for (const answers of private6) {
      const toPrivate = createGuardedAgent({
        maxBytes: 2 ** 21,
        resolve: answers,
        permits: permitsPublicWeb,
        connector: recording,
      });
      await expect(request("http://shop.example.com/", { dispatcher: toPrivate })).rejects.toThrow();
      await toPrivate.destroy();
    }
  } finally {
    await agent.destroy();
    await shop.close();
  }
  expect(new Set(opened)).toEqual(new Set(["shop.example"]));
});
