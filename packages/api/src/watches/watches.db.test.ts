import { deleteOldPrices } from "@dupewise/db/queries/watches/watched-pages";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { UNKNOWN_PRODUCT, type Product } from "@dupewise/domain/product/product";
import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";
import { parseJobData } from "../ports/jobs.ts";
import { queuePriceChecks, readPrice } from "./read-price.ts";

const URL = "https://shop.example/coat";
const COAT: Product = {
  ...UNKNOWN_PRODUCT,
  url: URL,
  title: "Wool coat",
  price: { amount: "100.00", currency: "EUR" },
};
const SIGNAL = new AbortController().signal;

async function start() {
  const shop = new Map<string, Product>([[URL, COAT]]);
  let reads = 0;
  const caller = await startCaller({
    readProduct: async (url) => {
      reads += 1;
      const product = shop.get(url) ?? (isProductUrl(url) ? undefined : { ...UNKNOWN_PRODUCT, title: url });
      if (product) return product;
      const cause = new Error("the shop asks programs not to read this page");
      throw new DomainError("scraping_failed", `Unable to access ${url}: ${cause.message}`, {}, { cause });
    },
  });
  const { services, sql, jobs } = caller;
  const price = (amount: string, more: Partial<Product> = {}, currency = "EUR") =>
    shop.set(URL, { ...COAT, price: { amount, currency }, ...more });
  /** Moves everything stored this many days into the past. */
  const pass = async (days: number) => {
    await sql`update page_prices set day = day - ${days}::int`;
    await sql`update watched_pages set next_read_at = next_read_at - make_interval(days => ${days}), read_at = read_at - make_interval(days => ${days})`;
  };
  /** Does a worker's job: queues what is due and reads it. */
  const work = async () => {
    const from = jobs.length;
    await queuePriceChecks(services);
    for (const { name, data } of jobs.slice(from)) {
      if (name === "read-price") await readPrice(services, parseJobData(name, data), SIGNAL);
    }
    return jobs.length - from;
  };
  const mails = () =>
    sql<{ content: { kind: string; news: string } }[]>`select content from mail_outbox where kind = 'watch'`;
  return { ...caller, shop, price, pass, work, mails, reads: () => reads };
}

describe("watching a price", () => {
  it("starts at the page's price, and notifies a premium account of a drop once, by email and in the app", async () => {
    const { signUp, makePremium, price, pass, work, mails } = await start();
    const { call } = await signUp();
    await makePremium();
    const { id, ...watch } = await call.watches.create({ of: { url: `${URL}?utm_source=x` }, dropPercent: 20 });
    expect(watch).toMatchObject({
      url: URL,
      title: "Wool coat",
      startPrice: COAT.price,
      price: COAT.price,
      news: null,
    });
    expect(await work()).toBe(0);
    price("80.00");
    await pass(2);
    await work();
    expect(await call.watches.get({ id })).toMatchObject({
      price: { amount: "80.00", currency: "EUR" },
      news: { kind: "dropped", price: { amount: "80.00", currency: "EUR" } },
      lowest: { amount: "80.00" },
      verdict: { kind: "too-early" },
    });
    await pass(2);
    await work();
    expect((await mails()).map(({ content }) => content.news)).toEqual(["dropped"]);
    expect((await call.watches.get({ id })).history.map(({ amount }) => amount)).toEqual(["100.00", "80.00", "80.00"]);
  });

  it("notifies a free account only in the app", async () => {
    const { signUp, price, pass, work, mails } = await start();
    const { call } = await signUp();
    await call.watches.create({ of: { url: URL }, below: "90" });
    price("85");
    await pass(2);
    await work();
    expect(await call.watches.list()).toMatchObject([{ news: { kind: "below" } }]);
    expect(await mails()).toEqual([]);
  });

  it("notifies that a product is back in stock, but not of a lower price in another currency", async () => {
    const { signUp, price, pass, work } = await start();
    const { call } = await signUp();
    const { id } = await call.watches.create({ of: { url: URL }, backInStock: true, below: "60" });
    price("100.00", { soldOut: true });
    await pass(2);
    await work();
    expect(await call.watches.get({ id })).toMatchObject({ isAvailable: false, news: null });
    price("50", {}, "USD");
    await pass(2);
    await work();
    expect(await call.watches.get({ id })).toMatchObject({
      isAvailable: true,
      price: COAT.price,
      news: { kind: "back" },
      history: [{ currency: "EUR" }, { currency: "EUR" }],
    });
  });

  it("records one price a day, no matter how often it is checked", async () => {
    const { signUp, price, services, sql } = await start();
    const [ada, bea] = [await signUp(), await signUp("bea@example.com")];
    await ada.call.watches.create({ of: { url: URL } });
    price("99");
    const { id } = await bea.call.watches.create({ of: { url: URL } });
    const [page] = await sql<{ id: number }[]>`select id from watched_pages`;
    await Promise.all([1, 2].map(() => readPrice(services, { pageId: page?.id ?? 0 }, SIGNAL)));
    expect((await bea.call.watches.get({ id })).history).toMatchObject([{ amount: "99" }]);
    expect(await ada.call.watches.list()).toMatchObject([{ price: { amount: "99" } }]);
  });
});

describe("checking prices", () => {
  it("checks one page of a shop at a time, on only one of two workers", async () => {
    const { signUp, makePremium, services, shop, jobs, pass } = await start();
    const { call } = await signUp();
    await makePremium();
    for (const name of ["a", "b"]) {
      shop.set(`https://shop.example/${name}`, COAT);
      await call.watches.create({ of: { url: `https://shop.example/${name}` } });
    }
    shop.set("https://other.example/c", COAT);
    await call.watches.create({ of: { url: "https://other.example/c" } });
    await pass(2);
    const queued = () => jobs.filter(({ name }) => name === "read-price").length;
    await Promise.all([queuePriceChecks(services), queuePriceChecks(services)]);
    expect(new Set(jobs.filter(({ name }) => name === "read-price").map(({ data }) => JSON.stringify(data))).size).toBe(
      queued(),
    );
    await queuePriceChecks(services);
    expect(queued()).toBe(3);
  });

  it("waits longer after each failure, reports the reason, and recovers after a shop has been down for a week", async () => {
    const { signUp, sql, shop, pass, work, price } = await start();
    const { call } = await signUp();
    const { id } = await call.watches.create({ of: { url: URL } });
    shop.delete(URL);
    const waits: number[] = [];
    for (let day = 0; day < 7; day += 2) {
      await pass(2);
      await work();
      const [page] = await sql<
        { hours: number }[]
      >`select round(extract(epoch from next_read_at - now()) / 3600)::int as hours from watched_pages`;
      waits.push(page?.hours ?? 0);
    }
    expect(waits).toEqual([6, 12, 24, 48]);
    expect(await call.watches.get({ id })).toMatchObject({
      problem: "the shop asks programs not to read this page",
      price: COAT.price,
    });
    price("95");
    await pass(2);
    await work();
    expect(await call.watches.get({ id })).toMatchObject({ problem: null, price: { amount: "95" }, history: [{}, {}] });
  });

  it("survives a clock jump without a page waiting forever or a price being dated in the future", async () => {
    const { signUp, sql, pass, work, price, services } = await start();
    const { call } = await signUp();
    const { id } = await call.watches.create({ of: { url: URL } });
    await pass(-400);
    price("90");
    expect(await work()).toBe(1);
    expect((await call.watches.get({ id })).history).toMatchObject([{ amount: "90" }]);
    await deleteOldPrices(services.database.db);
    expect(await sql`select amount from page_prices`).toEqual([{ amount: "90" }]);
  });

  it("uses a feed's price as soon as it is published, without fetching the shop's page", async () => {
    const { signUp, sql, work, reads } = await start();
    const { call } = await signUp();
    const { id } = await call.watches.create({ of: { url: URL }, dropPercent: 10 });
    await sql`
      with source as (insert into catalogue_sources (name, format, location, imported_at) values ('f', 'jsonl', '/f', now()) returning id),
        shelf as (insert into catalogue_shelves (kind, color, material) values ('coat', '', '') returning id)
      insert into catalogue_products (source_id, key, digest, url, title, price, currency, is_available, product, facts, engine_version, terms, shelf_id)
      select source.id, '1', 'x', ${URL}, 'Coat', 70, 'EUR', true, '{}', '{}', 1, ''::tsvector, shelf.id from source, shelf`;
    const before = reads();
    expect(await work()).toBe(1);
    expect(reads()).toBe(before);
    expect(await call.watches.get({ id })).toMatchObject({ price: { amount: "70" }, news: { kind: "dropped" } });
    expect(await work()).toBe(0);
  });
});

describe("a comparison's side", () => {
  it("can be watched at its link, under its product name, unless it is pasted text", async () => {
    const { signUp } = await start();
    const { call } = await signUp();
    const { id } = await call.comparisons.create({ originalUrl: URL, dupeUrl: "Acrylic coat, $40" });
    const watch = await call.watches.create({ of: { comparisonId: id, side: "original" }, dropPercent: 10 });
    expect(watch).toMatchObject({ url: URL, title: "Wool coat", comparisonId: id });
    expect(
      await captureErrorResponse(call.watches.create({ of: { comparisonId: id, side: "alternative" } })),
    ).toMatchObject({
      status: 400,
    });
  });

  it("keeps a captured price from the watches of other shoppers", async () => {
    const { signUp } = await start();
    const [ada, bea] = [await signUp(), await signUp("bea@example.com")];
    const closed = "https://closed.example/coat";
    const watched = await ada.call.watches.create({ of: { url: closed }, dropPercent: 10 });
    expect(watched).toMatchObject({
      price: null,
      title: "closed.example",
      problem: expect.stringContaining("asks programs"),
    });
    const other = await bea.call.watches.create({ of: { url: closed } });
    const pageOf = (price: string) => ({
      url: closed,
      html: `<script type="application/ld+json">{"@type":"Product","name":"Wool coat","offers":{"@type":"Offer","price":"${price}","priceCurrency":"EUR"}}</script><h1>Wool coat</h1>`,
    });
    await ada.call.comparisons.createFromPages({ original: pageOf("200"), alternative: "Acrylic coat, 40 EUR" });
    await ada.call.comparisons.createFromPages({ original: pageOf("150"), alternative: "Acrylic coat, 40 EUR" });
    expect(await ada.call.watches.get(watched)).toMatchObject({
      startPrice: { amount: "200", currency: "EUR" },
      news: { kind: "dropped" },
      history: [{ amount: "150" }],
    });
    expect(await bea.call.watches.get(other)).toMatchObject({ price: null, history: [] });
  });
});

describe("an account's watches", () => {
  it("are private to the account", async () => {
    const { signUp } = await start();
    const [ada, bea] = [await signUp(), await signUp("bea@example.com")];
    const { id } = await ada.call.watches.create({ of: { url: URL } });
    for (const verb of ["get", "remove", "update"] as const) {
      expect(await captureErrorResponse(bea.call.watches[verb]({ id }))).toMatchObject({ status: 404 });
    }
  });

  it("are limited to one on the free plan and to the storage limit on premium", async () => {
    const { signUp, makePremium, sql } = await start();
    const ada = await signUp();
    const { id } = await ada.call.watches.create({ of: { url: URL } });
    const another = { of: { url: "https://shop.example/hat" } };
    expect(await captureErrorResponse(ada.call.watches.create(another))).toMatchObject({
      body: { code: "premium_required" },
    });
    await makePremium();
    await ada.call.watches.create(another);
    await sql`
      with pages as (insert into watched_pages (url) select 'https://x.example/' || n from generate_series(3, ${STORAGE_LIMITS.watches}) n returning id)
      insert into watches (user_id, page_id, title) select w.user_id, pages.id, 'x' from pages, watches w where w.id = ${id}`;
    expect(
      await captureErrorResponse(ada.call.watches.create({ of: { url: "https://shop.example/one-more" } })),
    ).toMatchObject({
      status: 409,
    });
  });

  it("are exported and deleted with the account, and a page without other watches is deleted later", async () => {
    const { signUp, sql, services } = await start();
    const { call } = await signUp();
    await call.watches.create({ of: { url: URL } });
    let exported = "";
    for await (const part of await call.auth.exportData()) exported += part;
    const all: unknown = JSON.parse(exported);
    expect(all).toMatchObject({ watches: [{ url: URL, prices: [{ amount: "100.00" }] }] });
    await call.auth.deleteAccount({ password: "lovelace1" });
    expect(await sql`select from watches`).toHaveLength(0);
    await sql`update watched_pages set read_at = now() - interval '31 days'`;
    await deleteOldPrices(services.database.db);
    expect(await sql`select from watched_pages`).toHaveLength(0);
  });
});
