import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it, vi } from "vitest";
import type { ExtractionPool } from "./extraction-pool.ts";
import { createExtractionPool } from "./extraction-pool.ts";

const PAGE = '<title>Linen Shirt</title><h1>Linen Shirt</h1><p class="price">$49.00</p><p>100% linen</p>';
let pool: ExtractionPool | null = null;
afterEach(() => pool?.close());

const task = (html: string) => ({
  bytes: new Uint8Array(Buffer.from(html)),
  contentType: "text/html; charset=utf-8",
  url: "https://shop.example/p",
});
/** The processes that read pages for one parent. */
const readersOf = (pid: number | undefined) =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+).*extraction-process/.exec(line))
    .filter((line) => line !== null && Number(line[2]) === pid)
    .map((line) => Number(line?.[1]));
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const by = (askedBy: string, signal = new AbortController().signal) => ({ askedBy, signal });

it("reads several concurrently requested pages in a separate process", async () => {
  pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
  const { extract } = pool;
  const products = await Promise.all([PAGE, PAGE.replace("49", "59")].map((html) => extract(task(html), by("ada"))));
  expect(products.map(({ price }) => price?.amount)).toEqual(["49.00", "59.00"]);
});

it("reports why a page is not a product page, and reads the next one", async () => {
  pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
  await expect(pool.extract(task("<h1>Robot check</h1><p>Complete the CAPTCHA</p>"), by("ada"))).rejects.toThrow(
    "only lets people in",
  );
  expect((await pool.extract(task(PAGE), by("ada"))).title).toBe("Linen Shirt");
});

it("abandons a page at the deadline, and reads the same page when given enough time", async () => {
  // Nothing can be read within a millisecond, so the deadline always passes first.
  pool = createExtractionPool({ timeMs: 1, memoryMb: 128, processes: 1 });
  await expect(pool.extract(task(PAGE), by("ada"))).rejects.toThrow("too complicated");
  await pool.close();
  pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
  expect((await pool.extract(task(PAGE), by("ada"))).title).toBe("Linen Shirt");
});

it("abandons a page that needs too much memory, and reads the next one", async () => {
  pool = createExtractionPool({ timeMs: 60_000, memoryMb: 40, processes: 1 });
  const hungry = "<p class=a id=b data-c=d>x".repeat(200_000);
  await expect(pool.extract(task(hungry), by("ada"))).rejects.toThrow("too complicated");
  expect((await pool.extract(task(PAGE), by("ada"))).title).toBe("Linen Shirt");
});

it("alternates between callers, so that one with many pages does not hold up the others", async () => {
  pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
  const { extract } = pool;
  const order: string[] = [];
  const read = (askedBy: string) => extract(task(PAGE), by(askedBy)).then(() => order.push(askedBy));
  await Promise.all([read("ada"), read("ada"), read("ada"), read("bob"), read("eve")]);
  expect(order).toEqual(["ada", "bob", "eve", "ada", "ada"]);
});

it("reads other callers' pages in a second process while one page is slow", async () => {
  pool = createExtractionPool({ timeMs: 60_000, memoryMb: 512, processes: 2 });
  const { extract } = pool;
  const order: string[] = [];
  const read = (askedBy: string, html: string) =>
    extract(task(html), by(askedBy)).then(
      () => order.push(askedBy),
      () => order.push(askedBy),
    );
  // Both processes have started before the measurement.
  await Promise.all([read("ada", PAGE), read("bob", PAGE)]);
  const tangled = read("ada", '<div class="a"><p data-b="c">€1.90 <b>wool'.repeat(45_000));
  await read("bob", PAGE);
  await read("bob", PAGE);
  await tangled;
  expect(order.slice(2)).toEqual(["bob", "bob", "ada"]);
});

it("drops a queued page when its caller leaves", async () => {
  pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
  const leaving = new AbortController();
  const first = pool.extract(task(PAGE), by("ada"));
  const second = pool.extract(task(PAGE), by("bob", leaving.signal));
  leaving.abort(new Error("left the page"));
  await expect(second).rejects.toThrow("left the page");
  expect((await first).title).toBe("Linen Shirt");
});

it("keeps its process running on SIGINT and SIGTERM, and ends it when the pool is closed", async () => {
  pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
  await pool.extract(task(PAGE), by("ada"));
  const [reader = 0] = readersOf(process.pid);
  for (const signal of ["SIGINT", "SIGTERM"]) process.kill(reader, signal);
  expect((await pool.extract(task(PAGE), by("ada"))).title).toBe("Linen Shirt");
  expect(readersOf(process.pid)).toEqual([reader]);
  await pool.close();
  expect(isThere(reader)).toBe(false);
});

it("leaves no process behind when its parent is killed", async () => {
  const code = `
    import { createExtractionPool } from ${JSON.stringify(new URL("extraction-pool.ts", import.meta.url).href)};
    const pool = createExtractionPool({ timeMs: 20_000, memoryMb: 128, processes: 1 });
    const page = { bytes: Buffer.from(${JSON.stringify(PAGE)}), contentType: "text/html", url: "https://shop.example/p" };
    await pool.extract(page, { askedBy: "ada", signal: new AbortController().signal });
    process.stdout.write("read");
    setInterval(() => {}, 60_000);`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  const [reader = 0] = readersOf(server.pid);
  expect(isThere(reader)).toBe(true);
  server.kill("SIGKILL");
  await vi.waitFor(() => expect(isThere(reader)).toBe(false), 20_000);
});
