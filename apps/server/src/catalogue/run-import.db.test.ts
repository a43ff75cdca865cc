import { createServer } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { createDownloader } from "@dupewise/reader/fetch/feed-download";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { expect, it, onTestFinished } from "vitest";
import { Feed } from "./feeds-file.ts";
import { runImport } from "./run-import.ts";

const COAT = { id: "1", url: "https://shop.example/coat", title: "Camel wool coat", price: "179 EUR", color: "camel" };
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ ...COAT, id: String(from + at), url: `${COAT.url}/${from + at}` }));

/** An empty catalogue, and a feed file to fill it from. */
async function startCatalogue() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "dupewise-feed-"));
  const downloader = createDownloader({ permits: (address) => address === "127.0.0.1" });
  onTestFinished(async () => {
    await downloader.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const location = join(folder, "feed.jsonl");
  const write = (items: readonly unknown[]) =>
    writeFileSync(location, items.map((item) => (typeof item === "string" ? item : JSON.stringify(item))).join("\n"));
  const run = (changes: object = {}, signal = new AbortController().signal, report = () => {}) =>
    runImport({
      database,
      downloader,
      enqueue: null,
      feed: Feed.parse({ name: "shop", format: "jsonl", location, ...changes }),
      report,
      signal,
    });
  const live = () =>
    database.sql<{ key: string; title: string; price: string }[]>`
      select key, title, price from catalogue_products where retired_at is null and is_available order by key`;
  return { database, write, run, live, location };
}

it("adds a feed's new products, updates changed ones, retires missing ones, and leaves all others unchanged", async () => {
  const { database, write, run, live } = await startCatalogue();
  write([COAT, { ...COAT, id: "2" }, { ...COAT, id: "3" }]);
  expect((await run()).record).toMatchObject({ state: "published", read: 3, added: 3, changed: 0, unchanged: 0 });
  const before = await database.sql`select id, xmin::text from catalogue_products where key = '1'`;
  write([COAT, { ...COAT, id: "2", price: "149 EUR" }, { ...COAT, id: "4", available: false }]);
  expect((await run()).record).toMatchObject({ added: 1, changed: 1, unchanged: 1, retired: 1 });
  expect(await live()).toMatchObject([
    { key: "1", price: "179" },
    { key: "2", price: "149" },
  ]);
  expect(await database.sql`select id, xmin::text from catalogue_products where key = '1'`).toEqual(before);
  write([COAT, { ...COAT, id: "2" }, { ...COAT, id: "3" }]);
  expect((await run()).record).toMatchObject({ added: 0, changed: 2, unchanged: 1, retired: 1 });
  expect((await live()).map(({ key }) => key)).toEqual(["1", "2", "3"]);
  expect(await database.sql`select from catalogue_staged`).toEqual([]);
});

it("skips and reports malformed rows", async () => {
  const { write, run, live } = await startCatalogue();
  write([COAT, "{"]);
  expect((await run()).record).toMatchObject({
    read: 2,
    added: 1,
    malformed: 1,
    problems: [{ line: 2, problem: "the line is not valid JSON" }],
  });
  expect(await live()).toHaveLength(1);
});

it("chooses an available variant of a product with several sizes", async () => {
  const { write, run, live } = await startCatalogue();
  const size = { ...COAT, group: "g", available: false };
  write([size, { ...size, id: "2", available: true, title: "Camel wool coat M" }, { ...size, id: "3" }]);
  expect((await run()).record).toMatchObject({ read: 3, added: 1 });
  expect(await live()).toMatchObject([{ key: "g/camel", title: "Camel wool coat M" }]);
});

it.each<[string, readonly unknown[], object, RegExp]>([
  ["too many of its rows are unreadable", [...many(50), ...Array.from({ length: 10 }, () => "{")], {}, /10 of 60 rows/],
  ["it lacks most of its earlier products", many(20), {}, /lacks 30 of the 50/],
  ["it is empty", [], {}, /the feed is empty/i],
  ["it has another format", many(50), { format: "google-xml" }, /the feed is empty/i],
])("rolls back the entire feed if %s", async (_why, items, changes, reason) => {
  const { write, run, live, database } = await startCatalogue();
  write(many(50));
  await run();
  const before = await live();
  write(items);
  const outcome = await run(changes);
  expect(outcome).toMatchObject({ state: "rolled-back", reason: expect.stringMatching(reason) });
  expect(await live()).toEqual(before);
  expect(await database.sql`select from catalogue_staged`).toEqual([]);
});

it("accepts a much smaller feed if that is explicitly allowed", async () => {
  const { write, run, live } = await startCatalogue();
  write(many(50));
  await run();
  write(many(20));
  expect((await run({ allowFewer: true })).state).toBe("published");
  expect(await live()).toHaveLength(20);
});

it("resumes an interrupted import of the same file, and starts over for a different file", async () => {
  const { write, run, live, database } = await startCatalogue();
  write(many(120));
  const stopping = new AbortController();
  await expect(run({}, stopping.signal, () => stopping.abort())).rejects.toThrow();
  expect(await live()).toEqual([]);
  const [staged] = await database.sql`select count(*)::int from catalogue_staged`;
  expect(staged?.count).toBe(100);
  // Its process is gone, so the lease is ended here.
  await database.sql`update catalogue_imports set lease_expires_at = now()`;
  expect((await run()).record).toMatchObject({ state: "published", read: 120, added: 120 });
  expect(await database.sql`select state from catalogue_imports`).toHaveLength(1);
  write(many(140));
  const again = new AbortController();
  await expect(run({}, again.signal, () => again.abort())).rejects.toThrow();
  await database.sql`update catalogue_imports set lease_expires_at = now() where lease_expires_at is not null`;
  write(many(130));
  expect((await run()).record).toMatchObject({ read: 130, added: 10, unchanged: 120 });
});

it("reports that a feed is busy while another worker is importing it", async () => {
  const { write, run, live, database } = await startCatalogue();
  write(many(60));
  const first = await database.sql.begin(async (tx) => {
    // Blocks the first import's publishing, which has locked its row by then.
    await tx`lock table catalogue_products in share mode`;
    const running = run();
    // If an expectation fails, nobody awaits this import, whose connection then closes.
    running.catch(() => undefined);
    const waiting = () => database.sql`
      select from pg_locks where not granted and locktype = 'relation' and relation = 'catalogue_products'::regclass`;
    await expect.poll(waiting).toHaveLength(1);
    expect((await run()).state).toBe("busy");
    return { running };
  });
  expect((await first.running).state).toBe("published");
  expect(await live()).toHaveLength(60);
});

it("downloads a feed from the web, compressed or not, and rejects URLs that the policy forbids", async () => {
  const { run, live } = await startCatalogue();
  const feed = gzipSync(JSON.stringify(COAT));
  const server = createServer((request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "http://169.254.169.254/feed.jsonl" }).end();
    else response.writeHead(200, { etag: '"1"', "content-type": "application/gzip" }).end(feed);
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  expect((await run({ location: `http://127.0.0.1:${port}/feed.jsonl.gz` })).state).toBe("published");
  expect(await live()).toHaveLength(1);
  await expect(run({ location: `http://127.0.0.1:${port}/moved` })).rejects.toThrow("public website");
});

it("reads all pages of a shop's product list", async () => {
  const { run, live } = await startCatalogue();
  const product = (id: number) => ({
    id,
    title: "Camel coat",
    handle: `coat-${id}`,
    variants: [{ id, price: "9.00" }],
  });
  const pages = [[product(1), product(2)], [product(3)], []];
  const server = createServer((request, response) => {
    const page = Number(new URL(request.url ?? "", "http://shop").searchParams.get("page"));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ products: pages[page - 1] }));
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  expect(
    (await run({ format: "shopify", location: `http://127.0.0.1:${port}`, currency: "EUR" })).record,
  ).toMatchObject({
    state: "published",
    added: 3,
  });
  expect((await live()).map(({ key, price }) => [key, price])).toEqual([
    ["1", "9.00"],
    ["2", "9.00"],
    ["3", "9.00"],
  ]);
});
