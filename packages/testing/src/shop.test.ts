import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import PAGES from "./shop/pages.json" with { type: "json" };
import { startShop, type Shop } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const get = (path: string, init?: RequestInit) => fetch(shop.url + path, { redirect: "manual", ...init });

describe("the shop", () => {
  it.each(Object.entries(PAGES))(
    "serves a page with the requested status and no unfilled placeholder: %s",
    async (_, page) => {
      const response = await get(page.path);
      const body = await response.text();
      expect(response.status).toBe("status" in page ? page.status : 200);
      expect(body).not.toContain("{{");
      if (page.file.endsWith(".json")) expect(JSON.parse(body)).toBeTypeOf("object");
    },
  );

  it("serves structured data that is valid JSON", async () => {
    for (const page of ["designerCoat", "affordableCoat", "affordableDress", "trainers"] as const) {
      const html = await (await fetch(shop.link(page))).text();
      const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)!;
      expect(JSON.stringify(JSON.parse(json!))).toContain('"Product');
    }
  });

  it("fills in the origin that its pages are served from", async () => {
    expect(await (await fetch(shop.link("designerDress"))).text()).toContain(`${shop.url}/linnet-vale/silk-slip-dress`);
  });

  it("serves a 404 page for unknown paths", async () => {
    const response = await get("/nowhere");
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("can’t find")]);
  });

  it("tells crawlers not to visit /private/", async () => {
    expect(await (await get("/robots.txt")).text()).toMatch(/^Disallow: \/private\/$/m);
  });
});

describe("the shop's redirects", () => {
  it.each([
    ["/redirect/coat", "/maison-aurelle/belted-wrap-coat"],
    ["/redirect/metadata", "http://169.254.169.254/latest/meta-data/"],
    ["/redirect/loopback", "http://127.0.0.1:1/admin"],
  ])("lead from %s to %s", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([302, location]);
  });
});

describe("the shop's images", () => {
  it("show a garment in the requested color", async () => {
    const response = await get("/images/coat.svg?fill=c19a6b");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(await response.text()).toContain('fill="#c19a6b"');
  });

  it("are valid PNGs", async () => {
    const bytes = Buffer.from(await (await get("/images/swatch.png")).arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    const at = bytes.indexOf("IDAT");
    expect(inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))).toHaveLength(64 * 65);
  });
});

describe("hostile routes", () => {
  it("delay the response headers by the requested time", async () => {
    await expect(get("/slow/header?ms=60000", { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
    expect((await get("/slow/header?ms=1")).status).toBe(200);
  });

  it("send the page slowly, in the requested number of chunks", async () => {
    const dripped = await (await get("/slow/drip?ms=1&chunks=5")).text();
    expect(dripped).toBe(await (await fetch(shop.link("designerCoat"))).text());
  });

  it("drop the connection in the middle of a page", async () => {
    const response = await get("/dropped");
    await expect(response.text()).rejects.toThrow();
  });

  it("send a windows-1252 page that declares its encoding only in its markup", async () => {
    const response = await get("/charset/meta");
    expect(response.headers.get("content-type")).toBe("text/html");
    const bytes = await response.arrayBuffer();
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toThrow();
    expect(new TextDecoder("windows-1252").decode(bytes)).toMatch(/Chemise à col montant – Étoffe[\s\S]*129,00 €/);
  });

  it("send a UTF-8 page labeled as Latin-1", async () => {
    const response = await get("/charset/mislabeled");
    expect(response.headers.get("content-type")).toContain("iso-8859-1");
    expect(new TextDecoder("utf-8", { fatal: true }).decode(await response.arrayBuffer())).toContain("Algérie");
  });

  it("send a decompression bomb", async () => {
    const response = await get("/bomb?mb=3");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.arrayBuffer()).toHaveProperty("byteLength", 3 * 2 ** 20);
  });
});

describe("a separate shop", () => {
  it("records the paths and headers of the requests it receives, in order", async () => {
    const own = await startShop();
    await fetch(`${own.url}/robots.txt`, { headers: { "user-agent": "reader/1" } });
    await fetch(`${own.url}/?page=2`);
    expect(own.requests.map((request) => request.path)).toEqual(["/robots.txt", "/?page=2"]);
    expect(own.requests[0]!.headers["user-agent"]).toBe("reader/1");
    await own.close();
    await expect(fetch(own.url)).rejects.toThrow();
  });

  it("closes even while a reader is still waiting", async () => {
    const own = await startShop();
    const waiting = fetch(`${own.url}/slow/never`);
    waiting.catch(() => undefined);
    await expect.poll(() => own.requests.length).toBe(1);
    await own.close();
    await expect(waiting).rejects.toThrow();
  });
});
