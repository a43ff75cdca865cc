import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serve } from "../testing/serve.ts";
import type { TestServer } from "../testing/serve.ts";
import type { FetchOptions } from "./fetch-page.ts";
import { fetchPage } from "./fetch-page.ts";
import { createGuardedAgent } from "./guarded-agent.ts";

let shop: TestServer;
let handle: Parameters<typeof serve>[0];
let agent: ReturnType<typeof createGuardedAgent>;

beforeEach(async () => {
  shop = await serve((request, response) => handle(request, response));
  const resolve = async () => ["127.0.0.1"];
  const permits = (address: string, port: number) => address === "127.0.0.1" && port === shop.port;
  agent = createGuardedAgent({ maxBytes: 2 ** 21, resolve, permits });
  options = {
    agent,
    resolve,
    permits,
    userAgent: "Dupewise/test",
    signal: new AbortController().signal,
    limits: { maxBytes: 100_000, maxDecodedBytes: 100_000 },
    accepts: /^text\/html/,
  };
});
afterEach(async () => {
  await agent.destroy();
  await shop.close();
});

let options: FetchOptions;
const at = (path: string) => `http://shop.example:${shop.port}${path}`;

it("sends the user agent and the validators of a cached copy, but no cookie", async () => {
  handle = ({ headers }, response) => {
    response.writeHead(200, { "content-type": "text/html", etag: '"2"', "last-modified": "today" });
    response.end(JSON.stringify(headers));
  };
  const page = await fetchPage(at("/"), { ...options, validators: { etag: '"1"', lastModified: "yesterday" } });
  const sent: unknown = JSON.parse(Buffer.from(page.bytes!).toString());
  expect(sent).toMatchObject({
    "user-agent": "Dupewise/test",
    "if-none-match": '"1"',
    "if-modified-since": "yesterday",
  });
  expect(sent).not.toHaveProperty("cookie");
  expect(page).toMatchObject({ status: 200, etag: '"2"', lastModified: "today", url: at("/") });
});

it("returns no body for a 304 response", async () => {
  handle = (_, response) => void response.writeHead(304).end();
  expect(await fetchPage(at("/"), options)).toMatchObject({ status: 304, bytes: null });
});

describe("redirects", () => {
  const redirectTo = (location: string) => {
    handle = ({ url }, response) => {
      if (url === "/end") response.writeHead(200, { "content-type": "text/html" }).end("end");
      else response.writeHead(302, { location }).end();
    };
  };

  it("are followed, including relative ones", async () => {
    redirectTo("/end");
    expect(await fetchPage(at("/start"), options)).toMatchObject({ url: at("/end"), status: 200 });
  });

  it.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://0x7f.1/",
    "file:///etc/passwd",
    "http://user:secret@shop.example/",
    "http://localhost/",
    "gopher://shop.example/",
    "http://shop.example:1/",
    "http://",
  ])("are rejected without opening a socket when they lead to %s", async (location) => {
    redirectTo(location);
    await expect(fetchPage(at("/start"), options)).rejects.toThrow();
    expect(shop.paths).toEqual(["/start"]);
  });

  it("are followed at most five times", async () => {
    const hops = (count: number) => {
      handle = ({ url = "" }, response) => {
        const hop = Number(url.slice(1));
        if (hop < count) response.writeHead(301, { location: `/${hop + 1}` }).end();
        else response.writeHead(200, { "content-type": "text/html" }).end("end");
      };
    };
    hops(5);
    expect((await fetchPage(at("/0"), options)).url).toBe(at("/5"));
    hops(6);
    await expect(fetchPage(at("/0"), options)).rejects.toThrow("keeps redirecting visitors");
  });

  it("can be stopped by the caller before each hop", async () => {
    redirectTo("/end");
    const beforeHop = async ({ pathname }: URL) => {
      if (pathname === "/end") throw new Error("not there");
    };
    await expect(fetchPage(at("/start"), { ...options, beforeHop })).rejects.toThrow("not there");
    expect(shop.paths).toEqual(["/start"]);
  });
});

describe("a response", () => {
  it.each([
    [401, "does not let programs"],
    [403, "does not let programs"],
    [404, "no page at that address"],
    [410, "no page at that address"],
    [418, "did not send a page"],
    [429, "too busy"],
    [500, "technical problems"],
    [503, "too busy"],
  ])("is rejected when its status is %i", async (status, reason) => {
    handle = (_, response) => void response.writeHead(status, { "content-type": "text/html" }).end("x");
    await expect(fetchPage(at("/"), options)).rejects.toThrow(reason);
  });

  it("is rejected with an error that carries the Retry-After delay", async () => {
    handle = (_, response) => void response.writeHead(429, { "retry-after": "120" }).end();
    await expect(fetchPage(at("/"), options)).rejects.toMatchObject({ retryAfterSeconds: 120 });
    handle = (_, response) => void response.writeHead(503, { "retry-after": "whenever" }).end();
    await expect(fetchPage(at("/"), options)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });

  it("is rejected when its content type says that it isn't a web page", async () => {
    handle = (_, response) => void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    await expect(fetchPage(at("/"), options)).rejects.toThrow("no web page");
  });

  it("is rejected when its declared or actual size exceeds the limit", async () => {
    handle = (_, response) =>
      void response.writeHead(200, { "content-type": "text/html", "content-length": 200_000 }).write("x");
    await expect(fetchPage(at("/"), options)).rejects.toThrow("too large");
    handle = (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("x".repeat(200_000));
    await expect(fetchPage(at("/"), options)).rejects.toThrow("too large");
  });

  it("is rejected when it has five thousand headers", async () => {
    handle = (_, response) => {
      for (let i = 0; i < 5_000; i += 1) response.setHeader(`x-header-${i}`, "a value of some length");
      response.end("x");
    };
    await expect(fetchPage(at("/"), options)).rejects.toThrow();
  });

  it("is rejected when its headers or body are still trickling in at the deadline", async () => {
    handle = () => undefined;
    await expect(fetchPage(at("/"), { ...options, signal: AbortSignal.timeout(50) })).rejects.toThrow();
    handle = (_, response) => void response.writeHead(200, { "content-type": "text/html" }).write("<html>");
    await expect(fetchPage(at("/"), { ...options, signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });
});
