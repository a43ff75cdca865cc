import { afterEach, expect, it } from "vitest";
import type { ExtractionPool } from "./extraction-pool.ts";
import { extractionPool } from "./extraction-pool.ts";

const PAGE = '<title>Linen Shirt</title><h1>Linen Shirt</h1><p class="price">$49.00</p><p>100% linen</p>';
let pool: ExtractionPool | null = null;
afterEach(() => pool?.close());

const task = (html: string) => ({
  bytes: new Uint8Array(Buffer.from(html)),
  contentType: "text/html; charset=utf-8",
  url: "https://shop.example/p",
});

it("reads pages away from the main thread, several at once", async () => {
  pool = extractionPool({ timeMs: 20_000, memoryMb: 128 });
  const { extract } = pool;
  const products = await Promise.all([PAGE, PAGE.replace("49", "59")].map((html) => extract(task(html))));
  expect(products.map(({ price }) => price?.amount)).toEqual(["49.00", "59.00"]);
});

it("says why a page is no product's, and reads the next one", async () => {
  pool = extractionPool({ timeMs: 20_000, memoryMb: 128 });
  await expect(pool.extract(task("<h1>Robot check</h1><p>Complete the CAPTCHA</p>"))).rejects.toThrow("only people");
  expect((await pool.extract(task(PAGE))).title).toBe("Linen Shirt");
});

it("gives up a page that takes too long, and reads the next one in a new worker", async () => {
  // No worker starts within a millisecond: whatever the page, the time is over before the answer.
  pool = extractionPool({ timeMs: 1, memoryMb: 128 });
  await expect(pool.extract(task(PAGE))).rejects.toThrow("too complicated");
  await pool.close();
  pool = extractionPool({ timeMs: 20_000, memoryMb: 128 });
  expect((await pool.extract(task(PAGE))).title).toBe("Linen Shirt");
});

it("gives up a page that takes too much memory, and reads the next one", async () => {
  pool = extractionPool({ timeMs: 60_000, memoryMb: 24 });
  const hungry = "<p class=a id=b data-c=d>x".repeat(200_000);
  await expect(pool.extract(task(hungry))).rejects.toThrow("too complicated");
  expect((await pool.extract(task(PAGE))).title).toBe("Linen Shirt");
});
