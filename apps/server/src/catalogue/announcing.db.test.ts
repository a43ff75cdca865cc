import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchImportedProducts } from "@dupewise/api/catalogue/match-imported";
import { parseJobData, type JobData } from "@dupewise/api/ports/jobs";
import { startMatchingServices } from "@dupewise/api/testing/start-matching-services";
import { createDownloader } from "@dupewise/reader/fetch/feed-download";
import { expect, it, onTestFinished } from "vitest";
import { Feed } from "./feeds-file.ts";
import { runImport } from "./run-import.ts";

const COAT = {
  id: "1",
  url: "https://shop.example/coat",
  title: "Belted wrap coat in camel",
  brand: "Halden",
  description: "A coat with a belt.",
  price: "89 EUR",
  material: "100% wool",
};
const ITEM = { productName: "Camel belted wool wrap coat", manufacturer: "Maison Exemple", similarityThreshold: 60 };
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...COAT, id: `c${at}`, url: `${COAT.url}/${at}` }));

/** Starts services with alerts, and a feed whose new products are announced to them. */
async function startAnnouncing() {
  const world = await startMatchingServices();
  const folder = mkdtempSync(join(tmpdir(), "dupewise-feed-"));
  const downloader = createDownloader();
  onTestFinished(async () => {
    await downloader.close();
    rmSync(folder, { recursive: true });
  });
  const { signal } = new AbortController();
  /** Imports these products as the whole feed, runs the queued jobs the given number of times, and returns them. */
  const announce = async (items: readonly object[], { name = "shop", times = 1 } = {}) => {
    const location = join(folder, `${name}.jsonl`);
    writeFileSync(location, items.map((item) => `${JSON.stringify(item)}\n`).join(""));
    const queued: JobData<"match-imported">[] = [];
    const outcome = await runImport({
      database: world.database,
      downloader,
      enqueue: async (_tx, job, data) => {
        expect(job).toBe("match-imported");
        queued.push(parseJobData("match-imported", data));
      },
      feed: Feed.parse({ name, format: "jsonl", location, allowFewer: true }),
      report: () => {},
      signal,
    });
    expect(outcome.state).toBe("published");
    for (let time = 0; time < times; time += 1) {
      for (const job of queued) await matchImportedProducts(world.services, job, signal);
    }
    return queued;
  };
  const urls = async () => (await world.matches()).map(({ url }) => url);
  return { ...world, announce, urls };
}

it("notifies the owner of a matching alert about a new product once, in the daily summary rather than immediately", async () => {
  const { person, alert, announce, matches, mails, digest } = await startAnnouncing();
  const id = await alert(await person(), ITEM);
  await announce([COAT, { ...COAT, id: "boots", url: "https://shop.example/boots", title: "Brown ankle boots" }], {
    times: 2,
  });
  expect(await matches()).toMatchObject([{ alert: id, url: COAT.url, mailed: false }]);
  expect(await mails()).toEqual([]);
  await digest();
  expect(await mails()).toMatchObject([{ kind: "digest", alerts: [{ found: [{ url: COAT.url, price: "89 EUR" }] }] }]);
  await digest();
  expect(await mails()).toHaveLength(1);
});

it("does not announce an existing product that is unchanged, cheaper, back in stock or in another feed", async () => {
  const { person, alert, announce, urls } = await startAnnouncing();
  await announce([COAT, ...many(1)]);
  await alert(await person(), ITEM);
  expect(await announce([COAT])).toEqual([]);
  expect(await announce([{ ...COAT, price: "79 EUR" }, ...many(1)])).toEqual([]);
  expect(await announce([COAT], { name: "network" })).toHaveLength(1);
  expect(await urls()).toEqual([]);
});

it("never announces products that cannot be bought or whose URLs contain credentials", async () => {
  const { person, alert, announce, urls, sql } = await startAnnouncing();
  await alert(await person(), ITEM);
  await announce([
    { ...COAT, available: false },
    { ...COAT, id: "2", url: `${COAT.url}?token=abc` },
  ]);
  expect(await urls()).toEqual([]);
  expect(await sql`select from products`).toEqual([]);
});

it("stores only feed products whose appearance matches an alert", async () => {
  const { person, alert, announce, sql } = await startAnnouncing();
  await announce(many(3));
  expect(await sql`select from products`).toEqual([]);
  await alert(await person(), ITEM);
  await announce([...many(3), COAT]);
  expect(await sql`select url, last_scraped_at from products`).toEqual([{ url: COAT.url, last_scraped_at: null }]);
});

it("reports at most twenty feed products a day for each alert, cheapest first", async () => {
  const { person, alert, announce, urls, sql } = await startAnnouncing();
  await alert(await person(), ITEM);
  const jobs = await announce([
    ...many(120).map((item, at) => ({ ...item, price: `${200 - at} EUR` })),
    { ...COAT, price: "20 EUR", id: "a" },
  ]);
  expect(jobs.map(({ productIds }) => productIds.length)).toEqual([100, 21]);
  const first = await urls();
  expect(first).toHaveLength(20);
  expect(first[0]).toBe(COAT.url);
  await announce([...many(120), ...many(140).slice(120)]);
  expect(await urls()).toHaveLength(20);
  await sql`update notification_matches set created_at = now() - interval '25 hours'`;
  await announce(many(145));
  expect(await urls()).toHaveLength(25);
});
