import { DomainError } from "@dupewise/domain/errors";
import type { Shop } from "@dupewise/testing/shop";
import { startShop } from "@dupewise/testing/shop";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { serve } from "./testing/serve.ts";
import type { UrlReading } from "@dupewise/domain/product/reading";
import type { ProductCache } from "./fetch/product-cache.ts";
import { createMemoryCache } from "./fetch/product-cache.ts";
import type { ProductReader, ProductReaderOptions } from "./read-product.ts";
import { createProductReader } from "./read-product.ts";

const TOO_LONG = "the shop's website took too long to respond";
const HOUR = 60 * 60 * 1000;
/** A limit that ends what hangs, where its expiry isn't tested: on a busy machine, starting a process takes long. */
const GENEROUS_MS = 900_000;
let shop: Shop;
let kept: Map<string, UrlReading>;
let memory: ProductCache;
let now = Date.UTC(2026, 0, 1);
const cache: ProductCache = {
  get: (url) => memory.get(url),
  put: async (url, reading) => {
    kept.set(url, reading);
    await memory.put(url, reading);
  },
  withLock: (...lock) => memory.withLock(...lock),
};
/** Shared, since starting the process that reads pages takes longer than reading. */
const reader = readerOf({});

beforeEach(async () => {
  shop = await startShop();
  kept = new Map();
  memory = createMemoryCache();
  // The reader's memory of other tests' shops has expired.
  now += 7 * 24 * HOUR;
});
afterEach(() => shop.close());
afterAll(() => reader.close());

function readerOf(options: ProductReaderOptions): ProductReader {
  const permits = (address: string, port: number) => `${address}:${port}` === shop.host;
  return createProductReader({
    cache,
    permits,
    now: () => now,
    fetchMs: GENEROUS_MS,
    deadlineMs: GENEROUS_MS,
    extractionMs: 20_000,
    ...options,
  });
}

const by = (askedBy: string, signal = new AbortController().signal) => ({ askedBy, signal });
const read = (input: string, signal?: AbortSignal) => reader.readProduct(input, by("ada", signal));
const asked = (path: string) => shop.requests.filter((request) => request.path === path).length;

describe("the reader", () => {
  it("reads a single link as a page", async () => {
    const product = await read(` ${shop.link("designerCoat")}?utm_source=mail#top `);
    expect(product).toMatchObject({
      url: shop.link("designerCoat"),
      title: "Belted Wrap Coat",
      brand: "Maison Aurelle",
    });
  });

  it("reads text that states facts as a description, and keeps the link in it without fetching it", async () => {
    const product = await read(`Wrap coat, €190, 100% wool ${shop.link("designerCoat")}`);
    expect(product).toMatchObject({
      url: shop.link("designerCoat"),
      title: "Wrap coat",
      price: { amount: "190", currency: "EUR" },
    });
    expect(shop.requests).toEqual([]);
  });
});

describe("the cached result", () => {
  it("lasts a day, regardless of the link's tracking parameters", async () => {
    await read(shop.link("designerCoat"));
    now += 23 * HOUR;
    await read(`${shop.link("designerCoat")}?gclid=1`);
    expect(asked("/maison-aurelle/belted-wrap-coat")).toBe(1);
    now += 2 * HOUR;
    await read(shop.link("designerCoat"));
    expect(asked("/maison-aurelle/belted-wrap-coat")).toBe(2);
  });

  it("lasts ten minutes if the page could not be read, and includes the reason", async () => {
    const failure = {
      code: "scraping_failed",
      message: `Unable to access ${shop.link("gone")}: there is no page at that address`,
    };
    await expect(read(shop.link("gone"))).rejects.toMatchObject(failure);
    expect(kept.get(shop.link("gone"))).toMatchObject({
      product: null,
      errorMessage: "there is no page at that address",
    });
    now += 9 * 60 * 1000;
    await expect(read(shop.link("gone"))).rejects.toMatchObject(failure);
    expect(asked("/gone")).toBe(1);
    now += 2 * 60 * 1000;
    await expect(read(shop.link("gone"))).rejects.toBeInstanceOf(DomainError);
    expect(asked("/gone")).toBe(2);
  });

  it("is shared by concurrent requests, which fetch the page only once", async () => {
    const products = await Promise.all([1, 2, 3, 4].map(() => read(shop.link("designerCoat"))));
    expect(new Set(products.map(({ title }) => title))).toEqual(new Set(["Belted Wrap Coat"]));
    expect(asked("/maison-aurelle/belted-wrap-coat")).toBe(1);
  });

  it("is reused after a 304 response", async () => {
    const page = "<title>Linen Shirt</title><h1>Linen Shirt</h1><p class=price>$49.00</p>";
    const tags: (string | undefined)[] = [];
    const plain = await serve(({ headers, url }, response) => {
      if (url === "/robots.txt") return void response.writeHead(404).end();
      tags.push(headers["if-none-match"]);
      if (headers["if-none-match"] === '"1"') return void response.writeHead(304).end();
      return void response.writeHead(200, { "content-type": "text/html", etag: '"1"' }).end(page);
    });
    const other = readerOf({ permits: (address, port) => address === "127.0.0.1" && port === plain.port });
    const again = () => other.readProduct(`http://127.0.0.1:${plain.port}/p`, by("ada"));
    await again();
    now += 25 * HOUR;
    expect(await again()).toMatchObject({ title: "Linen Shirt", price: { amount: "49.00" } });
    expect(tags).toEqual([undefined, '"1"']);
    await other.close();
    await plain.close();
  });
});

describe("a link surrounded by words", () => {
  it("is fetched and read as a page", async () => {
    const product = await read(`Look at this coat ${shop.link("designerCoat")} !`);
    expect(product).toMatchObject({ title: "Belted Wrap Coat", url: shop.link("designerCoat") });
  });
});

describe("pages that cannot be read", () => {
  it.each([
    ["/private/sample-sale-coat", "the shop asks programs not to read this page"],
    ["/blocked", "the shop does not let programs read this page"],
    ["/challenge", "the shop only lets people in, not programs"],
    ["/broken", "the shop's website is having technical problems"],
    ["/", "“Arcade of small shops” is not about a single product: open the one you mean and use its page"],
    ["/deep?depth=100000", "there is no product on that page"],
    ["/huge?mb=10", "the page is too large to read"],
    ["/bomb?mb=50", "the page is too large to read"],
    ["/dropped", "the shop's website closed the connection"],
    ["/not-a-page.pdf", "there is no web page at that address"],
    ["/redirect/loop", "the page keeps redirecting visitors"],
    ["/redirect/metadata", "the address does not lead to a public website"],
    ["/redirect/mapped", "the address does not lead to a public website"],
    ["/redirect/file", "only http and https addresses can be read"],
    ["/redirect/login", "the address contains a user name or password"],
  ])("are reported with the reason: %s", async (path, reason) => {
    await expect(read(shop.url + path)).rejects.toMatchObject({
      code: "scraping_failed",
      message: `Unable to access ${shop.url}${path}: ${reason}`,
    });
  });

  it("include pages that robots.txt disallows", async () => {
    await expect(read(shop.link("private"))).rejects.toThrow();
    expect(shop.requests.map(({ path }) => path)).toEqual(["/robots.txt"]);
  });

  it("include pages at private addresses by default", async () => {
    const strict = createProductReader();
    await expect(strict.readProduct(shop.link("designerCoat"), by("ada"))).rejects.toThrow(
      "the address does not lead to a public website",
    );
    expect(shop.requests).toEqual([]);
    await strict.close();
  });
});

it("starts the time limit of a fetch only when the page leaves the queue", async () => {
  const hasty = readerOf({ fetchMs: 5_000 });
  const links = [`${shop.url}/slow/never`, shop.link("designerCoat")];
  const [first, second] = await Promise.allSettled(links.map((link) => hasty.readProduct(link, by("ada"))));
  expect(first).toMatchObject({ reason: { message: expect.stringContaining(TOO_LONG) } });
  expect(second).toMatchObject({ value: { brand: "Maison Aurelle" } });
  await hasty.close();
});

describe("the time limits", () => {
  it.each(["/slow/never", "/slow/drip?ms=100&chunks=1000"])(
    "abort the request for %s at the deadline",
    async (path) => {
      const hasty = readerOf({ fetchMs: 400 });
      await expect(hasty.readProduct(shop.url + path, by("ada"))).rejects.toThrow(TOO_LONG);
      await hasty.close();
    },
  );

  it("cause an overload error, which is not cached, when they expire while the page is still queued", async () => {
    const hasty = readerOf({ deadlineMs: 400 });
    const readings = ["ada", "bob"].map((name) => hasty.readProduct(`${shop.url}/slow/never?${name}`, by(name)));
    const busy = { reason: { code: "unavailable", details: { retryAfterSeconds: 10 } } };
    expect(await Promise.allSettled(readings)).toMatchObject([busy, busy]);
    expect(asked("/slow/never?bob")).toBe(0);
    expect(kept.size).toBe(0);
    await hasty.close();
  });

  it("include the time spent waiting for another process that reads the same page", async () => {
    const patient = readerOf({});
    const impatient = readerOf({ deadlineMs: 400 });
    const first = new AbortController();
    const reading = patient.readProduct(`${shop.url}/slow/never`, by("ada", first.signal));
    await expect.poll(() => asked("/slow/never")).toBe(1);
    await expect(impatient.readProduct(`${shop.url}/slow/never`, by("bob"))).rejects.toMatchObject({
      code: "unavailable",
    });
    first.abort(new Error("left the page"));
    await expect(reading).rejects.toThrow("left the page");
    expect(asked("/slow/never")).toBe(1);
    await patient.close();
    await impatient.close();
  });

  it("do not delay a caller who aborts, and the failure is not cached", async () => {
    const caller = new AbortController();
    const reading = read(`${shop.url}/slow/never`, caller.signal);
    setTimeout(() => caller.abort(new Error("left the page")), 50);
    await expect(reading).rejects.toThrow("left the page");
    expect(kept.size).toBe(0);
    await expect(read("a shirt", caller.signal)).rejects.toThrow("left the page");
  });
});

it.each(["/charset/meta", "/charset/mislabeled"])("decodes accented letters on the page %s", async (path) => {
  expect(await read(shop.url + path)).toMatchObject({
    title: "Chemise à col montant",
    price: { amount: "129.00", currency: "EUR" },
  });
});
