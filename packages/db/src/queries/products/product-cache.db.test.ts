import { sql } from "../../drizzle.ts";
import { afterAll, expect, test, vi } from "vitest";
import { productReaders, products } from "../../schema.ts";
import { buildSampleProduct } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createProductCache } from "./product-cache.ts";

// Two servers on one database.
const database = await createTestDatabase();
const { db } = database;
const [cache, elsewhere] = [createProductCache(database), createProductCache(database)];
afterAll(() => database.close());

const { signal } = new AbortController();
const readAt = new Date("2025-02-03T04:05:06.789Z");
const good = { readAt, product: buildSampleProduct(), errorMessage: null, etag: 'W/"1"', lastModified: "yesterday" };
const failed = { readAt, product: null, errorMessage: "the shop refused", etag: null, lastModified: null };

test("returns a cached product until the next read replaces it", async () => {
  const url = "https://shop.example/a";
  expect(await cache.get(url)).toBeNull();
  await cache.put(url, good);
  expect(await elsewhere.get(url)).toEqual(good);
  await cache.put(url, failed);
  expect(await cache.get(url)).toEqual(failed);
  const [row] = await db.select().from(products);
  expect(row).toMatchObject({
    title: "Belted wool coat",
    price: "890.00 EUR",
    scrapingSuccessful: false,
    errorMessage: "the shop refused",
  });
});

test("caches pages with characters that PostgreSQL cannot store", async () => {
  const url = "https://shop.example/odd";
  const product = buildSampleProduct({ title: "a\0b \ud83d", materials: ["wo\0ol", 'a "quote", {brace}'] });
  await cache.put(url, { ...good, product });
  const stored = await cache.get(url);
  expect(stored?.product).toMatchObject({ title: "ab \ufffd", materials: ["wool", 'a "quote", {brace}'] });
});

test("stores page descriptions of any length", async () => {
  const url = "https://shop.example/long";
  const product = buildSampleProduct({ description: "x".repeat(300_000) });
  await cache.put(url, { ...good, product });
  expect((await cache.get(url))?.product).toEqual(product);
});

test("does not cache a page with a URL that is too long for the index", async () => {
  const url = `https://shop.example/${"a".repeat(3_000)}`;
  await cache.put(url, good);
  expect(await cache.get(url)).toBeNull();
  expect(await cache.withLock(url, async () => "read", signal)).toBe("read");
});

test("allows one reader per URL across all servers, while reads of other URLs proceed", async () => {
  let reading = 0;
  let most = 0;
  const read = async () => {
    most = Math.max(most, ++reading);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return reading--;
  };
  const url = "https://shop.example/busy";
  await Promise.all([cache, elsewhere, cache, elsewhere].map((side) => side.withLock(url, read, signal)));
  expect(most).toBe(1);

  const answer = await cache.withLock(
    url,
    () => elsewhere.withLock("https://shop.example/quiet", async () => "read", signal),
    signal,
  );
  expect(answer).toBe("read");
  expect(await db.$count(productReaders)).toBe(0);
});

test("makes readers on one server wait for each other without querying the database", async () => {
  const url = "https://shop.example/queue";
  const held = Promise.withResolvers<void>();
  const first = cache.withLock(url, () => held.promise, signal);
  await expect.poll(() => db.$count(productReaders)).toBe(1);
  const asked = vi.spyOn(db, "insert");
  const leaving = new AbortController();
  const left = cache.withLock(url, async () => "left", leaving.signal);
  const last = cache.withLock(url, async () => "last", signal);
  leaving.abort(new Error("gone"));
  expect(asked).not.toHaveBeenCalled();
  held.resolve();
  await expect(left).rejects.toThrow("gone");
  expect(await last).toBe("last");
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
  await first;
});

test("releases the URL when its reader fails or dies", async () => {
  const url = "https://shop.example/fails";
  const failing = cache.withLock(url, () => Promise.reject(new Error("no response")), signal);
  await expect(failing).rejects.toThrow("no response");
  expect(await elsewhere.withLock(url, async () => "read", signal)).toBe("read");

  await db.insert(productReaders).values({ url, reader: "dead", expiresAt: sql`now() - interval '1 second'` });
  expect(await cache.withLock(url, async () => "read again", signal)).toBe("read again");
});

test("stops waiting for another reader if aborted", async () => {
  const url = "https://shop.example/left";
  const reading = Promise.withResolvers<string>();
  const first = cache.withLock(url, () => reading.promise, signal);
  await expect.poll(() => db.$count(productReaders)).toBe(1);
  const leaving = new AbortController();
  const second = elsewhere.withLock(url, async () => "read", leaving.signal);
  leaving.abort(new Error("left the page"));
  await expect(second).rejects.toThrow();
  reading.resolve("read first");
  expect(await first).toBe("read first");
});

test("renews the lock on a URL for as long as reading takes", async () => {
  const url = "https://shop.example/long";
  const reading = Promise.withResolvers<string>();
  const first = cache.withLock(url, () => reading.promise, signal);
  const held = async () => (await db.select().from(productReaders))[0]?.expiresAt.getTime() ?? 0;
  await expect.poll(held).toBeGreaterThan(0);
  await db.update(productReaders).set({ expiresAt: sql`expires_at - interval '1 second'` });
  const until = await held();
  await expect.poll(held).toBeGreaterThan(until);
  reading.resolve("read");
  await first;
  expect(await db.$count(productReaders)).toBe(0);
});
