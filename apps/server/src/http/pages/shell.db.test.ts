import { connect as open } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { startApi } from "../../testing/start-api.ts";

const TEXTS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const LISTS = [
  "/api/comparisons",
  "/api/email-notifications",
  "/api/trpc/history.list",
  "/api/trpc/notifications.list",
];

/** As sent over the network, still compressed. */
function raw(url: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(new URL(path, url), { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

/** Returns the server's response to raw bytes on a socket. */
function talk(url: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let said = "";
    const socket = open(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
    socket.on("error", () => {});
    socket.on("close", () => resolve(said));
  });
}

async function started(environment: Record<string, string> = {}) {
  const api = await startApi(environment);
  const cookie = await api.signUp("ada@example.com");
  await api.call("POST", "/api/comparisons", { cookie, body: TEXTS });
  return { ...api, cookie };
}

describe("the server's responses", () => {
  it("are compressed for clients that support compression, without changing the content", async () => {
    const { url, cookie } = await started();
    const plain = await raw(url, "/api/comparisons", { cookie });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const br = await raw(url, "/api/comparisons", { cookie, "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    const gzip = await raw(url, "/api/trpc/history.list", { cookie, "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(gzip.body).toString()).toContain('"items"');
    expect(gzip.headers.vary).toContain("Accept-Encoding");
    expect(gzip.body.length).toBeLessThan(gunzipSync(gzip.body).length / 2);
  });

  it.each(LISTS)("have status 304 as long as the list at %s is unchanged", async (path) => {
    const { url, cookie, call } = await started();
    const { etag = "", ...headers } = (await raw(url, path, { cookie })).headers;
    expect(headers["cache-control"]).toBe("private, no-cache");
    const again = await raw(url, path, { cookie, "if-none-match": String(etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await call("POST", "/api/comparisons", { cookie, body: TEXTS });
    await call("POST", "/api/email-notifications", { cookie, body: { productName: "Coat", manufacturer: "Maison" } });
    expect((await raw(url, path, { cookie, "if-none-match": String(etag) })).status).toBe(200);
  });

  it("forbid caching if they contain personal data", async () => {
    const { url, cookie } = await started();
    for (const path of ["/api/user", "/api/trpc/auth.me", "/api/auth/export"]) {
      const { headers } = await raw(url, path, { cookie });
      expect([path, headers["cache-control"], headers.etag]).toEqual([path, "no-store", undefined]);
    }
  });
});

describe("the API documentation", () => {
  it("is served to programs and to people, without third-party requests", async () => {
    const { url, call } = await started();
    expect((await call("GET", "/api/openapi.json")).body).toMatchObject({ openapi: "3.1.0" });
    const page = await fetch(new URL("/api/docs", url));
    expect((await fetch(new URL("/api/docs", url), { method: "HEAD" })).status).toBe(200);
    const html = await page.text();
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(html).toContain("POST /api/comparisons/{id}/rerun");
    expect(html).not.toMatch(/<script|<style|style=|(?:src|href)="(?!#|\/api\/)/);
    expect((await fetch(new URL("/api/docs/style.css", url))).headers.get("content-type")).toContain("text/css");
  });
});

describe("the metrics route", () => {
  const TOKEN = "a-long-metrics-token";

  it("serves metrics only to requests with the metrics token", async () => {
    const { url, cookie } = await started({ METRICS_TOKEN: TOKEN });
    const read = (authorization: string) => raw(url, "/metrics", { authorization });
    for (const wrong of ["", "Bearer", `Bearer ${TOKEN}x`, TOKEN]) expect((await read(wrong)).status).toBe(404);
    await raw(url, "/api/comparisons", { cookie });
    await raw(url, "/api/no-such-path-1", {});
    const text = (await read(`Bearer ${TOKEN}`)).body.toString();
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/comparisons",status="200"\} 1/);
    expect(text).toContain('route="other",status="404"');
    expect(text).not.toContain("no-such-path");
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
  });

  it("serves no metrics if no token is configured", async () => {
    const { url } = await started();
    expect((await raw(url, "/metrics", { authorization: "Bearer undefined" })).status).toBe(404);
  });
});

describe("misbehaving clients", () => {
  const post = (headers: string) =>
    `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;

  it("get 408 for a request that is sent too slowly", async () => {
    const { url, call } = await started({ REQUEST_TIMEOUT_MS: "300" });
    expect(await talk(url, `${post("Content-Length: 1000")}{"email"`)).toMatch(/^HTTP\/1.1 408/);
    expect(await talk(url, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow")).toMatch(/^HTTP\/1.1 408/);
    expect((await call("GET", "/healthz")).status).toBe(200);
  });

  it("get 413 for a chunked body that grows too large", async () => {
    // Until then the server waits for the rest of a rejected body.
    const { url } = await started({ REQUEST_TIMEOUT_MS: "1000" });
    for (const path of ["/api/login", "/api/trpc/auth.login"]) {
      const body = new ReadableStream({
        start(controller) {
          for (let part = 0; part < 20; part++)
            controller.enqueue(new TextEncoder().encode(`"${"x".repeat(50_000)}",`));
          controller.close();
        },
      });
      const headers = { "content-type": "application/json" };
      const response = await fetch(new URL(path, url), { method: "POST", headers, body, duplex: "half" });
      expect(response.status).toBe(413);
    }
  });

  it("are rejected if they send too many headers or headers that are too long", async () => {
    const { url } = await started();
    const get = (headers: number) => {
      const many = Array.from({ length: headers }, (_, header) => `X-${header}: 1\r\n`).join("");
      return talk(url, `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n`);
    };
    expect(await get(100)).toMatch(/^HTTP\/1.1 200/);
    expect(await get(1000)).toMatch(/^HTTP\/1.1 431/);
    expect(await talk(url, `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/);
  });

  it("are rejected if they batch more than ten procedures", async () => {
    const { url, cookie } = await started();
    const batch = (size: number) => raw(url, `/api/trpc/${Array(size).fill("auth.me").join(",")}?batch=1`, { cookie });
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBe(400);
  });
});

describe("session handling", () => {
  it("extends a session whenever it is used, but ends it after 90 days", async () => {
    const { call, cookie, sql } = await started();
    const user = () => call("GET", "/api/user", { cookie });
    await sql`update sessions set expire = now() + interval '10 days'`;
    expect((await user()).headers.getSetCookie().join()).toContain("session=");
    const [slid] = await sql<{ days: number }[]>`select extract(day from expire - now())::int as days from sessions`;
    expect(slid?.days).toBeGreaterThan(25);
    await sql`update sessions set created_at = now() - interval '91 days'`;
    expect((await user()).status).toBe(401);
    expect(await sql`select from sessions`).toHaveLength(0);
  });

  it("rejects a session that is expired, tampered with or copied from the database", async () => {
    const { call, cookie, sql } = await started();
    const as = async (session: string) => (await call("GET", "/api/user", { cookie: session })).status;
    const [row] = await sql<{ sid: string }[]>`select sid from sessions`;
    expect(await as(`session=${row?.sid}`)).toBe(401);
    expect(await as(`${cookie.slice(0, -1)}${cookie.endsWith("A") ? "B" : "A"}`)).toBe(401);
    await sql`update sessions set expire = now() - interval '1 second'`;
    expect(await as(cookie)).toBe(401);
  });

  it("creates a session with a new ID at every sign-in, and ends the previous one", async () => {
    const { call, cookie } = await started();
    const body = { email: "ada@example.com", password: "lovelace1" };
    const { cookie: next = "" } = await call("POST", "/api/login", { cookie, body });
    expect(next).not.toBe(cookie);
    expect((await call("GET", "/api/user", { cookie })).status).toBe(401);
    expect((await call("GET", "/api/user", { cookie: next })).status).toBe(200);
  });
});
